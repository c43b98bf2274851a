import { halo, shape, stroke } from './symbol'

const BODY =
  'M3.2 12.6L6.8 9.4L7.4 6.8L9.2 8.6C11 9.6 11.6 12 13 13.6C15.6 14.4 19 13.4 22.4 13.4C25.4 13.4 27 14.6 27.8 17L29 19.4L27 18.6C26.8 20.2 26.4 21.4 25.8 22.4L26.6 29.4H24.6L23 23.2C20.6 22.8 18 23 15.8 22.8L15.4 29.4H13.4L12.8 22.4C11.2 21.2 10.2 19.2 9.8 17C9.4 15 8.8 13.6 7.8 13L4.8 14.2Z'
const LEGS = 'M21.6 22L20.4 29.4H22.2L24 22ZM12.4 21L10.6 25.4L11.2 29.4H13L12.6 25.6L14.6 22Z'
const ANTLERS = 'M7.8 7.4C5.4 5.4 5.2 3 5.4 1.4M6 5.2L3 4M9 7.6C11.4 6.2 12 3.4 11.8 1.4M11 5.2L14 3.6'

export const deer = [
  halo(`${BODY}${LEGS}`),
  stroke(ANTLERS, '#f6eed9', 4),
  shape(LEGS, '#6d4a33', 'none'),
  stroke(ANTLERS, '#5c4332', 1.6),
  shape(BODY, '#8f6041', '#5c4332', 1),
  shape('M26.4 15.6L29 19.4L26.8 18.6Z', '#f6eed9', 'none'),
  shape('M6.2 10.6h.9v.9h-.9z', '#3d3a36', 'none'),
].join('')
