import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { isLong, readAgain, renewed, type ReadPage } from './long-lists.ts'

const stretch = (ids: string, nextCursor: string | null = 'c') => ({
  items: [...ids].map((id) => ({ id })),
  nextCursor,
})
const idsOf = ({ items }: { items: readonly { id: string }[] }): string => items.map(({ id }) => id).join('')

describe('a stretch that is read again', () => {
  test('loses what is gone, and does not repeat what moved up from the next', () =>
    expect(idsOf(renewed(stretch('abcd'), stretch('acde'), stretch('efgh'), new Set('b')))).toBe('acd'))
  test('gets what came in, and keeps what was pushed over its end', () =>
    expect(idsOf(renewed(stretch('abcd'), stretch('nabc'), stretch('efgh'), new Set()))).toBe('nabcd'))
  test('takes what moved here from the next', () =>
    expect(idsOf(renewed(stretch('abcd'), stretch('gabc'), stretch('efgh'), new Set('g')))).toBe('gabcd'))
  test('at the end of the list is simply what it is now', () =>
    expect(idsOf(renewed(stretch('abcd'), stretch('ac', null), undefined, new Set('b')))).toBe('ac'))
  test('leads on to where the next one began', () =>
    expect(renewed(stretch('ab', 'old'), stretch('ab', 'new'), stretch('cd'), new Set()).nextCursor).toBe('old'))
})

test('of a long list only the beginning and what holds the change are read again', async () => {
  const client = new QueryClient()
  const all = 'abcdefghijklmnop'
  const gone = new Set<string>()
  const read = vi.fn<ReadPage<ReturnType<typeof stretch>>>((cursor) => {
    const from = [...all].filter((id) => !gone.has(id) && id > (cursor ?? ''))
    const ids = from.slice(0, 2)
    return Promise.resolve(stretch(ids.join(''), from.length > 2 ? (ids.at(-1) ?? null) : null))
  })
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['thing', 'list'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: ReturnType<typeof stretch>) => last.nextCursor ?? undefined,
    meta: { read },
  })
  const stop = observer.subscribe(() => undefined)
  await observer.refetch()
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
  const [query] = client.getQueryCache().findAll()
  if (!query) throw new Error('nothing was read')
  expect(isLong(query)).toBe(true)
  gone.add('h')
  read.mockClear()
  await readAgain(client, query, ['h'])
  expect(read.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'f'])
  expect(observer.getCurrentResult().data?.pages.map(idsOf).join('')).toBe('abcdefgijklmnop')
  stop()
})
