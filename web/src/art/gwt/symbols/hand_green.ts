import { hand } from './hand'

export const handGreen = hand('#5f9055', '#2f4a2c')
