import { shape, stroke } from '../../tiles/symbols/symbol'
import { bust } from './bust'

export const harbourmaster = [
  bust(
    '#34495a',
    'M8 8.8Q6.4 3 10.4 2.4Q16 .6 21.6 2.4Q25.6 3 24 8.8Q26 10.4 24.6 10.8Q16 8.4 7.4 10.8Q6 10.4 8 8.8Z',
    '#27323c',
    shape(
      'M11.2 12.4Q12 14 14 14Q16 12.8 18 14Q20 14 20.8 12.4Q22.4 20.8 16 21.4Q9.6 20.8 11.2 12.4Z',
      '#ece4d3',
      '#8d867c',
      0.9,
    ),
  ),
  stroke('M10.4 7.4Q16 5.6 21.6 7.4', '#dcb65a', 1.6),
  stroke('M16 22.6V29.4M13.4 24.6H18.6M11.8 26.6Q12.4 29.6 16 29.6Q19.6 29.6 20.2 26.6', '#e3c065', 1.7),
].join('')
