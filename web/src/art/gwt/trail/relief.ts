import { between, seeded } from '../../../board/random'
import { blob, curve, element, num, path } from '../../tiles/path'
import type { Point } from '../../tiles/types'
import { compassRose, shipAt } from '../../tiles/ships'
import { LAND, SEA } from '../palette'
import { coastline } from './coast'
import { MAP } from './layout'

/** The flat ground: the sea and its depths, the land's colour washes, rivers and lakes. */

const COAST = 'nw-gwt-coast'
const at = (...pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }))

/** Depth bands around the coast, each starting with a fine line. */
function depths(): string {
  const bands: readonly (readonly [width: number, fill: string])[] = [
    [250, SEA.deep],
    [160, SEA.mid],
    [84, SEA.shallow],
    [34, '#c4d6cc'],
  ]
  return bands
    .map(([width, fill], i) => {
      const edge = element('use', {
        href: `#${COAST}`,
        stroke: SEA.line,
        'stroke-width': width + 2,
        opacity: num(0.35 + i * 0.08),
      })
      return edge + element('use', { href: `#${COAST}`, stroke: fill, 'stroke-width': width })
    })
    .join('')
}

function waves(): string {
  const random = seeded('strait waves')
  const marks = Array.from(
    { length: 90 },
    () => `M${num(between(random, 10, MAP.width - 40))} ${num(between(random, 10, MAP.height - 10))}q5-5 10 0q5-5 10 0`,
  )
  return path(marks.join(''), {
    stroke: SEA.foam,
    'stroke-width': 1.3,
    opacity: '.6',
    'stroke-linecap': 'round',
    fill: 'none',
  })
}

/** High ground under the alps, and the eastern plains. */
const UPLAND = at(
  [36, 760],
  [30, 700],
  [92, 600],
  [132, 516],
  [200, 440],
  [330, 416],
  [450, 410],
  [520, 350],
  [548, 236],
  [640, 170],
  [740, 110],
  [812, 84],
  [880, 110],
  [800, 190],
  [700, 290],
  [640, 400],
  [560, 470],
  [500, 560],
  [360, 600],
  [250, 650],
  [120, 720],
)
const HIGH = at(
  [110, 600],
  [160, 500],
  [230, 450],
  [340, 430],
  [440, 430],
  [540, 380],
  [590, 260],
  [680, 180],
  [690, 250],
  [620, 330],
  [560, 440],
  [440, 480],
  [300, 530],
  [190, 600],
)
const PLAIN = at(
  [700, 800],
  [880, 770],
  [1040, 740],
  [1100, 640],
  [1090, 520],
  [1040, 430],
  [960, 450],
  [930, 560],
  [840, 640],
  [720, 720],
)
const SOUTHLAND = at([200, 800], [330, 800], [520, 810], [620, 770], [560, 690], [400, 680], [260, 720])

/** A wash that fades out in steps, like brushwork. */
const wash = (outline: readonly Point[], fill: string): string =>
  [64, 40, 18, 0]
    .map((width) =>
      path(blob(outline), { fill, stroke: fill, 'stroke-width': width, 'stroke-linejoin': 'round', opacity: '.24' }),
    )
    .join('')

const washes = (): string =>
  wash(PLAIN, '#dbd79e') + wash(SOUTHLAND, '#aebb78') + wash(UPLAND, LAND.upland) + wash(HIGH, '#d6c6a4')

/** Rivers, from the snow to the sea. */
export const RIVERS: readonly (readonly Point[])[] = [
  at([300, 560], [340, 590], [372, 640], [366, 700], [368, 770], [384, 842]),
  at([540, 452], [580, 480], [640, 520], [690, 560], [716, 630], [726, 700], [722, 770], [716, 814]),
  at([640, 430], [720, 442], [780, 452], [826, 500], [832, 570], [836, 640], [838, 740], [862, 806]),
  at([770, 420], [850, 446], [960, 446], [1060, 444], [1124, 440]),
  at([880, 150], [890, 168], [884, 190], [868, 196]),
  at([1000, 300], [1060, 290], [1096, 318], [1150, 340], [1176, 362]),
  at([440, 440], [420, 424], [412, 398]),
  at([660, 290], [612, 300], [560, 296], [518, 300]),
  at([226, 640], [210, 660], [120, 664], [62, 668]),
]

export const LAKES: readonly (readonly Point[])[] = [
  at([288, 556], [306, 546], [322, 566], [314, 588], [294, 578]),
  at([534, 440], [548, 436], [560, 458], [550, 470], [536, 460]),
  at([762, 418], [780, 410], [800, 420], [790, 434], [768, 432]),
  at([248, 628], [262, 618], [276, 636], [262, 660], [250, 648]),
]

