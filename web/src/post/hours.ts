export const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export const shownHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
