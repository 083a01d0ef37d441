import { create } from 'zustand'
import type { Endpoint, Result } from '@srm/api/endpoint'
import { networkError, type Reply } from './api-error.ts'
import { headersFor } from './api.ts'
import { withSession } from './renewal.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

type Progress = (percent: number) => void

/** fetch cannot tell how much has been sent, so uploads use the older request. */
const post = (url: string, headers: Record<string, string>, file: File, progress: Progress): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
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

const useOnTheirWay = create(() => ({ count: 0 }))
const count = (by: 1 | -1): void => useOnTheirWay.setState((now) => ({ count: now.count + by }))

/** Whatever takes files along waits for those still on their way: sent earlier it would leave without them. */
export const useUploading = (): boolean => useOnTheirWay((now) => now.count > 0)

/** Sends one file. The caller says how it went: an upload has words of its own. */
export const upload = async <E extends Endpoint>(endpoint: E, file: File, progress: Progress): Promise<Result<E>> => {
  const key = crypto.randomUUID()
  count(1)
  try {
    const result = await withSession((token) =>
      post(endpoint.path, { ...headersFor(token), 'Idempotency-Key': key }, file, progress),
    )
    return result as Result<E>
  } finally {
    count(-1)
  }
}
