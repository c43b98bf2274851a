import { describe, expect, test } from 'vitest'
import type { RequestInfo, TableInfo, View } from '../src/net/generated'
import { CurtainCord } from '../src/table/curtain.svelte'
import { newsOf } from '../src/table/turn_news'

const seats = ['Ada', 'Ben'].map((name, seat) => ({ seat, name, kind: 'here', bot: null, taken: true, online: true }))
const table = (more: Partial<TableInfo>) => ({ seats, mine: [0], seq: 4, request: null, ...more }) as TableInfo
const asked: RequestInfo = { wish: 'undo', target: null, to: null, seat: 0, agreed: [], awaited: [1], refused_by: null }

describe('one’s own request to undo', () => {
  const before = table({ request: asked })

  test('is refused by somebody', () => {
    const news = newsOf(before, table({ request: { ...asked, refused_by: 1 } }), false)
    expect(news).toEqual({ code: 'ui.undo.refused', args: { player: 'Ben' } })
  })

  test('is void when the game goes on', () => {
    expect(newsOf(before, table({ seq: 5 }), false)).toEqual({ code: 'ui.undo.lapsed' })
  })

  test('needs no word while it stands, or when one has withdrawn it', () => {
    expect(newsOf(before, before, false)).toBeNull()
    expect(newsOf(before, table({}), true)).toBeNull()
    expect(newsOf(before, table({}), false)).toBeNull()
  })

  test('concerns nobody else', () => {
    expect(newsOf(before, table({ seq: 5, mine: [1] }), false)).toBeNull()
  })
})

describe('the curtain between players at one screen', () => {
  const shared = table({ has_hands: true, mine: [0, 1] })
  const view = (seat: number | null, is_over = false) => ({ seat, is_over }) as View

  function cord(kept: string | null = null) {
    const memory = new Map(kept === null ? [] : [['newworlds.curtain.abc', kept]])
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    }
    return { memory, cord: new CurtainCord('abc', storage) }
  }

  test('is closed until the player whose turn it is opens it', () => {
    const { cord: curtain } = cord()
    expect(curtain.isClosed(shared, view(0))).toBe(true)
    curtain.open(0)
    expect(curtain.isClosed(shared, view(0))).toBe(false)
    expect(curtain.isClosed(shared, view(1))).toBe(true)
  })

  test('stays as it was when the page is loaded again', () => {
    const { memory, cord: curtain } = cord()
    curtain.open(1)
    expect(memory.get('newworlds.curtain.abc')).toBe('1')
    expect(cord('1').cord.isClosed(shared, view(1))).toBe(false)
    expect(cord('1').cord.isClosed(shared, view(0))).toBe(true)
  })

  test('is not needed alone, without secrets, for spectators, or after the end', () => {
    const { cord: curtain } = cord()
    expect(curtain.isClosed(table({ has_hands: true, mine: [0] }), view(0))).toBe(false)
    expect(curtain.isClosed(table({ has_hands: false, mine: [0, 1] }), view(0))).toBe(false)
    expect(curtain.isClosed(table({ has_hands: true, mine: [] }), view(null))).toBe(false)
    expect(curtain.isClosed(shared, view(0, true))).toBe(false)
  })
})
