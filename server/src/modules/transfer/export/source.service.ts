import type { ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import { lister } from '#kernel/records/read/list.ts'
import { subjectOf, type Subject } from '#kernel/records/subjects.ts'
import { listOf, type VirtualList } from '#kernel/records/virtual-lists.ts'
import { countAll, recordsOf, visibleIds } from '../values/names.views.ts'
import { subjectFor } from '../run.service.ts'

/** Small enough that a batch is gone before it counts as old: the worker's memory stays flat. */
const batch = 250

type Order = Jobs['transfer.export']
type Row = Readonly<Record<string, unknown>>
type Page = { readonly rows: readonly Row[]; readonly next: string | undefined }

type Pages = {
  readonly total: (ctx: Ctx) => Promise<number>
  readonly page: (ctx: Ctx, from: string | undefined) => Promise<Page>
}

/** Where the rows of an export come from: a record, or a list that shows none of its own. */
type Source = {
  readonly record: RecordDefinition
  /** Whether all of these are there for this person; where only reading on would tell, what is not is left out. */
  readonly sees: (ctx: Ctx, ids: readonly string[]) => Promise<boolean>
  readonly open: (ctx: Ctx, order: Order) => Promise<Pages>
}

/** The list's own rules decide what a query may say. */
export const queryOf = (record: RecordDefinition, query: Order['query']): ListQuery => {
  const parsed = record.query.safeParse({ ...query, count: 'false' })
  return parsed.success ? { ...parsed.data, pageSize: batch } : fail('request.invalid')
}

const from = (query: ListQuery, cursor: string | undefined): ListQuery =>
  cursor === undefined ? query : { ...query, cursor }

/** The chosen rows, or page by page what the list finds. */
const ofRecord = ({ record, lines = {} }: Subject): Source => ({
  record,
  sees: async (ctx, ids) => (await visibleIds(ctx, record, ids)).length === new Set(ids).size,
  open: async (ctx, { query: asked, ids, columns }) => {
    const whole = recordsOf(record, ['code', ...columns], lines)
    if (ids) {
      const chosen = await visibleIds(ctx, record, ids)
      const page: Pages['page'] = async (inside, at = '0') => {
        const end = Number(at) + batch
        const rows = await whole(inside, chosen.slice(Number(at), end))
        return { rows, next: end < chosen.length ? String(end) : undefined }
      }
      return { total: async () => chosen.length, page }
    }
    const query = queryOf(record, asked)
    // Only which rows and in what order; the rows themselves are read with the columns that were chosen.
    const list = lister({ ...record, list: [] })
    const page: Pages['page'] = async (inside, cursor) => {
      const { items, nextCursor } = await list(inside, from(query, cursor))
      const rows = await whole(
        inside,
        items.map(({ id }) => String(id)),
      )
      return { rows, next: nextCursor ?? undefined }
    }
    return { total: (inside) => countAll(inside, record, query), page }
  },
})

/** A list is read as it is shown; chosen rows are picked out of it, so that nobody gets one the list would not show. */
const ofList = ({ record, read }: VirtualList): Source => ({
  record,
  sees: async () => true,
  open: async (_, { query: asked, ids }) => {
    const left = ids && new Set(ids)
    const query = queryOf(record, asked)
    const page: Pages['page'] = async (inside, cursor) => {
      const { items, nextCursor } = await read(inside, from(query, cursor))
      const rows = left ? items.filter(({ id }) => left.delete(String(id))) : items
      return { rows, next: left?.size === 0 ? undefined : (nextCursor ?? undefined) }
    }
    return { total: async () => left?.size ?? 0, page }
  },
})

export const sourceOf = (name: string): Source | undefined => {
  const list = listOf(name)
  if (list) return ofList(list)
  const subject = subjectOf(name)
  return subject && ofRecord(subject)
}

/** What the person may have as a file. */
export const sourceFor = (ctx: Ctx, name: string): Source => {
  const list = listOf(name)
  if (!list) return ofRecord(subjectFor(ctx, name, 'export'))
  if (list.permission && !holds(ctx.session, list.permission)) fail('session.forbidden')
  return ofList(list)
}
