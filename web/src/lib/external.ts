import type { Endpoint, Input, Result } from '@srm/api/endpoint'
import { errorOf, networkError, resultOf, succeeded, type Reply } from './api-error.ts'
import { language } from './i18n.ts'

/** Somebody from outside has a token of their own, for this one thing, as long as the page is open. */
const name = 'srm.v1.supplier-token'

type StoredState = {
  readonly ticket: string
  readonly token: string
  /** What the token is good for: a later link about the same thing asks for no second code. */
  readonly about?: string
}

/** What a link is about; only the server knows whether it is ours. */
const aboutOf = (ticket: string): string | undefined => {
  try {
    const text = atob((ticket.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return (JSON.parse(text) as { id?: string }).id
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

/** What the page of a tenant's supplier sends with every call; never the staff's session of the same browser. */
const headersOf = (token: string | null): Record<string, string> => ({
  'Accept-Language': language() === 'en' ? 'en' : 'zh-CN',
  'X-Requested-With': 'srm',
  ...(token && { 'supplier-token': token }),
})

type Options = { readonly body?: unknown; readonly query?: Record<string, string> }

const send = async (endpoint: Endpoint, token: string | null, { body, query }: Options): Promise<Reply> => {
  const path = query ? `${endpoint.path}?${new URLSearchParams(query).toString()}` : endpoint.path
  try {
    const response = await fetch(path, {
      method: endpoint.method,
      credentials: 'omit',
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
export const outside = async <E extends Endpoint>(
  endpoint: E,
  token: string | null,
  input: Input<E>,
): Promise<Result<E>> => {
  const reply = await send(endpoint, token, input as Options)
  if (succeeded(reply)) return resultOf(reply) as Result<E>
  throw errorOf(reply)
}

type Progress = (percent: number) => void

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** fetch cannot tell how much has been sent, so uploads use the older request. */
const post = (path: string, token: string, file: File, progress: Progress): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [key, value] of Object.entries(headersOf(token))) request.setRequestHeader(key, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(Math.round((loaded / total) * 100)))
    request.addEventListener('load', () =>
      resolve({ status: request.status, statusText: request.statusText, body: parsed(request.responseText) }),
    )
    request.addEventListener('error', () => reject(networkError()))
    request.addEventListener('abort', () => reject(networkError()))
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })

export const sendFile = async <E extends Endpoint>(
  endpoint: E,
  token: string,
  file: File,
  progress: Progress = () => undefined,
): Promise<Result<E>> => {
  const reply = await post(endpoint.path, token, file, progress)
  if (succeeded(reply)) return resultOf(reply) as Result<E>
  throw errorOf(reply)
}
