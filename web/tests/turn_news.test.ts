import { describe, expect, test } from 'vitest'
import type { RequestInfo, SeatInfo, TableInfo } from '../src/net/generated'
import { cameOrWent, newsOf } from '../src/table/turn_news'

const ADA: Partial<SeatInfo> = { seat: 0, name: 'Ada', kind: 'here', bot: null, taken: true, online: true }
const BEN: Partial<SeatInfo> = { seat: 1, name: 'Ben', kind: 'link', bot: null, taken: true, online: true }
const AWAY: Partial<SeatInfo> = { ...BEN, stand_in: 'club', left: 'timeout' }
const table = (ben: Partial<SeatInfo>, more: Partial<TableInfo> = {}) =>
  ({ seats: [ADA, ben], mine: [0], seq: 4, status: 'playing', request: null, ...more }) as TableInfo

describe('whoever comes or goes', () => {
  test('leaves the game to a bot', () => {
    const news = cameOrWent(table(BEN), table(AWAY))
    expect(news).toEqual({ code: 'ui.leave.news.timeout', args: { player: 'Ben' } })
  })

  test('is back', () => {
    expect(cameOrWent(table(AWAY), table(BEN))?.code).toBe('ui.leave.news.back')
  })

  test('is not told of themselves, nor of what one sees on arriving, nor at the end', () => {
    expect(cameOrWent(table(BEN, { mine: [1] }), table(AWAY, { mine: [1] }))).toBeNull()
    expect(cameOrWent(null, table(AWAY))).toBeNull()
    expect(cameOrWent(table(BEN), table(AWAY, { status: 'over' }))).toBeNull()
    expect(cameOrWent(table(AWAY), table(AWAY))).toBeNull()
  })
})

test('whoever asked to offer a seat learns that all agree', () => {
  const request: RequestInfo = {
    wish: 'offer',
    target: 1,
    to: 'link',
    seat: 0,
    agreed: [],
    awaited: [2],
    refused_by: null,
  }
  const offered = newsOf(table(AWAY, { request }), table({ ...AWAY, offered: 'link' }), false)
  expect(offered).toEqual({ code: 'ui.offer.granted.link', args: { player: 'Ben', menu: { code: 'ui.table_menu' } } })
  expect(newsOf(table(AWAY, { request }), table(AWAY), true)).toBeNull()
})
