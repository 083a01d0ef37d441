import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The list of regions is large, so a page that only shows one name fetches it apart from its own code. */
export const RegionName = ({ code }: { readonly code: string }): ReactNode => {
  const { data } = useQuery({
    queryKey: ['regions'],
    queryFn: async () => (await import('./region.ts')).regionName,
    staleTime: Infinity,
  })
  return data ? data(code) : code
}
