/** Letters, digits, signs: how many of these kinds a password mixes. */
const kinds = [/[a-z]/i, /\d/, /[^a-z\d]/i]

/** A company may ask for all three kinds. */
export const isWeak = (password: string, strict = false): boolean =>
  password.length < 8 ||
  password.length > 128 ||
  kinds.filter((kind) => kind.test(password)).length < (strict ? kinds.length : 2)

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Easy to read out: no letters that look like others. Always a letter and a digit. */
export const readable = (bytes: Uint8Array): string =>
  `${[...bytes].map((byte) => letters[byte % letters.length]).join('')}${'a'}${(bytes[0] ?? 0) % 10}`
