import { describe, expect, it } from 'vitest'
import { SEA } from '../fixture'
import { seaChart } from './chart'
import { CHART } from './layout'

const chart = seaChart(SEA)
const ports = Object.entries(chart.ports)

describe('the chart of the sea', () => {
  it('has a place for the start and every space of the lanes', () => {
    expect(Object.keys(chart.nodes)).toHaveLength(1 + SEA.sea_lane.flatMap(({ nodes }) => nodes).length)
    expect(chart.lanes).toHaveLength(24)
    expect(chart.lanes.filter(({ from }) => from === 'S').map(({ to }) => to)).toEqual(['w1', 'n1', 'e1'])
  })

  it('has a plate for every port, inside the chart and clear of the others', () => {
    expect(ports.map(([id]) => id)).toEqual(SEA.port.map(({ id }) => id))
    ports.forEach(([id, a], i) => {
      expect(a.x - a.width / 2, id).toBeGreaterThan(0)
      expect(a.x + a.width / 2, id).toBeLessThan(CHART.width)
      for (const [other, b] of ports.slice(i + 1)) {
        const gap = Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2)
        expect(gap, `${id} and ${other}`).toBeGreaterThan(4)
      }
    })
  })

  it('has a slot for each of four players on every plate', () => {
    for (const [id, place] of ports) {
      expect(place.slots, id).toHaveLength(4)
      for (const { x, y } of [...place.slots, ...(place.counter ?? [])]) {
        expect(Math.abs(x - place.x), id).toBeLessThan(place.width / 2)
        expect(Math.abs(y - place.y), id).toBeLessThan(place.height / 2)
      }
    }
  })

  it('gives medium ports a harbourmaster and large ones a counter', () => {
    for (const { id, size } of SEA.port) {
      expect(chart.ports[id]?.harbourmaster !== undefined, id).toBe(size === 'medium')
      expect(chart.ports[id]?.counter !== undefined, id).toBe(size === 'large')
    }
  })

  it('is sound markup, and light', () => {
    expect(chart.ground).not.toMatch(/NaN|undefined|Infinity/)
    expect(chart.ground.length).toBeLessThan(120_000)
  })
})
