import type { Endpoint, Input, Result } from '@srm/api/endpoint'
import { ApiError, isForeign, networkError, requestTimeout, type Reply } from './api-error.ts'
import { noteError } from './error-log.ts'
import { language } from '../i18n.ts'
import { t } from '../lib.texts.ts'
import { choosePlan, onlyRenewal } from '../session/membership.ts'
import { leavesPage, withSession } from '../session/renewal.ts'
import { reportLocked, useSession } from '../session/session.ts'
import { toast } from '../toast.ts'

export type CallOptions = {
  /** The caller shows the error itself. */
  readonly silent?: boolean
  readonly signal?: AbortSignal
}

type CallInput = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const queryOf = (query: CallInput['query']): string => {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()}`
}

export const urlOf = (path: string, { params = {}, query }: CallInput): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  }) + queryOf(query)

/** What every call carries, whichever way it is sent. A foreign page could not set a header of its own. */
export const headersFor = (token: string | null): Record<string, string> => {
  const applyId = useSession.getState().profile?.applyId
  return {
    'Accept-Language': language() === 'en' ? 'en' : 'zh-CN',
    'X-Requested-With': 'srm',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(applyId && { ApplyId: applyId }),
  }
}

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const send = async (url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Reply> => {
  const limit = AbortSignal.timeout(requestTimeout)
  try {
    const response = await fetch(url, {
      credentials: 'same-origin',
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { status: response.status, statusText: response.statusText, body: await readBody(response) }
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError()
  }
}

/** An ended membership concerns every page: it is said with the way out, whether or not the caller says it too. */
const showMembership = ({ key, message }: ApiError): boolean => {
  if (key === 'tenant.renewal_only') onlyRenewal()
  else if (key === 'tenant.read_only') toast.warning(message, { label: t('renew'), run: choosePlan })
  else return false
  return true
}

/** Says the error in a toast, unless the caller does or the page is being left for it. */
const announce = (error: unknown, silent: boolean): void => {
  if (!(error instanceof ApiError) || showMembership(error)) return
  if (isForeign(error)) noteError(error)
  if (error.key === 'session.locked') reportLocked()
  else if (!silent && !leavesPage(error.code)) toast.error(error.message)
}

/** Calls an endpoint. One key covers the call and its replay, so a renewed token never writes twice. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { silent = false, signal }: CallOptions = {},
): Promise<Result<E>> => {
  const given = input as CallInput
  const writes = endpoint.method !== 'GET'
  const key = writes ? crypto.randomUUID() : undefined
  try {
    const result = await withSession((token) =>
      send(
        urlOf(endpoint.path, given),
        {
          method: endpoint.method,
          headers: {
            ...headersFor(token),
            ...(given.body !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
            ...(key && { 'Idempotency-Key': key }),
          },
          ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
        },
        signal,
      ),
    )
    return result as Result<E>
  } catch (error) {
    announce(error, silent)
    throw error
  }
}
