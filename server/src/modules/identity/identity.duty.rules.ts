import type { Duty } from '@srm/api/identity'

/** The first rule a set of codes breaks. */
export const brokenDuty = (duties: readonly Duty[], codes: ReadonlySet<string>): Duty | undefined =>
  duties.find(({ left, right }) => codes.has(left) && codes.has(right))
