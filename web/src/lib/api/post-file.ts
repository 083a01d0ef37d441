import { networkError, requestTimeout, type Reply } from './api-error.ts'

export type Progress = (percent: number) => void

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/**
 * Sends one file. fetch cannot tell how much has been sent, so this is the older request. A large file may take its
 * time on a slow line; what counts as too slow is a line on which nothing moves.
 */
export const postFile = (
  url: string,
  headers: Readonly<Record<string, string>>,
  file: File,
  progress: Progress,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = (): void => request.abort()
    let timer = setTimeout(giveUp, requestTimeout)
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, requestTimeout)
      progress(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () =>
      resolve({ status: request.status, statusText: request.statusText, body: parsed(request.responseText) }),
    )
    request.addEventListener('error', () => reject(networkError()))
    request.addEventListener('abort', () => reject(networkError()))
    request.addEventListener('loadend', () => clearTimeout(timer))
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
