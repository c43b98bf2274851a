/** Numbers with at most one decimal: a tenth of a unit is finer than ink. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}
