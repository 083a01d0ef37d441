import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 16 bytes each: the company, the link, the secret. Short enough for a message, too long to guess. */
const part = 16

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const newSecret = (): Buffer => randomBytes(part)

/** The secret itself is kept nowhere. */
export const hashOf = (secret: Buffer): string => createHash('sha256').update(secret).digest('base64url')

export const ticketOf = (tenantId: string, linkId: string, secret: Buffer): string =>
  Buffer.concat([bytesOf(tenantId), bytesOf(linkId), secret]).toString('base64url')

export type Ticket = { readonly tenantId: string; readonly linkId: string; readonly secret: Buffer }

export const readTicket = (text: string): Ticket | undefined => {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 3 * part || bytes.toString('base64url') !== text) return undefined
  return {
    tenantId: uuidOf(bytes.subarray(0, part)),
    linkId: uuidOf(bytes.subarray(part, 2 * part)),
    secret: bytes.subarray(2 * part),
  }
}

export const isSecret = (secret: Buffer, hash: string | null): boolean => {
  const [given, kept] = [Buffer.from(hashOf(secret)), Buffer.from(hash ?? '')]
  return given.length === kept.length && timingSafeEqual(given, kept)
}
