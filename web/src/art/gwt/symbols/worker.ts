import { stroke } from '../../tiles/symbols/symbol'
import { bust } from './bust'

/** A worker of any trade. */
export const worker = [
  bust('#b39a78', 'M9.2 9.4Q8.6 2.4 16.4 2.4Q23 2.4 23 7.6L27.4 9.6Q21 8.2 9.2 9.4Z', '#6d665d', ''),
  stroke('M12.4 19L16 23L19.6 19M16 23V29.6', '#4a403a', 1.2),
].join('')
