type Values = Readonly<Record<string, unknown>>

export const targets = ['hall', 'room', 'hotel'] as const
export type Target = (typeof targets)[number]

/** What it is about: one of the three, and no more. */
export const targetOf = (sent: Values): { kind: Target; id: string } | undefined => {
  const named = targets.flatMap((kind) => (typeof sent[kind] === 'string' ? [{ kind, id: sent[kind] }] : []))
  return named.length === 1 ? named[0] : undefined
}

/** States that leave no room for another of their kind. */
export const isFirm = (state: unknown): boolean => state === 'occupied' || state === 'confirmed'
