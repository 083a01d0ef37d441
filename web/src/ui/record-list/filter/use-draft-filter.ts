import { useState } from 'react'
import type { Filter } from '@srm/api/shared/page'

/** A filter being written. It takes the place after the others, and keeps it once it says something. */
export const useDraftFilter = <T extends Filter>(filters: readonly T[]) => {
  const [begun, setBegun] = useState<{ at: number; filter: T }>()
  if (begun && filters.length > begun.at) setBegun(undefined)
  const writing = begun?.at === filters.length ? begun : undefined
  return {
    shown: writing ? [...filters, writing.filter] : filters,
    isBegun: (at: number): boolean => writing?.at === at,
    begin: (filter: T): void => setBegun({ at: filters.length, filter }),
    drop: (): void => setBegun(undefined),
  }
}
