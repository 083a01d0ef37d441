import { expect, test, vi } from 'vitest'
import { queryClient } from '../api/query.ts'
import { encrypt, sealed } from './secret.ts'

const way = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }

const pair = async () => {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(way, true, ['encrypt', 'decrypt'])
  const der = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  const lines = btoa(String.fromCodePoint(...der)).match(/.{1,64}/g) ?? []
  const pem = ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n')
  const open = async (secret: string): Promise<string> => {
    const bytes = Uint8Array.from(atob(secret), (sign) => sign.codePointAt(0) ?? 0)
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytes))
  }
  return { pem, open }
}

test('what is encrypted can be read with the private key only, and never looks the same twice', async () => {
  const { pem, open } = await pair()
  const [one, other] = await Promise.all([encrypt('密码 P@ss', pem), encrypt('密码 P@ss', pem)])
  expect(one).not.toBe(other)
  expect(await open(one)).toBe('密码 P@ss')
})

test('a password travels as typed unless the server hands out a key', async () => {
  const { pem, open } = await pair()
  const answers = [null, pem]
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 200, result: { feishu: false, publicKey: answers.shift(), demo: false } })),
  )
  expect(await sealed('P@ssw0rd')).toBe('P@ssw0rd')
  queryClient.clear()
  expect(await open(await sealed('P@ssw0rd'))).toBe('P@ssw0rd')
  vi.unstubAllGlobals()
})
