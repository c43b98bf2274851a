/** Silhouettes of the pieces, in a box of 36 by 36 units centred on the origin. `body` takes the player's colour. */

export interface Figure {
  readonly body: string
  /** Strokes and small parts over the body, in ink. */
  readonly detail: string
  /** Tools, drawn behind the body in wood and metal. */
  readonly tool?: string
  readonly mark: readonly [x: number, y: number]
}

const STANDING = 'M18 14.4C23.4 14.4 26 18 26.4 23.4L27 32.4H9L9.6 23.4C10 18 12.6 14.4 18 14.4Z'
const HEAD = 'M13.8 10.6a4.2 4.4 0 1 0 8.4 0a4.2 4.4 0 1 0-8.4 0Z'
const PILGRIM_HAT = 'M8.8 8.6H27.2V6.4H22.8L21.4 1H14.6L13.2 6.4H8.8Z'
const COWBOY_HAT =
  'M6.4 6.6C9 9.6 27 9.6 29.6 6.6C27.4 6.4 25 6.6 23.4 6L22.4 2.2C20.6.6 19.2 1.8 18 2.2C16.8 1.8 15.4.6 13.6 2.2L12.6 6C11 6.6 8.6 6.4 6.4 6.6Z'
/** Lying face down, head up on the left, one foot in the air. */
const LYING =
  'M9 21.6C13 19 18.6 19.4 23.4 21L28 21.6L29.8 14.8L28.8 12.6L32.8 11.6L34.4 14L32.6 23.4L31.2 26L35 27.4V30.8H8.4C4.8 30.8 3.2 28.6 3.8 25.8C4.4 23.8 6.4 22.6 9 21.6Z'
const LYING_HEAD = 'M4.8 16.8a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z'
const HOOD = 'M18 1.6C25 4.4 26.8 10 25.6 16.6H10.4C9.2 10 11 4.4 18 1.6Z'

export const FIGURES = {
  /** Mayflower: in a town. */
  merchant: {
    body: STANDING + HEAD + PILGRIM_HAT,
    detail: 'M13.4 6.2H22.6M14.4 15.6L18 19.4L21.6 15.6M9.4 25.6L14 25.6M22 25.6L26.6 25.6',
    tool: 'M25 22H32.4V31.4H25ZM26.8 22V19.8H30.6V22',
    mark: [18, 25.6],
  },
  /** Mayflower: on a road. */
  robber: {
    body: STANDING + HOOD,
    detail: 'M13 14.4C12.4 9.6 14.4 7.4 18 7.4C21.6 7.4 23.6 9.6 23 14.4M13 10.4H23V12.8H13ZM14 20L18 17L22 20',
    tool: 'M27.4 31L31.6 12.4L33.4 13L29.4 31.4ZM27.6 18.4L34.6 20',
    mark: [18, 25.6],
  },
  /** Mayflower: on a plain, lying in wait in a fur hat. */
  trapper: {
    body: `${LYING}${LYING_HEAD}M4 14.8C3.6 9 15 9 14.8 14.6L17 13.6Q19.6 15.4 18.4 20Q15.8 18 14.8 15Z`,
    detail: 'M4.2 14.6H14.8M22.8 21.2L24 30.6',
    tool: 'M-.6 24.6L12.6 24V26L5 26.4L3 28.4L-.6 26.4Z',
    mark: [18, 25.6],
  },
  /** Mayflower: on a farm. */
  farmer: {
    body: `${STANDING}${HEAD}M7.4 8.4Q18 5.6 28.6 8.4Q24.6 6 23.4 5.4Q22.4 1.6 18 1.6Q13.6 1.6 12.6 5.4Q11.4 6 7.4 8.4Z`,
    detail: 'M14 15.4V20M22 15.4V20M14 20H22',
    tool: 'M29.6 33V12M26.6 4.6V9.6Q26.6 12 29.6 12Q32.6 12 32.6 9.6V4.6M29.6 4.6V12',
    mark: [18, 25.6],
  },
  /** Gold Rush: in a city. */
  trader: {
    body: `${STANDING}${HEAD}M9.8 8.2H26.2V6.4H22.8V1H13.2V6.4H9.8Z`,
    detail: 'M13.2 5.4H22.8M18 16V20M15.2 16.2L18 18L20.8 16.2',
    tool: 'M25.4 22.4H32.6V31.4H25.4ZM27.4 22.4V20.2H30.6V22.4',
    mark: [18, 25.6],
  },
  /** Gold Rush: on a rail. */
  railwayman: {
    body: `${STANDING}${HEAD}M12.8 8.4C12.4 1.6 23.6 1.6 23.2 8.4H27L26.6 6.4L23 5.8`,
    detail: 'M13 6.4H23.2M14 15.4V20.4M22 15.4V20.4M14 20.4H22',
    tool: 'M28 33L30.2 10M24.6 9.4L34.6 10.4V7.4L25 6.6Z',
    mark: [18, 25.6],
  },
  /** Gold Rush: on a mountain. */
  prospector: {
    body: `${STANDING}${HEAD}${COWBOY_HAT}`,
    detail: 'M14.6 12.4Q18 17.6 21.4 12.4',
    tool: 'M28.4 33L29.8 10M22.8 13.2Q29.4 6 35.4 13.8Q29.6 9.8 22.8 13.2Z',
    mark: [18, 25.6],
  },
  /** Gold Rush: on a prairie, lying in the grass under a wide hat. */
  rancher: {
    body: `${LYING}${LYING_HEAD}M.4 14.6C4 16.4 15 16.4 18.6 14.6C16.6 14.4 15.4 14.2 14.2 13.6L13.2 10.4C11.6 9 10.6 10 9.4 10.4C8.2 10 7.2 9 5.6 10.4L4.6 13.6C3.4 14.2 2.4 14.4.4 14.6Z`,
    detail: 'M4.8 13.6Q9.4 14.8 14 13.6M22.8 21.2L24 30.6',
    mark: [18, 25.6],
  },
  /** Gold Rush: a claim of its own on a mountain. */
  tent: {
    body: 'M18 5L33.4 30.6H2.6Z',
    detail: 'M18 5V12L13.2 30.6M18 12L22.8 30.6M6 25L1.4 31.4M30 25L34.6 31.4',
    tool: 'M17.2 6V1.6H18.8V6ZM18.6 1.6L24.6 3.4L18.6 5.4Z',
    mark: [26.4, 26.2],
  },
  /** A settler or cowboy waiting in the supply. */
  settler: {
    body: STANDING + HEAD + PILGRIM_HAT,
    detail: 'M13.4 6.2H22.6M14.4 15.6L18 19.4L21.6 15.6',
    mark: [18, 25.6],
  },
  cowboy: { body: STANDING + HEAD + COWBOY_HAT, detail: 'M14.2 15L18 20L21.8 15', mark: [18, 25.6] },
} as const satisfies Record<string, Figure>
