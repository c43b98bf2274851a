/** The day of a moment here, as fields for dates have it. */
export function dayOf(moment: number): string {
  const date = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last second of that day here. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString()
