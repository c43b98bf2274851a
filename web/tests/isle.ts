import type { MapText } from '../src/board/hex'

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
  terrain: {
    L: 'lake',
    M: 'mountains',
    F: 'forest',
    H: 'hills',
    P: 'prairie',
    S: 'steppe',
    G: 'meadow',
    A: 'farmland',
  },
}
