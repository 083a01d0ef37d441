import { useEffect, type ReactNode } from 'react'
import { learnRegions, useRegionName } from './region-names.ts'

export const RegionName = ({ code }: { readonly code: string }): ReactNode => {
  const name = useRegionName(code)
  useEffect(() => void learnRegions([code]), [code])
  return name === undefined ? '…' : (name ?? code)
}
