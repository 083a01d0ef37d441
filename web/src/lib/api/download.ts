import { headersFor } from './api.ts'
import { networkError } from './api-error.ts'
import { withSession } from '../session/renewal.ts'
import { saveFile } from './save-file.ts'

const bodyOf = async (response: Response): Promise<unknown> =>
  response.ok ? response.blob() : ((await response.json().catch(() => undefined)) as unknown)

/** Saves what an address answers under a name; the address asks for the session, so that a plain link would not do. */
export const download = async (path: string, name: string): Promise<void> => {
  const content = await withSession(async (token) => {
    const response = await fetch(path, { headers: headersFor(token) }).catch(() => {
      throw networkError()
    })
    return { status: response.status, statusText: response.statusText, body: await bodyOf(response) }
  })
  saveFile(name, content as Blob)
}
