import { halo, shape } from '../../tiles/symbols/symbol'

const FLEECE =
  'M8.6 10Q9 6.4 12.4 6.8Q14.8 4 17.6 6Q20.6 4.4 22.4 7.2Q26.4 7 26.2 11Q28.8 13.4 26.6 16.2Q26.6 19.8 22.8 19.6H11.4Q8 19.8 8.2 16.2Q6.4 12.8 8.6 10Z'

/** A sheep in a market pen. */
export const sheepMarket = [
  halo(`${FLEECE}M1.6 16H30.4V28.6H1.6Z`, 3),
  shape(FLEECE, '#f3e9d3', '#4a403a', 1.3),
  shape('M3 12C3 9 5.2 7.4 8 7.8C10 8.2 10.6 9.8 10 11.8L8.2 15.4C7 17 4.8 16.8 3.8 15.2Z', '#5f564f', '#3f3732', 1),
  shape('M2 17.4H30V20.4H2ZM2 23.4H30V26.4H2Z', '#b98b52', '#4a3423', 1.1),
  shape('M4.4 15.4H7.6V29.6H4.4ZM14.4 15.4H17.6V29.6H14.4ZM24.4 15.4H27.6V29.6H24.4Z', '#a9784a', '#4a3423', 1.1),
].join('')
