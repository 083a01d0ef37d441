import { externalEntry } from '@srm/api/external/entry'
import { externalTokenHeader, type Endpoint, type Input, type Result } from '@srm/api/endpoint'
import { errorOf, networkError, requestTimeout, resultOf, succeeded, type Reply } from './api/api-error.ts'
import { postFile, type Progress } from './api/post-file.ts'
import { language } from './i18n.ts'

/** Somebody from outside has a token of their own, for this one thing, as long as the page is open. */
const name = `srm.v1.${externalTokenHeader}`

type StoredState = {
  readonly ticket: string
  readonly token: string
  /** What the token is good for: a later link about the same thing asks for no second code. */
  readonly about?: string
}

/** What a link is about: after the company, before the secret. Only the server knows whether it is ours. */
const aboutOf = (ticket: string): string | undefined => {
  try {
    const bytes = Uint8Array.from(atob(ticket.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const hex = Array.from(bytes.subarray(16, 32), (byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  } catch {
    return undefined
  }
}

export const keptToken = (ticket: string): string | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as StoredState | null
    if (!kept) return null
    const same = kept.ticket === ticket || (kept.about !== undefined && kept.about === aboutOf(ticket))
    return same ? kept.token : null
  } catch {
    return null
  }
}

export const keepToken = (kept: StoredState | null): void => {
  try {
    if (kept) sessionStorage.setItem(name, JSON.stringify(kept))
    else sessionStorage.removeItem(name)
  } catch {
    // Without a store the code is asked for again after a reload.
  }
}

/** What the page of somebody from outside sends with every call; never the staff's session of the same browser. */
const headersOf = (token: string | null): Record<string, string> => ({
  'Accept-Language': language() === 'en' ? 'en' : 'zh-CN',
  'X-Requested-With': 'srm',
  ...(token && { [externalTokenHeader]: token }),
})

type Options = { readonly body?: unknown; readonly query?: Record<string, string> }

const send = async (endpoint: Endpoint, token: string | null, { body, query }: Options): Promise<Reply> => {
  const path = query ? `${endpoint.path}?${new URLSearchParams(query).toString()}` : endpoint.path
  try {
    const response = await fetch(path, {
      method: endpoint.method,
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeout),
      headers: {
        ...headersOf(token),
        ...(body !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { status, statusText } = response
    return { status, statusText, body: (await response.json().catch(() => undefined)) as unknown }
  } catch {
    throw networkError()
  }
}

/** Calls without being anybody's staff. */
export const callExternal = async <E extends Endpoint>(
  endpoint: E,
  token: string | null,
  input: Input<E>,
): Promise<Result<E>> => {
  const reply = await send(endpoint, token, input as Options)
  if (succeeded(reply)) return resultOf(reply) as Result<E>
  throw errorOf(reply)
}

export const sendFile = async <E extends Endpoint>(
  endpoint: E,
  token: string,
  file: File,
  progress: Progress = () => undefined,
): Promise<Result<E>> => {
  const reply = await postFile(endpoint.path, headersOf(token), file, progress)
  if (succeeded(reply)) return resultOf(reply) as Result<E>
  throw errorOf(reply)
}

/** Has a code sent to the number the link was sent to. */
export const askByLink = (ticket: string): Promise<Result<typeof externalEntry.code>> =>
  callExternal(externalEntry.code, null, { body: { ticket } })

export const enterByLink = async (ticket: string, code: string): Promise<string> =>
  (await callExternal(externalEntry.enter, null, { body: { ticket, code } })).token
