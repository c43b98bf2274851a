import { describe, expect, test } from 'vitest'
import { type Furniture, seaRoom } from '../src/board/sea_room'

const BOX = { x: -100, y: -50, width: 1000, height: 600 }
const ROSE: Furniture = { halfWidth: 50, halfHeight: 80, sizes: [1, 0.5], corner: 'top right' }

describe('what decorates the sea', () => {
  test('lies in its corner, within the margin', () => {
    expect(seaRoom(BOX, 20, [], ROSE)).toEqual({ x: 830, y: 50, size: 1 })
    expect(seaRoom(BOX, 20, [], { ...ROSE, corner: 'bottom left' })).toEqual({ x: -30, y: 450, size: 1 })
  })

  test('shrinks where the land comes near', () => {
    expect(seaRoom(BOX, 20, [{ x: 730, y: 50 }], ROSE)?.size).toBe(0.5)
  })

  test('goes away where there is no room', () => {
    expect(seaRoom(BOX, 20, [{ x: 830, y: 50 }], ROSE)).toBeNull()
  })
})
