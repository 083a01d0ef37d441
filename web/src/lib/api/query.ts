import {
  keepPreviousData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type Query,
} from '@tanstack/react-query'
import type { Endpoint, Input, Result } from '@srm/api/endpoint'
import type { Language } from '@srm/api/shared/label'
import { language, onLanguage } from '../i18n.ts'
import { isNetworkError } from './api-error.ts'
import { call } from './api.ts'
import { useCan } from '../session/can.tsx'
import { isLong, readAgain, type ReadPage } from '../tabs/long-lists.ts'
import { useSession } from '../session/session.ts'

const fresh = 30_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: fresh,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && isNetworkError(error),
    },
  },
})

/** What one person has read is not shown to the next who signs in on this machine. */
useSession.subscribe((now, before) => {
  if (!now.token && before.token) queryClient.clear()
})

/** Built-in words come from the server in the reader's language. */
let languageRead: Language = language()
onLanguage((now) => {
  if (now !== languageRead) void queryClient.invalidateQueries()
  languageRead = now
})

/** A change makes everything read from the same family stale. */
const familyOf = ({ family, path }: Endpoint): string => family ?? path.split('/')[2] ?? path

export const keyOf = <E extends Endpoint>(endpoint: E, input: Input<E>): readonly unknown[] => [
  familyOf(endpoint),
  endpoint.path,
  input,
]

const useMay = (endpoint: Endpoint): boolean => {
  const may = useCan()
  const { access } = endpoint
  if (typeof access === 'string') return true
  return may('choose' in access ? `${access.choose}:choose` : access.permission)
}

type ReadOptions<R> = {
  readonly enabled?: boolean
  /** Shows what was read before while something else is read. */
  readonly keepPrevious?: boolean
  /** What may be otherwise the next moment is never shown from memory. */
  readonly noCache?: boolean
  /** Runs before the result is shown, for what has to be known by then. */
  readonly prepare?: (result: R) => Promise<unknown>
  /** Milliseconds until it is read again, or false when what was read will not change. */
  readonly every?: (result: R | undefined) => number | false
}

/** Reads an endpoint. Without its permission nothing is sent and `denied` is true; the page shows its own error. */
export const useRead = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, keepPrevious = false, noCache = false, prepare, every }: ReadOptions<Result<E>> = {},
) => {
  const may = useMay(endpoint)
  const query = useQuery<Result<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }) => {
      const result = await call(endpoint, input, { silent: true, signal })
      await prepare?.(result)
      return result
    },
    enabled: enabled && may,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(noCache && { staleTime: 0, gcTime: 0 }),
    ...(every && { refetchInterval: ({ state }) => every(state.data) }),
  })
  return { ...query, denied: !may }
}

type CursorPage = { readonly nextCursor: string | null }

/** Reads on and on by cursor. */
export const usePages = <P extends CursorPage>(
  key: readonly unknown[],
  read: ReadPage<P>,
  { enabled = true, keepPrevious = false }: { enabled?: boolean; keepPrevious?: boolean } = {},
) =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: P) => last.nextCursor ?? undefined,
    enabled,
    meta: { read },
    staleTime: (query) => (isLong(query as Query) ? Infinity : fresh),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })

const mentions = (key: readonly unknown[], id: string): boolean => JSON.stringify(key).includes(id)

/** What is gone is not asked for again, even while a page still shows it. */
const idIn = (input: unknown): string | undefined => (input as { params?: { id?: string } }).params?.id

type Change = { readonly ids: readonly string[]; readonly gone?: string | undefined }

const refresh = (families: readonly string[], { ids, gone }: Change): Promise<unknown> => {
  const long = families.flatMap((family) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [family] })
      .filter(isLong),
  )
  return Promise.all([
    // What cannot be read again stays as it was; the change itself has been made.
    ...long.map((query) => readAgain(queryClient, query, ids).catch(() => undefined)),
    ...families.map((family) =>
      queryClient.invalidateQueries({
        queryKey: [family],
        predicate: (query) => !isLong(query) && (gone === undefined || !mentions(query.queryKey, gone)),
      }),
    ),
  ])
}

/** After changes that were made one by one: what was read from the endpoint's family is read again. */
export const refreshFamily = (endpoint: Endpoint, ids: readonly string[] = []): Promise<unknown> =>
  refresh([familyOf(endpoint), 'record'], { ids })

const familyOfSubject = (subject: string): string =>
  subject.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** After something else changed a record, as an approval does: what is shown of it is read again. */
export const refreshRecord = (subject: string, id: string): Promise<unknown> =>
  refresh([familyOfSubject(subject), 'record'], { ids: [id] })

/** Changes something, then refreshes what was read from the same family, timelines included. */
export const useMutate = <E extends Endpoint>(
  endpoint: E,
  { silent = false, done }: { silent?: boolean; done?: (result: Result<E>) => unknown } = {},
) =>
  useMutation<Result<E>, Error, Input<E>>({
    mutationFn: (input) => call(endpoint, input, { silent }),
    onSuccess: async (result, input) => {
      await done?.(result)
      const id = idIn(input)
      const gone = endpoint.method === 'DELETE' ? id : undefined
      await refresh([familyOf(endpoint), 'record'], { ids: id ? [id] : [], gone })
    },
  })
