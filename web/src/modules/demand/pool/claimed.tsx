import type { ReactNode } from 'react'
import { demand } from '@srm/api/demand'
import type { Result } from '@srm/api/endpoint'
import { useRead } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { Await } from '@/ui/states.tsx'

export type ClaimedLine = Result<typeof demand.pool.list>['items'][number]

type Props = { readonly children: (lines: readonly ClaimedLine[]) => ReactNode }

/** Lines of the pool the reader has claimed and nothing holds yet, handed to whoever draws them. */
export const ClaimedLines = ({ children }: Props): ReactNode => {
  const userId = useProfile()?.userInfo.userId ?? ''
  const filter = JSON.stringify([
    { field: 'stage', op: 'in', value: ['claimed'] },
    { field: 'claimedBy', op: 'in', value: [userId] },
  ])
  const query = useRead(demand.pool.list, { query: { filter, pageSize: 200 } }, { enabled: userId !== '' })
  return (
    <Await query={query} rows={4}>
      {({ items }) => children(items)}
    </Await>
  )
}
