import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

/** Reads one stretch of a list that is read on and on. */
export type ReadPage<P> = (cursor: string | undefined, signal: AbortSignal) => Promise<P>

type Item = { readonly id: string }
type Stretch = { readonly items: readonly Item[]; readonly nextCursor: string | null }
type Pages = InfiniteData<Stretch, string | undefined>

/** Beyond so many stretches a list is not read again from its start. */
const many = 5

const pagesOf = ({ state }: Query): Pages | undefined => {
  const data = state.data as Partial<Pages> | undefined
  return data?.pages?.every(({ items }) => Array.isArray(items)) ? (data as Pages) : undefined
}

export const isLong = (query: Query): boolean => (pagesOf(query)?.pages.length ?? 0) > many

/**
 * A stretch as it is now. What moved up from the next one stays there, what was pushed over its end
 * stays here: the stretches around it are not read again.
 */
export const renewed = (before: Stretch, now: Stretch, next: Stretch | undefined, changed: ReadonlySet<string>) => {
  const elsewhere = new Set(next?.items.map(({ id }) => id))
  const items = now.items.filter(({ id }) => !elsewhere.has(id) || changed.has(id))
  const there = new Set(items.map(({ id }) => id))
  const lastCommon = before.items.findLastIndex(({ id }) => there.has(id))
  const pushed = now.nextCursor === null ? [] : before.items.slice(lastCommon + 1)
  const kept = pushed.filter(({ id }) => !there.has(id) && !changed.has(id))
  return { ...now, items: [...items, ...kept], nextCursor: next ? before.nextCursor : now.nextCursor }
}

/** Reads again the beginning, which counts and where new ones come in, and the stretches that hold what changed. */
export const readAgain = async (client: QueryClient, query: Query, ids: readonly string[]): Promise<void> => {
  const data = pagesOf(query)
  const read = query.meta?.['read'] as ReadPage<Stretch> | undefined
  if (!data || !read) return
  const changed = new Set(ids)
  const touched = data.pages.flatMap(({ items }, at) =>
    at === 0 || items.some(({ id }) => changed.has(id)) ? [at] : [],
  )
  const { signal } = new AbortController()
  const fresh = new Map(
    await Promise.all(touched.map(async (at) => [at, await read(data.pageParams[at], signal)] as const)),
  )
  client.setQueryData<Pages>(query.queryKey, ({ pages, pageParams } = data) => ({
    pageParams,
    pages: pages.map((page, at) => {
      const now = fresh.get(at)
      return now ? renewed(page, now, pages[at + 1], changed) : page
    }),
  }))
}
