import { describe, expect, it } from 'vitest'
import { num } from '../../tiles/path'
import { SEA } from '../fixture'
import { seaChart } from './chart'
import { CHART } from './layout'

const chart = seaChart(SEA)
const ports = Object.entries(chart.ports)
/** The longest possible lane name. */
const LETTERS = { width: 150, height: 18 }

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
        const gap = Math.max(
          Math.abs(a.x - b.x) - (a.width + b.width) / 2,
          Math.abs(a.y - b.y) - (a.height + b.height) / 2,
        )
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

  it('prints on every space its number from the start on', () => {
    for (const { nodes } of SEA.sea_lane) {
      nodes.forEach((id, i) => {
        const { x, y } = chart.nodes[id] as { x: number; y: number }
        expect(chart.ground).toMatch(new RegExp(`x="${num(x)}" y="${num(y + 5.5)}"[^>]*>${i + 1}<`))
      })
    }
  })

  it('has room for the name of each lane beside its end, clear of the ports', () => {
    expect(chart.titles.map(({ lane, anchor }) => [lane, anchor])).toEqual([
      ['west', 'start'],
      ['north', 'start'],
      ['east', 'end'],
    ])
    for (const { lane, x, y, anchor } of chart.titles) {
      const middle = { x: x + (anchor === 'start' ? 1 : -1) * (LETTERS.width / 2), y: y - LETTERS.height / 2 }
      for (const [id, plate] of ports) {
        const gap = Math.max(
          Math.abs(plate.x - middle.x) - (plate.width + LETTERS.width) / 2,
          Math.abs(plate.y - middle.y) - (plate.height + LETTERS.height) / 2,
        )
        expect(gap, `${lane} and ${id}`).toBeGreaterThan(4)
      }
    }
  })

  it('keeps lanes of a changed sea apart, whatever they are called', () => {
    const strange = seaChart({ ...SEA, sea_lane: SEA.sea_lane.map((lane, i) => ({ ...lane, id: `lane ${i}` })) })
    expect(strange.nodes).toEqual(chart.nodes)
  })

  it('is sound markup, and light', () => {
    expect(chart.ground).not.toMatch(/NaN|undefined|Infinity/)
    expect(chart.ground.length).toBeLessThan(120_000)
  })
})
