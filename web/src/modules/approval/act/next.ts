import { approval, centreLists } from '@srm/api/approval'
import { call } from '@/lib/api/api.ts'
import { neighboursOf, useLastList } from '@/ui/record-list/state/last-list.ts'

const reach = 50

type Pending = {
  /** The one to decide next. */
  readonly id: string | undefined
  /** How many wait, as far as they are looked at. */
  readonly count: number
}

/** What waits still: first what stood beside it in the list one came from, else what has waited longest. */
export const useNextPending = (id: string): (() => Promise<Pending>) => {
  const { previous, next } = neighboursOf(useLastList(centreLists.todo.record.name), id)
  return async () => {
    const query = { sort: 'receivedAt', pageSize: reach, count: 'false' } as const
    const { items } = await call(approval.rows.todo.list, { query }, { silent: true })
    const waiting = items.map((row) => row.id).filter((one) => one !== id)
    const beside = [next, previous].find((one) => one !== undefined && waiting.includes(one))
    return { id: beside ?? waiting[0], count: waiting.length }
  }
}
