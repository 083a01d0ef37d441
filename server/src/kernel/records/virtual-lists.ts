import type { ListQuery } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import type { Page } from './read/list.ts'

/** A list that shows no record of its own, described like one; everybody who is signed in may keep views of it. */
export type VirtualList = {
  readonly record: RecordDefinition
  /** Who may have it as a file; without one everybody who may see it. */
  readonly permission?: string
  readonly read: (ctx: Ctx, query: ListQuery) => Promise<Page>
}

const lists = new Map<string, VirtualList>()

export const registerLists = (own: readonly VirtualList[]): void => {
  for (const list of own) lists.set(list.record.name, list)
}

export const listOf = (name: string): VirtualList | undefined => lists.get(name)
export const virtualLists = (): readonly VirtualList[] => [...lists.values()]
