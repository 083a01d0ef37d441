import type { Availability } from '@srm/api/finder'
import type { Values } from '#kernel/records/fields/row.ts'

type AvailabilityValues = Values<typeof Availability>

export const targets = ['hall', 'room', 'hotel'] as const
export type Target = (typeof targets)[number]

/** What it is about: one of the three, and no more. */
export const targetOf = (sent: Pick<AvailabilityValues, Target>): { kind: Target; id: string } | undefined => {
  const named = targets.flatMap((kind) => {
    const id = sent[kind]
    return typeof id === 'string' ? [{ kind, id }] : []
  })
  return named.length === 1 ? named[0] : undefined
}

/** States that leave no room for another of their kind. */
export const isFirm = (state: AvailabilityValues['state']): boolean => state === 'occupied' || state === 'confirmed'
