import { halo, shape } from '../../tiles/symbols/symbol'

const LEFT = 'M13.4 29.2C6.4 27.6 2.2 22 2.4 14.6L4.6 16.6C4 13.4 4.4 10.4 5.8 7.4L7.4 10C7.8 7 9.2 4.6 11.6 2.4L12.2 6'
const RIGHT =
  'M18.6 29.2C25.6 27.6 29.8 22 29.6 14.6L27.4 16.6C28 13.4 27.6 10.4 26.2 7.4L24.6 10C24.2 7 22.8 4.6 20.4 2.4L19.8 6'
const ROUND = 'M16 4.6a11.4 11.4 0 1 0 .01 0Z'

/** A laurel wreath. */
export const points = [
  halo(LEFT + RIGHT + ROUND, 3),
  shape(`${LEFT}C6.8 11 6 21 15.4 27ZM13.4 29.2${RIGHT.slice(9)}C25.2 11 26 21 16.6 27Z`, '#87964f', '#4a4a2a', 1.1),
  shape('M16 6.4a9.8 9.8 0 1 0 .01 0Z', '#f8efd2', '#6d6a3a', 1),
].join('')
