import { describe, expect, test } from 'vitest'
import { rulerMarks } from '../src/games/mayflower/ruler'
import { rulerMarks as evenMarks } from '../src/games/tiles/ruler_marks'

const labels = (columns: number, explorers: readonly number[], width: number) =>
  rulerMarks(columns, explorers, width)
    .sort((a, b) => a.at - b.at)
    .map(({ label }) => label)

describe('the ruler', () => {
  test('numbers every column where there is room, explorers included', () => {
    expect(labels(4, [1, 3], 80)).toEqual(['0', '1', '2', '3', '4'])
    expect(rulerMarks(4, [3, 3], 80)[0]).toMatchObject({ label: '3', standing: 2 })
  })

  test('numbers fewer columns zoomed out', () => {
    expect(labels(12, [], 16)).toEqual(['0', '2', '4', '6', '8', '10', '12'])
  })

  test.each([9, 14, 18, 22, 30, 44, 60])('never overprints with columns of %i pixels', (width) => {
    for (let rear = 0; rear <= 18; rear += 1) {
      for (let front = rear; front <= 18; front += 1) {
        const marks = rulerMarks(20, [front, rear], width).sort((a, b) => a.at - b.at)
        const half = ({ standing, label }: (typeof marks)[number]) => (standing * 17 + label.length * 9) / 2
        marks.slice(1).forEach((mark, i) => {
          const before = marks[i]!
          expect((mark.at - before.at) * width).toBeGreaterThanOrEqual(half(mark) + half(before))
        })
      }
    }
  })
})

describe('a ruler of rows', () => {
  test('numbers those in view, below zero with a true minus sign', () => {
    expect(evenMarks([-2, 9], 0.25, 100, 30, 300).map(({ label, at }) => [label, at])).toEqual([
      ['−1', 75],
      ['0', 125],
      ['1', 175],
      ['2', 225],
      ['3', 275],
    ])
  })

  test('numbers fewer rows zoomed out', () => {
    expect(evenMarks([0, 6], 0.07, 0, -1, 999).map(({ label }) => label)).toEqual(['0', '2', '4', '6'])
  })
})
