import type { MapText } from '../src/board/hex'
import { TERRAINS } from '../src/games/terra_nova/board'

export const ISLE: MapText = {
  id: 'isle168',
  rows: [
    'FFFLLLL',
    'FFFFFLLLLL',
    'HFFFFFLLLLL',
    'HHFFFFFLLLLG',
    'HHHFFMMMLLLGG',
    'HHHFMMMMGGGG',
    'HHHHMMMMGGGGG',
    'HHHMMMMGGGGG',
    'HHHMMMMGGGGAA',
    'HHSMMSSSAAAA',
    'SSSSSSSSAAAAA',
    'SSSSPPPPAAAA',
    'SSSPPPPPAAA',
    'SSPPPPPPAA',
    'PPPPPPA',
  ],
  row_start_x: [6, 3, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 6],
  terrain: TERRAINS,
}
