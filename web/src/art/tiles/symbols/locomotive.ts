import { halo, shape, stroke } from './symbol'

/** An early steam engine, with a tall funnel and a cowcatcher. */
const CAB = 'M20.6 22.4V8.6H30V22.4Z'
const BOILER = 'M7 22.4V13.6H21V22.4Z'
const FUNNEL = 'M8.6 13.6V9.6L6.6 4.6H13.4L11.4 9.6V13.6Z'
const PLOUGH = 'M7 21.4L1.6 27H8.4Z'
const wheel = (x: number, r: number) =>
  `M${x - r} ${27 - r + 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const locomotive = [
  halo(`${CAB}${BOILER}${FUNNEL}${PLOUGH}${wheel(25, 4.6)}${wheel(11, 3)}M19.4 8.6Q25 5.4 31.2 8.6Z`),
  shape(PLOUGH, '#b8423c', '#2f2c2a', 1.2),
  shape(BOILER, '#4b5a58', '#2f2c2a', 1.3),
  shape(FUNNEL, '#3a3836', '#2f2c2a', 1.2),
  shape('M15 13.6V11Q16.6 9 18.2 11V13.6Z', '#d9a441', '#2f2c2a', 1),
  shape(CAB, '#8e3f35', '#2f2c2a', 1.3),
  shape('M22.8 11.4H27.8V16H22.8Z', '#f3e2ae', '#2f2c2a', 1),
  shape('M19.4 8.6Q25 5.4 31.2 8.6Z', '#3a3836', '#2f2c2a', 1.2),
  stroke('M12.6 13.8V22M17.4 13.8V22', '#d9a441', 1.3),
  shape(wheel(25, 4.6) + wheel(17.4, 3) + wheel(10.8, 3), '#c9463a', '#2f2c2a', 1.4),
  stroke('M10.8 26H25', '#2f2c2a', 1.6),
].join('')
