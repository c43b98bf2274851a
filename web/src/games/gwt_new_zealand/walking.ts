import type { Move } from '../../net/generated'
import type { Route } from './generated'
import { number } from './board'

/**
 * The ways that the breeder can go, offered like moves of their own: each stands for the moves that lead there.
 * Which there are, and what they cost, is the server's to say.
 */

export const WALK = 'walk'

/** The nearest first, the cheapest of those first. */
export const walkMoves = (routes: readonly Route[]): Move[] =>
  [...routes.entries()]
    .sort(([, a], [, b]) => a.steps - b.steps || a.pounds - b.pounds)
    .map(([way, { to }]) => ({ kind: WALK, to, way }))

export const routeOf = (move: Move, routes: readonly Route[]): Route | undefined =>
  move.kind === WALK ? routes[number(move, 'way')] : undefined

/** Whether another way leads to the same location. */
export const isOneOfSeveral = (route: Route, routes: readonly Route[]): boolean =>
  routes.some((other) => other !== route && other.to === route.to)

/** The locations between here and there. */
export const passed = ({ stops }: Route): readonly string[] => stops.slice(0, -1)
