import { hand } from './hand'

export const handBlack = hand('#3d3a38', '#211f1e')
