import type { Filter } from '@srm/api/shared/page'
import { UserError } from '@/lib/api/api-error.ts'
import { samples } from './gallery.sample.ts'
import { jobs, timeline } from './gallery.stories.ts'
import { t } from './gallery.texts.ts'

type Query = URLSearchParams
type Answer = (query: Query, path: string) => unknown

const rankOf = new Map(
  ['draft', 'pending', 'returned', 'approved', 'rejected', 'void'].map((name, rank) => [name, rank]),
)

type Sample = (typeof samples)[number]

/** Where samples were moved to on a board, until the page is loaded again. */
const moved = new Map<string, Sample['status']>()

export const moveSample = (id: string, to: string): Promise<'moved'> => {
  const status = samples.find((sample) => sample.status === to)?.status
  if (!status || to === 'void') return Promise.reject(new UserError(t('layout.refused')))
  moved.set(id, status)
  return Promise.resolve('moved')
}

const valuesOf = (filter: Filter): readonly unknown[] => (Array.isArray(filter.value) ? filter.value : [filter.value])

const holds = (sample: Readonly<Record<string, unknown>>, filter: Filter): boolean => {
  const value = sample[filter.field]
  const [low, high] = valuesOf(filter)
  if (filter.op === 'between') return String(value) >= String(low) && String(value) <= String(high)
  return filter.op === 'isEmpty' ? value === null : valuesOf(filter).includes(value)
}

const matching = (query: Query) => {
  const keyword = query.get('keyword') ?? ''
  const filters = JSON.parse(query.get('filter') || '[]') as Filter[]
  return samples
    .map((sample) => ({ ...sample, status: moved.get(sample.id) ?? sample.status }))
    .filter(({ name, supplier, code }) => `${name}${supplier}${code}`.includes(keyword))
    .filter((sample) => filters.every((filter) => holds(sample, filter)))
}

const list: Answer = (query) => {
  const found = matching(query)
  const items = query.get('sort')?.endsWith('status')
    ? found.toSorted((one, other) => (rankOf.get(one.status) ?? 0) - (rankOf.get(other.status) ?? 0))
    : found
  return { items, total: items.length, capped: false, nextCursor: null }
}

/** Amounts end in fen, so they are added as whole numbers of them. */
const sumOf = (rows: typeof samples): string => {
  const fen = rows.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
  return String(fen).replace(/(\d\d)$/, '.$1')
}

const summary: Answer = (query) => {
  const found = matching(query)
  const groups = [...Map.groupBy(found, ({ status }) => status)].map(([value, rows]) => ({
    value,
    name: value,
    count: rows.length,
    sums: { amount: sumOf(rows) },
  }))
  return { sums: { amount: sumOf(found) }, groups: query.has('group') ? groups : [] }
}

const nothing: Answer = () => ({ items: [], total: 0, capped: false, nextCursor: null })
const never: Answer = () => Promise.withResolvers<unknown>().promise
const refused: Answer = () => ({ failure: t('list.reason') })
const known = { id: samples[0]?.id ?? '', code: samples[0]?.code ?? '' }

let jobsShown = false
/** While the drawer of jobs is looked at here, it shows jobs in every state. */
export const showJobs = (shown: boolean): void => {
  jobsShown = shown
}

const answers: readonly (readonly [RegExp, Answer])[] = [
  [/^\/api\/gallery_loading\//, never],
  [/^\/api\/gallery_failing\//, refused],
  [/^\/api\/gallery_(?:empty|sample)\/summary$/, summary],
  [/^\/api\/gallery_empty\//, nothing],
  [/^\/api\/gallery_sample\/list$/, list],
  [/^\/api\/gallery_sample\/show\//, (_, path) => samples.find(({ id }) => path.endsWith(id))],
  [/^\/api\/gallery_sample\//, () => known],
  [/^\/api\/record\/timeline\/gallery/, () => ({ items: timeline, nextCursor: null })],
  [/^\/api\/record\/follow\/gallery/, () => ({ following: true, followers: [{ id: known.id, name: '周敏' }] })],
  [/^\/api\/record\/view\/list\/gallery/, () => []],
  [/^\/api\/record\/.+\/gallery/, () => known],
]

const answerOf = (path: string): Answer | undefined => {
  if (jobsShown && path.startsWith('/api/job/')) return () => (path.endsWith('/list') ? jobs : known)
  return answers.find(([pattern]) => pattern.test(path))?.[1]
}

const replyOf = (result: unknown): Response => {
  const failure = (result as { failure?: string } | null)?.failure
  return Response.json(failure ? { code: 500, message: failure } : { code: 200, result })
}

/** Answers for the samples of this page alone, so that no server has to know them; everything else goes out as ever. */
export const openServer = (): void => {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    const answer = answerOf(url.pathname)
    return answer ? replyOf(await answer(url.searchParams, url.pathname)) : real(input, init)
  }
}
