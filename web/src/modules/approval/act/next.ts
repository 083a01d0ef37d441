import { approval, centreLists } from '@srm/api/approval'
import { call } from '@/lib/api.ts'
import { neighboursOf, useLastList } from '@/ui/record-list/last-list.ts'

const reach = 50

/** The one to decide next: what stood beside it in the list one came from, else what has waited longest. */
export const useNextPending = (id: string): (() => Promise<string | undefined>) => {
  const { previous, next } = neighboursOf(useLastList(centreLists.todo.record.name), id)
  return async () => {
    const query = { sort: 'receivedAt', pageSize: reach, count: 'false' } as const
    const { items } = await call(approval.rows.todo.list, { query }, { silent: true })
    const waiting = items.map((row) => row.id).filter((one) => one !== id)
    return [next, previous].find((one) => one !== undefined && waiting.includes(one)) ?? waiting[0]
  }
}
