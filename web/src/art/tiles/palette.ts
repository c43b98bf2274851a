import type { Attributes } from './path'
import type { Theme } from './types'

export const INK = '#4a403a'
export const HALO = '#f6eed9'

export interface Ground {
  readonly land: string
  /** Washes for the land, a shade darker and a shade lighter. */
  readonly dark: string
  readonly light: string
  readonly grass: string
  readonly flower: string
  /** The floor of towns or mountains. */
  readonly floor: string
  readonly floorDark: string
  readonly line: string
  readonly lineEdge: string
}

export const GROUND: Record<Theme, Ground> = {
  mayflower: {
    land: '#bdbf86',
    dark: '#8d9660',
    light: '#d3d29c',
    grass: '#6f8148',
    flower: '#f1e6b8',
    floor: '#d8c193',
    floorDark: '#b59a68',
    line: '#ead9ad',
    lineEdge: '#8a7350',
  },
  gold_rush: {
    land: '#d3bf80',
    dark: '#b1934c',
    light: '#e6d79c',
    grass: '#94893f',
    flower: '#f3e7b4',
    floor: '#b9a283',
    floorDark: '#8d745c',
    line: '#b8a583',
    lineEdge: '#86704f',
  },
}

/** How each part of a sprite is painted, from back to front within one sprite. */
export const STYLES = {
  shadow: { fill: '#3d3a36', 'fill-opacity': '.2', stroke: 'none' },
  smoke: { fill: '#f3ead6', 'fill-opacity': '.8', stroke: 'none' },
  trunk: { fill: '#5a473b', stroke: 'none' },
  leafDark: { fill: '#64794a' },
  leaf: { fill: '#7f9156' },
  leafGold: { fill: '#b08f45' },
  leafRust: { fill: '#a8653f' },
  pine: { fill: '#54704f' },
  pineDark: { fill: '#456048' },
  sage: { fill: '#93975f' },
  cactus: { fill: '#6f8a56' },
  leafShade: { fill: '#3d3a36', 'fill-opacity': '.16', stroke: 'none' },
  rock: { fill: '#c9b698' },
  hill: { fill: '#bfa27c' },
  rockShade: { fill: '#8c7763' },
  snow: { fill: '#f8f3e6' },
  stone: { fill: '#b8ae9a' },
  wood: { fill: '#a98457' },
  woodDark: { fill: '#7d5f40' },
  soil: { fill: '#a98a5c' },
  wheat: { fill: '#dcbd62' },
  green: { fill: '#9aa860' },
  hay: { fill: '#e0c46c' },
  wall: { fill: '#efe2c4' },
  wallWarm: { fill: '#dcc094' },
  wallBlue: { fill: '#a9b5ab' },
  wallRose: { fill: '#cf9f84' },
  wallShade: { fill: '#bfa983' },
  wallRed: { fill: '#a4523f' },
  roofRed: { fill: '#b0604a' },
  roofSlate: { fill: '#77808a' },
  roofThatch: { fill: '#c39a56' },
  roofBrown: { fill: '#8c6345' },
  dark: { fill: '#5a473b', stroke: 'none' },
  lit: { fill: '#f8f0d8', stroke: 'none' },
  hatch: { fill: 'none', 'stroke-width': 2.8, 'stroke-opacity': '.65' },
  ink: { fill: 'none' },
} as const satisfies Record<string, Attributes>

export type Style = keyof typeof STYLES
