import { between, seeded } from '../../../board/random'
import { mix, normal, unit } from '../../tiles/geometry'
import { polygon } from '../../tiles/path'
import type { Point } from '../../tiles/types'

/** The islands' outlines: our own drawing of the South Island, with a corner of the North Island. */

type Pairs = readonly (readonly [x: number, y: number])[]

const SOUTH: Pairs = [
  [20, 806],
  [12, 748],
  [44, 690],
  [78, 640],
  [88, 584],
  [122, 528],
  [158, 462],
  [232, 424],
  [306, 404],
  [384, 398],
  [452, 384],
  [500, 346],
  [516, 288],
  [536, 224],
  [588, 182],
  [650, 150],
  [704, 124],
  [748, 84],
  [800, 54],
  [862, 44],
  [906, 30],
  [962, 24],
  [1026, 14],
  [1058, 26],
  [1096, 18],
  [1126, 38],
  [1160, 50],
  [1214, 66],
  [1238, 106],
  [1242, 158],
  [1230, 196],
  [1262, 224],
  [1312, 222],
  [1350, 250],
  [1352, 306],
  [1326, 344],
  [1262, 350],
  [1196, 352],
  [1152, 384],
  [1122, 432],
  [1114, 486],
  [1136, 536],
  [1184, 556],
  [1194, 604],
  [1150, 640],
  [1118, 688],
  [1100, 738],
  [1046, 772],
  [968, 788],
  [894, 794],
  [842, 818],
  [764, 824],
  [690, 806],
  [640, 822],
  [556, 834],
  [440, 846],
  [330, 838],
  [240, 832],
  [156, 842],
  [86, 838],
  [40, 832],
]

const NORTH: Pairs = [
  [1264, -20],
  [1256, 40],
  [1262, 92],
  [1252, 138],
  [1262, 172],
  [1290, 182],
  [1318, 172],
  [1330, 160],
  [1350, 158],
  [1364, 172],
  [1392, 186],
  [1424, 178],
  [1470, 190],
  [1470, -20],
]

const STEWART: Pairs = [
  [1120, 826],
  [1126, 800],
  [1154, 790],
  [1176, 804],
  [1172, 828],
  [1144, 838],
]

const points = (pairs: Pairs): Point[] => pairs.map(([x, y]) => ({ x, y }))

/** Splits each side in two and pushes the midpoint in or out, repeatedly. */
function roughened(outline: readonly Point[], seed: string, times: number, share: number): Point[] {
  const random = seeded(seed)
  let line = [...outline]
  for (let round = 0; round < times; round += 1) {
    line = line.flatMap((a, i) => {
      const b = line[(i + 1) % line.length] as Point
      const side = { x: b.x - a.x, y: b.y - a.y }
      const push = between(random, -share, share) * Math.hypot(side.x, side.y)
      const out = normal(unit(side))
      const middle = mix(a, b, between(random, 0.4, 0.6))
      return [a, { x: middle.x + out.x * push, y: middle.y + out.y * push }]
    })
  }
  return line
}

/** The coarse outlines: enough to tell land from sea. */
export const LANDS: readonly (readonly Point[])[] = [SOUTH, NORTH, STEWART].map(points)

/** The detailed outlines, with every bay. */
export const coastline = (): string => LANDS.map((land, i) => polygon(roughened(land, `coast ${i}`, 3, 0.18))).join('')