function waters(): string {
  const streams = RIVERS.map(curve).join('')
  return (
    path(streams, { stroke: '#6f97a0', 'stroke-width': 4.4, fill: 'none', 'stroke-linecap': 'round' }) +
    path(streams, { stroke: '#a9c6c6', 'stroke-width': 2.6, fill: 'none', 'stroke-linecap': 'round' }) +
    path(LAKES.map(blob).join(''), { fill: '#a3c1c2', stroke: '#6f97a0', 'stroke-width': 1.4 })
  )
}

/** Ploughed fields on the plains: centre, rotation, half width, half height, crop. */
const FIELDS: readonly (readonly [x: number, y: number, turn: number, w: number, h: number, crop: string])[] = [
  [716, 498, 14, 24, 15, '#dcc877'],
  [764, 512, 14, 22, 17, '#b4bd76'],
  [752, 560, -6, 26, 14, '#cdb27c'],
  [976, 560, 8, 22, 16, '#dcc877'],
  [966, 628, -8, 26, 15, '#b4bd76'],
  [1000, 646, 6, 14, 10, '#cdb27c'],
  [330, 688, -10, 22, 14, '#dcc877'],
  [304, 664, -10, 20, 10, '#b4bd76'],
  [430, 700, 6, 26, 16, '#dcc877'],
  [478, 712, 6, 18, 14, '#b4bd76'],
  [560, 672, 18, 22, 14, '#cdb27c'],
  [240, 786, -4, 20, 14, '#b4bd76'],
  [680, 770, -8, 16, 10, '#dcc877'],
  [1094, 250, 12, 18, 12, '#dcc877'],
  [1120, 340, 16, 20, 11, '#b4bd76'],
  [880, 780, 4, 20, 7, '#dcc877'],
]

function field([x, y, turn, w, h, crop]: (typeof FIELDS)[number]): string {
  const furrows = Array.from(
    { length: Math.floor((2 * h) / 4) },
    (_, i) => `M${-w + 2} ${-h + 3 + i * 4}H${w - 2}`,
  ).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) skewX(-12)"><rect x="${-w}" y="${-h}" width="${2 * w}" height="${2 * h}" rx="3" fill="${crop}" stroke="#7d8050" stroke-width="1.2"/><path d="${furrows}" stroke="#8d8450" stroke-opacity=".6" stroke-width="1"/></g>`
}

/** Chart ornaments. */
const rose = (): string => compassRose(1310, 814, 0.62) + shipAt(1040, 822, 0.66)

/** The grain of the land, as a dot pattern. */
export function landGrain(): string {
  const random = seeded('gwt land')
  const dots = (count: number, low: number, high: number) =>
    Array.from(
      { length: count },
      () => `M${num(between(random, 2, 198))} ${num(between(random, 2, 198))}h${num(between(random, low, high))}`,
    ).join('')
  return `<pattern id="nw-gwt-land" width="200" height="200" patternUnits="userSpaceOnUse">${path(dots(120, 0.1, 1.6), { stroke: LAND.dark, 'stroke-width': '.9', opacity: '.5', 'stroke-linecap': 'round' })}${path(dots(60, 0.1, 3), { stroke: '#e6e3b4', 'stroke-width': '1.2', opacity: '.6', 'stroke-linecap': 'round' })}</pattern>`
}

export function flatGround(): string {
  const coast = `<path id="${COAST}" d="${coastline()}" stroke-linejoin="round"/>`
  const use = (attributes: Record<string, string | number>) => element('use', { href: `#${COAST}`, ...attributes })
  const clip = `<clipPath id="nw-gwt-land-clip"><use href="#${COAST}"/></clipPath>`
  return [
    `<defs>${coast}${clip}${landGrain()}</defs>`,
    element('rect', { width: MAP.width, height: MAP.height, fill: SEA.abyss }),
    element('g', { fill: 'none' }, depths()),
    waves(),
    use({ fill: 'none', stroke: SEA.foam, 'stroke-width': 13, opacity: '.75' }),
    use({ fill: LAND.low, stroke: LAND.beach, 'stroke-width': 7 }),
    element(
      'g',
      { 'clip-path': 'url(#nw-gwt-land-clip)' },
      washes() + use({ fill: 'url(#nw-gwt-land)' }) + FIELDS.map(field).join('') + waters(),
    ),
    use({ fill: 'none', stroke: LAND.coast, 'stroke-width': 1.7 }),
    rose(),
  ].join('')
}
