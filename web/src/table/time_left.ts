/** How a time is told: by days and hours, by hours and minutes, or by minutes and seconds. */
export interface TimeParts {
  readonly [name: string]: string | number
  readonly kind: 'days' | 'hours' | 'minutes'
  readonly many: number
  readonly few: number
  /** The smaller part with two digits. */
  readonly digits: string
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds are rounded up: nobody is told that no time is left who still has some. */
export function partsOf(left: number): TimeParts {
  const seconds = Math.max(0, Math.ceil(left))
  if (seconds >= DAY) return parts('days', seconds, DAY, HOUR)
  if (seconds >= HOUR) return parts('hours', seconds, HOUR, MINUTE)
  return parts('minutes', seconds, MINUTE, 1)
}

function parts(kind: TimeParts['kind'], seconds: number, large: number, small: number): TimeParts {
  const few = Math.floor((seconds % large) / small)
  return { kind, many: Math.floor(seconds / large), few, digits: String(few).padStart(2, '0') }
}
