import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

type Secrets = Pick<Config, 'FIELD_KEYS' | 'FIELD_INDEX_SECRET'>

const mark = 's1'
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const known = new Map<string, Buffer>()

/** A key from its words; made once, since it is asked for with every row. */
const derived = (words: string): Buffer => {
  const key = known.get(words) ?? Buffer.from(hkdfSync('sha256', words, 'srm', 'field', 32))
  known.set(words, key)
  return key
}

/** `id=words` by commas: the first seals, all of them open, so that a new key can be put before the old one. */
const keysOf = ({ FIELD_KEYS }: Secrets): [id: string, words: string][] =>
  FIELD_KEYS.split(',').map((one) => {
    const at = one.indexOf('=')
    return [one.slice(0, at), one.slice(at + 1)]
  })

/** What sealed values begin with while the present key is in use; everything else is due to be sealed anew. */
export const presentSeal = (secrets: Secrets): string => `${mark}:${keysOf(secrets)[0]?.[0] ?? ''}:`

/** A value nobody reads in the table or in a backup; only its own company's rows can be opened with it. */
export const seal = (secrets: Secrets, tenantId: string, text: string): string => {
  const [id = '', words = ''] = keysOf(secrets)[0] ?? []
  const iv = randomBytes(ivBytes)
  const locked = createCipheriv(cipher, derived(words), iv, { authTagLength: tagBytes }).setAAD(Buffer.from(tenantId))
  const body = Buffer.concat([iv, locked.update(text, 'utf8'), locked.final(), locked.getAuthTag()])
  return `${mark}:${id}:${body.toString('base64url')}`
}

/** What was written before there were seals is read as it is. */
export const unseal = (secrets: Secrets, tenantId: string, stored: string): string => {
  const [first, id, body = ''] = stored.split(':')
  if (first !== mark) return stored
  const words = keysOf(secrets).find(([one]) => one === id)?.[1]
  if (words === undefined) throw new Error(`no key ${id ?? ''} for a sealed value`)
  const bytes = Buffer.from(body, 'base64url')
  const opened = createDecipheriv(cipher, derived(words), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(tenantId))
    .setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([opened.update(bytes.subarray(ivBytes, -tagBytes)), opened.final()]).toString('utf8')
}

/** The same for the same value within a company, so that it can be found and kept unique without being read. */
export const fingerprint = ({ FIELD_INDEX_SECRET }: Secrets, tenantId: string, text: string): string =>
  createHmac('sha256', FIELD_INDEX_SECRET).update(`${tenantId}.${text}`).digest('base64url')
