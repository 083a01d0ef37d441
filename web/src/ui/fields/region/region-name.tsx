import { useEffect, type ReactNode } from 'react'
import { prefetchRegions, useRegionName } from './region-names.ts'
import { shortRegion } from './short-region.ts'

/** A region by its name; `short` leaves the province to the tooltip. */
export const RegionName = ({ code, short = false }: { readonly code: string; readonly short?: boolean }): ReactNode => {
  const name = useRegionName(code)
  useEffect(() => void prefetchRegions([code]), [code])
  if (name === undefined) return '…'
  if (!short || name === null) return name ?? code
  return <span title={name}>{shortRegion(name)}</span>
}
