import { halo, shape, stroke } from '../../tiles/symbols/symbol'

/** Sheep's heads from the front: fleece in the breed's card colour, with the breed's ears, horns and forelock. */

const FLEECES = {
  round:
    'M16 3.4Q19.6 1.6 21.8 4.6Q25.6 4.4 26 8.2Q29.6 9.6 28.4 13.2Q31.2 16 28.6 19Q29.4 22.8 25.8 23.8Q25 27.6 21.2 27.2Q18.8 30.4 16 28.2Q13.2 30.4 10.8 27.2Q7 27.6 6.2 23.8Q2.6 22.8 3.4 19Q.8 16 3.6 13.2Q2.4 9.6 6 8.2Q6.4 4.4 10.2 4.6Q12.4 1.6 16 3.4Z',
  ringlets:
    'M16 3C20 1.8 24 4 25.6 7.6C29 9.6 28.6 13.6 30 16.4C30.8 19.6 28.6 21.2 29.4 25.4C27 25.4 26 24 25.6 22.6C25.6 25.4 25.8 27.4 24.6 29.6C22.4 29 21.8 27.4 21.4 25.6C20.6 28 19.6 29.6 18 30.8C16.8 29.6 16.2 28.4 16 27C15.8 28.4 15.2 29.6 14 30.8C12.4 29.6 11.4 28 10.6 25.6C10.2 27.4 9.6 29 7.4 29.6C6.2 27.4 6.4 25.4 6.4 22.6C6 24 5 25.4 2.6 25.4C3.4 21.2 1.2 19.6 2 16.4C3.4 13.6 3 9.6 6.4 7.6C8 4 12 1.8 16 3Z',
  broad:
    'M16 6.4Q22 3.6 25.4 8Q30.4 9.4 30 14.6Q32.4 18.6 29.4 22Q28.4 27.4 23 26.8Q20 30.4 16 28.4Q12 30.4 9 26.8Q3.6 27.4 2.6 22Q-.4 18.6 2 14.6Q1.6 9.4 6.6 8Q10 3.6 16 6.4Z',
  collar:
    'M7 18.6Q16 22.6 25 18.6Q29.4 19.4 28.8 23Q30.6 26.6 26.8 28Q24.6 31 21 29.4Q18.4 31.6 16 30Q13.6 31.6 11 29.4Q7.4 31 5.2 28Q1.4 26.6 3.2 23Q2.6 19.4 7 18.6Z',
} as const

const EARS = {
  side: 'M9.4 13.4Q4.6 10.2 1.8 12.6Q3.6 16.8 9.6 16.4ZM22.6 13.4Q27.4 10.2 30.2 12.6Q28.4 16.8 22.4 16.4Z',
  up: 'M10.4 11.6Q7 5.4 3.6 4.6Q2.8 10.4 9 14.6ZM21.6 11.6Q25 5.4 28.4 4.6Q29.2 10.4 23 14.6Z',
  droop:
    'M10.2 11.6Q4.4 8.6 .8 15.6Q-.4 20.4 1.8 22.4Q7.8 20.8 10.8 15.4ZM21.8 11.6Q27.6 8.6 31.2 15.6Q32.4 20.4 30.2 22.4Q24.2 20.8 21.2 15.4Z',
  small: 'M9.4 12Q6 9.6 4.8 12Q5.6 15 9.4 15ZM22.6 12Q26 9.6 27.2 12Q26.4 15 22.6 15Z',
} as const

const HORNS = {
  curl: 'M11.2 9C5.4 5.6 1 9.6 1.8 14.6C2.6 19.6 8 20 8.6 16.4C8.9 13.8 5.8 13.4 5.6 15.4M20.8 9C26.6 5.6 31 9.6 30.2 14.6C29.4 19.6 24 20 23.4 16.4C23.1 13.8 26.2 13.4 26.4 15.4',
  forward:
    'M11.4 8.6C4.6 6.4 1.6 11.6 2.6 16.6C3.4 20.2 6 22.4 9 21.6M20.6 8.6C27.4 6.4 30.4 11.6 29.4 16.6C28.6 20.2 26 22.4 23 21.6',
  four: 'M13.6 8C12.6 4.6 10.6 2.4 8 1.6M18.4 8C19.4 4.6 21.4 2.4 24 1.6M11.4 10C6 8 3 11 3 16M20.6 10C26 8 29 11 29 16',
} as const

