import { createHash } from 'node:crypto'

/** Made from the secret of codes: changing that one spoils what is under way, links that were sent included. */
export const smsSealKeys = (secret: string) => ({
  FIELD_KEYS: `sms=${createHash('sha256').update(`sms seal ${secret}`).digest('hex')}`,
  FIELD_INDEX_SECRET: '',
})
