import { allErrors, type ErrorKey } from '@srm/api'
import type { Label, Language } from '@srm/api/shared/label'

export type Problem = { path: string; message: string }

type More = {
  errors?: readonly Problem[]
  details?: unknown
  /** What the refusal's text names: stands where the text says `{{key}}`. */
  words?: Readonly<Record<string, Label>>
}

/** A refusal the caller is told about. Anything else that is thrown is a fault of ours. */
export class Failure extends Error {
  readonly key: ErrorKey
  readonly more: More
  constructor(key: ErrorKey, more: More = {}) {
    super(key)
    this.name = 'Failure'
    this.key = key
    this.more = more
  }
}

export const fail = (key: ErrorKey, more: More = {}): never => {
  throw new Failure(key, more)
}

export const describe = (key: ErrorKey, language: Language) => {
  const [code, status, zh, en] = allErrors[key]
  return { code, status, message: language === 'en' ? en : zh }
}

/** The text of one very refusal, with what it names. */
export const messageOf = ({ key, more: { words = {} } }: Failure, language: Language): string =>
  describe(key, language).message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name]?.[language] ?? '')

/**
 * Nobody can do anything about a fault of ours but report it. The end of the number is random and enough to find the
 * line in the log.
 */
export const withNumber = (message: string, number: string, language: Language): string => {
  const short = number.slice(-8)
  return language === 'en' ? `${message} (no. ${short})` : `${message}（编号 ${short}）`
}

/** What a person is told about anything that was thrown: the refusal's own words, else that it is our fault. */
export const explain = (error: unknown, language: Language, number: string): string => {
  const refusal = asFailure(error) ?? new Failure('server.internal')
  const message = messageOf(refusal, language)
  return refusal.key === 'server.internal' ? withNumber(message, number, language) : message
}

type PgError = { code: string; constraint?: string; table?: string; routine?: string }

/** The system's own codes can be five letters as well: EPIPE. */
const isPgError = (error: unknown): error is PgError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code) &&
  !('syscall' in error)

const byState: Readonly<Record<string, ErrorKey>> = {
  '23505': 'record.duplicate',
  '23503': 'record.bad_reference',
  '23514': 'request.invalid',
  '55P03': 'request.in_progress',
  '40001': 'server.busy',
  '40P01': 'server.busy',
  '57014': 'server.timeout',
  '53300': 'server.busy',
  '57P01': 'server.busy',
  '57P03': 'server.busy',
  '25006': 'server.busy',
}

const lost =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|ECONNREFUSED|ECONNRESET|EPIPE|not queryable/

/** A kept statement whose columns a migration has changed. The connection would refuse it for ever, a new one will not. */
export const isStalePlan = (error: unknown): boolean =>
  isPgError(error) && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/** The connection cannot be trusted after these. */
export const breaksConnection = (error: unknown): boolean =>
  isStalePlan(error) ||
  (error instanceof Error && lost.test(error.message)) ||
  (isPgError(error) && (error.code.startsWith('08') || error.code.startsWith('57P')))

/** A module names the failure a constraint stands for; the rest follow from the SQL state. */
type ConstraintError = { readonly key: ErrorKey; readonly field: string | undefined }
const named = new Map<string, ConstraintError>()
export const mapConstraintError = (constraint: string, key: ErrorKey, field?: string): void =>
  void named.set(constraint, { key, field })

const atField = ({ key, field }: ConstraintError): Failure =>
  new Failure(key, field === undefined ? {} : { errors: [{ path: field, message: '' }] })

export const asFailure = (error: unknown): Failure | undefined => {
  // A refusal under a key nobody declared has no words and no status: it is a fault of ours like any other.
  if (error instanceof Failure) return error.key in allErrors ? error : undefined
  if (isPgError(error)) {
    const known = error.constraint === undefined ? undefined : named.get(error.constraint)
    if (known) return atField(known)
    // Class 22 is data PostgreSQL could not read: an impossible date, a number too large, a broken character.
    const key = byState[error.code] ?? (error.code.startsWith('22') ? 'request.invalid' : undefined)
    if (key) return new Failure(key)
  }
  return breaksConnection(error) ? new Failure('server.busy') : undefined
}

/**
 * Trying the whole transaction again may succeed, and it surely did not happen the first time.
 * A connection lost while committing is told apart before it gets here: that one may have happened.
 */
export const isRetryable = (error: unknown): boolean =>
  isPgError(error) && (['40001', '40P01', '25006'].includes(error.code) || breaksConnection(error))
