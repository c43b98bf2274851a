import type { LogEntry, LoggedEvent } from '../net/generated'

export interface LogLine {
  readonly id: string
  readonly seat: number | null
  readonly sentence: string
  /** How many times in a row it happened. */
  readonly times: number
}

/** The log from oldest to newest; what a seat does several times in a row becomes one line. */
export function logLines(entries: readonly LogEntry[], tell: (event: LoggedEvent) => string | null): LogLine[] {
  const lines: LogLine[] = []
  for (const { seq, events } of entries) {
    for (const [i, logged] of events.entries()) {
      const { event } = logged
      const sentence = tell(logged)
      if (!sentence) continue
      const seat = typeof event['seat'] === 'number' ? event['seat'] : null
      const last = lines.at(-1)
      if (last && last.sentence === sentence && last.seat === seat)
        lines[lines.length - 1] = { ...last, times: last.times + 1 }
      else lines.push({ id: `${seq} ${i}`, seat, sentence, times: 1 })
    }
  }
  return lines
}