const LOCKS = {
  topknot:
    'M10.6 11.6Q9.4 8 12 7.2Q13.2 4.4 16 5.6Q18.8 4.4 20 7.2Q22.6 8 21.4 11.6Q18.6 13.4 16 12.2Q13.4 13.4 10.6 11.6Z',
  forelock:
    'M9.8 9.6Q10.6 4 16 4.6Q21.4 4 22.2 9.6L22 17.4Q20.6 16.6 20 14.2L19 18.6Q17.4 17.6 17.2 14.8L16 19.4L14.8 14.8Q14.6 17.6 13 18.6L12 14.2Q11.4 16.6 10 17.4Z',
  cap: 'M9.4 15Q7.8 11.8 10 9.6Q10.2 6.2 13.4 6.4Q16 3.8 18.6 6.4Q21.8 6.2 22 9.6Q24.2 11.8 22.6 15Q20.4 16.8 19.4 14.4Q17.6 15.8 16 14.4Q14.4 15.8 12.6 14.4Q11.6 16.8 9.4 15Z',
  cheeks:
    'M9.2 21Q6.8 17.8 8.6 15Q7.6 11.6 10 9.6Q10.2 6 13.4 6.4Q16 3.8 18.6 6.4Q21.8 6 22 9.6Q24.4 11.6 23.4 15Q25.2 17.8 22.8 21Q20.8 23 20 20.4L20.4 15.4Q18 16.6 16 14.6Q14 16.6 11.6 15.4L12 20.4Q11.2 23 9.2 21Z',
} as const

const FACE =
  'M16 7.6C20.4 7.6 22.6 10.4 22 14.4L20.4 22.2C19.8 25 18.4 26.6 16 26.6C13.6 26.6 12.2 25 11.6 22.2L10 14.4C9.4 10.4 11.6 7.6 16 7.6Z'
const MUZZLE = 'M13.6 22.6Q16 21.2 18.4 22.6L16 24.6ZM16 24.6V25.8'

export interface Head {
  readonly fleece: keyof typeof FLEECES
  readonly colour: string
  readonly ears: keyof typeof EARS
  readonly face: string
  readonly horns?: keyof typeof HORNS
  readonly lock?: keyof typeof LOCKS
  readonly lockColour?: string
}

const INK = '#3f3732'
const isDark = (face: string): boolean => Number.parseInt(face.slice(1, 3), 16) < 110

function features(face: string): string {
  const light = isDark(face) ? '#f2e8d2' : INK
  return (
    shape(
      'M12.2 15.2a1.1 1.3 0 1 0 2.2 0a1.1 1.3 0 1 0-2.2 0ZM17.6 15.2a1.1 1.3 0 1 0 2.2 0a1.1 1.3 0 1 0-2.2 0Z',
      light,
      'none',
    ) + stroke(MUZZLE, light, 1.1)
  )
}

const horned = (d: string): string => stroke(d, '#f6eed9', 6) + stroke(d, '#5c4a38', 4) + stroke(d, '#d9c294', 2.2)

export function sheepHead({ fleece, colour, ears, face, horns, lock, lockColour }: Head): string {
  return [
    halo(FLEECES[fleece] + EARS[ears] + (lock ? LOCKS[lock] : ''), 3),
    shape(FLEECES[fleece], colour, INK, 1.2),
    horns ? '' : shape(EARS[ears], isDark(face) ? '#6d625b' : face, INK, 1.1),
    shape(FACE, face, INK, 1.2),
    features(face),
    lock ? shape(LOCKS[lock], lockColour ?? colour, INK, 1) : '',
    horns ? horned(HORNS[horns]) : '',
  ].join('')
}
