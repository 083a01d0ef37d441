import { keepPreviousData, QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { Endpoint, Input, Result } from '@srm/api/endpoint'
import {
  codeOf,
  errorOf,
  messageOf,
  networkError,
  type Reply,
  requestTimeout,
  resultOf,
  succeeded,
} from '@/lib/api/api-error.ts'
import { urlOf } from '@/lib/api/api.ts'
import { language } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { leave, useOperator } from './session.ts'

/** What an operator reads is kept apart from what a person reads, who may be signed in beside. */
export const operatorClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, refetchOnWindowFocus: false, retry: false } },
})

useOperator.subscribe((now, before) => {
  if (!now.token && before.token) operatorClient.clear()
})

type Options = { readonly params?: Record<string, string>; readonly query?: Record<string, unknown>; body?: unknown }

const send = async (endpoint: Endpoint, given: Options, signal?: AbortSignal): Promise<Reply> => {
  const { token } = useOperator.getState()
  const limit = AbortSignal.timeout(requestTimeout)
  try {
    const response = await fetch(urlOf(endpoint.path, given), {
      method: endpoint.method,
      credentials: 'omit',
      headers: {
        'Accept-Language': language() === 'en' ? 'en' : 'zh-CN',
        'X-Requested-With': 'srm',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(given.body !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
      },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    const { status, statusText } = response
    return { status, statusText, body: (await response.json().catch(() => undefined)) as unknown }
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError()
  }
}

/** Calls as the operator. Nothing renews that token: after eight hours one signs in again. */
export const operate = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<Result<E>> => {
  const reply = await send(endpoint, input as Options, signal)
  if (succeeded(reply)) return resultOf(reply) as Result<E>
  if (endpoint.access === 'operator' && Number(codeOf(reply)) === 401) leave()
  throw errorOf(reply)
}

type ReadOptions = { readonly keepPrevious?: boolean; readonly every?: number }

export const useOperated = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { keepPrevious, every }: ReadOptions = {},
) => {
  const query = useQuery<Result<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => operate(endpoint, input, signal),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(every && { refetchInterval: every }),
  })
  return { ...query, denied: false }
}

/** Changes something; everything on screen is then read again, it is little. */
export const useOperation = <E extends Endpoint>(endpoint: E, done?: (result: Result<E>) => void) =>
  useMutation<Result<E>, Error, Input<E>>({
    mutationFn: (input) => operate(endpoint, input),
    onError: (error) => toast.error(messageOf(error)),
    onSuccess: async (result) => {
      done?.(result)
      await operatorClient.invalidateQueries()
    },
  })
