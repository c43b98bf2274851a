import { capital } from '../../text/capital'
import { t } from '../../text/language.svelte'
import type { Progress } from './generated'

/** How far a player has come with an objective, in words. */
export function progressLines({ needs, points }: Progress): string[] {
  const lines = needs.map(({ condition, needs: count, has }) =>
    t('gwt_new_zealand.objective.need', { condition: t(`gwt_new_zealand.condition.${condition}`, { count }), has }),
  )
  const worth =
    points < 0
      ? t('gwt_new_zealand.objective.costs', { points: -points })
      : t('gwt_new_zealand.objective.adds', { points })
  return [...lines.map((line, i) => `${isMet(needs[i]) ? '✓' : '○'} ${capital(line)}`), worth]
}

type Need = Progress['needs'][number]

const isMet = (need: Need | undefined): boolean => need !== undefined && need.has >= need.needs

/** Of everything that an objective needs, how much is there. */
export function share({ needs }: Progress): { has: number; of: number } {
  const sum = (count: (need: Need) => number): number => needs.reduce((total, need) => total + count(need), 0)
  return { has: sum(({ has, needs: of }) => Math.min(has, of)), of: sum(({ needs: of }) => of) }
}
