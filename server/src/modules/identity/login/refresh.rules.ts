/** A session's refresh tokens are numbered from 1; what may be done with one depends on its number and the clock. */
export type Family = {
  readonly generation: number
  readonly rotatedAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

export type Verdict = 'rotate' | 'repeat' | 'theft' | 'over'

/** Two tabs may ask at once: the one before the newest is answered again for so long. */
export const graceMs = 10_000

/**
 * The newest is exchanged for the next; its direct parent gets the same successor for a few seconds; anything older,
 * or a parent that comes late, has been copied by somebody.
 */
export const judge = (family: Family, presented: number, now: Date): Verdict => {
  if (family.endedAt || family.expiresAt <= now) return 'over'
  if (presented === family.generation) return 'rotate'
  const isParent = presented === family.generation - 1
  return isParent && now.getTime() - family.rotatedAt.getTime() <= graceMs ? 'repeat' : 'theft'
}
