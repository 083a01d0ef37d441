import { centreLists, type ListingName } from '@srm/api/approval'
import type { ListQuery, Summary, SummaryQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { ListedRow } from '#kernel/records/fields/row.ts'
import { keysOf } from '@srm/api/shared/keys'
import type { Ctx } from '#kernel/ctx.ts'
import { lister, type Page } from '#kernel/records/read/list.ts'
import type { VirtualList } from '#kernel/records/virtual-lists.ts'
import { summarizer } from '#kernel/records/read/summary.ts'
import { titleIn } from '../run/document.store.ts'
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

const readers = new Map<string, Reader>()

/** Made when first asked for: which documents there are is known only once all modules are put together. */
const readerOf = (name: ListingName, { language, session }: Ctx): Reader => {
  const key = [name, language, ...[...(session.masks ?? [])].toSorted()].join(' ')
  const known = readers.get(key)
  if (known) return known
  const record = recordOf(name)
  const source = sourcesOf[name]({ language, session })
  const made = { list: lister(record, source), summary: summarizer(record, source) }
  readers.set(key, made)
  return made
}

export const listRows = async (ctx: Ctx, name: ListingName, query: ListQuery): Promise<Page> => {
  const page = await readerOf(name, ctx).list(ctx, query)
  for (const row of page.items) {
    const shown = row as ListedRow & Hints & { readonly docType: string; readonly title: string }
    const title = titleIn(ctx.language, shown.docType, shown.title)
    Object.assign(row, { title, actions: rowActions[name](shown) })
  }
  return page
}

export const sumRows = (ctx: Ctx, name: ListingName, query: SummaryQuery): Promise<Summary> =>
  readerOf(name, ctx).summary(ctx, query)

/** As files they are for those who may see them, and hold what these see. */
export const ownLists: readonly VirtualList[] = keysOf(centreLists).map((name) => {
  const { access } = centreLists[name].list
  return {
    record: recordOf(name),
    ...(typeof access === 'object' && 'permission' in access && { permission: access.permission }),
    read: (ctx, query) => listRows(ctx, name, query),
  }
})
