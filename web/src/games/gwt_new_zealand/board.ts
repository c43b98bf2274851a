import type { Move, View } from '../../net/generated'
import type { NewZealandBoard } from './generated'

export const WORKERS = ['shepherd', 'builder', 'sailor', 'shearer'] as const
export type Worker = (typeof WORKERS)[number]

export const boardOf = (view: View): NewZealandBoard => view.board as unknown as NewZealandBoard

export const FORECASTS = ['A1', 'A2', 'B1', 'B2'] as const

export const text = (move: Move, field: string): string => String(move[field] ?? '')
export const number = (move: Move, field: string): number => Number(move[field] ?? 0)
