import type { MoveKind } from '@srm/api/supplier'

/** Which changes lead to a stage. */
export const kindsTo: Readonly<Record<string, readonly MoveKind[]>> = {
  potential: ['restore'],
  qualified: ['qualify', 'demote', 'release'],
  preferred: ['prefer', 'release'],
  frozen: ['freeze'],
  eliminated: ['eliminate'],
  blacklisted: ['blacklist'],
}
