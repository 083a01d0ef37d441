import { auth } from '@srm/api/identity/session'
import type { Result } from '@srm/api/endpoint'
import { call } from '../api/api.ts'
import { keyOf, queryClient } from '../api/query.ts'

const bytesOf = (pem: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(pem.replaceAll(/-----[^-]+-----|\s/g, '')), (sign) => sign.codePointAt(0) ?? 0)

/** RSA-OAEP with SHA-256, in base64. */
export const encrypt = async (text: string, pem: string): Promise<string> => {
  const way = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', bytesOf(pem), way, false, ['encrypt'])
  const secret = await crypto.subtle.encrypt(way, key, new TextEncoder().encode(text))
  return btoa(String.fromCodePoint(...new Uint8Array(secret)))
}

const ways = (): Promise<Result<typeof auth.ways>> =>
  queryClient.query({
    queryKey: keyOf(auth.ways, {}),
    queryFn: () => call(auth.ways, {}, { silent: true }),
    staleTime: 60_000,
  })

/** A password as the server wants it: as typed, or encrypted when it hands out a key. */
export const sealed = async (password: string): Promise<string> => {
  const { publicKey } = await ways()
  return publicKey ? encrypt(password, publicKey) : password
}
