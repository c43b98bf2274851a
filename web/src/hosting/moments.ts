/** A moment as people write it, in their own time zone. */
export const written = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))

/** The day of a moment. */
export const writtenDay = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(moment))

/** A moment as fields for date and time take it. */
export function inField(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

export const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 3600 * 1000)
