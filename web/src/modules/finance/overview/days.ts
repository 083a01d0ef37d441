const dayMs = 86_400_000

/** The day before another, both as they are written. */
export const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)
