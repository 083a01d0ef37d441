import { centreLists, type ListingName } from '@srm/api/approval'
import type { ListQuery, Summary, SummaryQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { lister, type Page } from '#kernel/records/list.ts'
import type { VirtualList } from '#kernel/records/subjects.ts'
import { summarizer } from '#kernel/records/summary.ts'
import { rowActions, type Hints } from './rows.rules.ts'
import { sourcesOf } from './rows.sql.views.ts'

type Reader = {
  readonly list: (ctx: Ctx, query: ListQuery) => Promise<Page>
  readonly summary: (ctx: Ctx, query: SummaryQuery) => Promise<Summary>
}

const recordOf = (name: ListingName): RecordDefinition => {
  const { record, list } = centreLists[name]
  return { ...record, query: list.query, table: '', scope: 'tenant' } as unknown as RecordDefinition
}

const readers = new Map<ListingName, Reader>()

/** Made when first asked for: which documents there are is known only once all modules are put together. */
const readerOf = (name: ListingName): Reader => {
  const known = readers.get(name)
  if (known) return known
  const record = recordOf(name)
  const source = sourcesOf[name]()
  const made = { list: lister(record, source), summary: summarizer(record, source) }
  readers.set(name, made)
  return made
}

export const listRows = async (ctx: Ctx, name: ListingName, query: ListQuery): Promise<Page> => {
  const page = await readerOf(name).list(ctx, query)
  for (const row of page.items) row['actions'] = rowActions[name](row as unknown as Hints)
  return page
}

export const sumRows = (ctx: Ctx, name: ListingName, query: SummaryQuery): Promise<Summary> =>
  readerOf(name).summary(ctx, query)

/** As files they are for those who may see them, and hold what these see. */
export const ownLists: readonly VirtualList[] = (Object.keys(centreLists) as ListingName[]).map((name) => {
  const { access } = centreLists[name].list
  return {
    record: recordOf(name),
    ...(typeof access === 'object' && 'permission' in access && { permission: access.permission }),
    read: (ctx, query) => listRows(ctx, name, query),
  }
})
