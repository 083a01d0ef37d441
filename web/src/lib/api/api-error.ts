import { t, hasText } from '../lib.texts.ts'

export type FieldError = { readonly path: string; readonly message: string }
type Code = number | string

/** An error whose message is written for the person who sees it. Every other message is for the log alone. */
export class UserError extends Error {}

export class ApiError extends UserError {
  readonly code: Code
  readonly key: string | undefined
  readonly errors: readonly FieldError[]
  readonly details: unknown

  constructor(
    message: string,
    code: Code,
    rest: { key?: string; errors?: readonly FieldError[]; details?: unknown } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.key = rest.key
    this.errors = rest.errors ?? []
    this.details = rest.details
  }
}

/** How long a call may take. */
export const requestTimeout = 30_000

/** The server never answered: wrong address, no network, or too slow. */
export const networkError = (): ApiError => new ApiError(t('network'), 0, { key: 'network' })
export const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.key === 'network'

/** What came back, whichever way it was fetched. */
export type Reply = { readonly status: number; readonly statusText: string; readonly body: unknown }

/** What a person is told about anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof UserError ? error.message : t('fault'))

type Body = Partial<{
  code: Code
  message: string
  msg: string
  result: unknown
  key: string
  errors: readonly FieldError[]
  details: unknown
}>

const bodyOf = (reply: Reply): Body => (typeof reply.body === 'object' && reply.body !== null ? reply.body : {})

const isCode = (code: unknown): code is Code => typeof code === 'number' || /^\d+$/.test(String(code))

/** The body's own code, else the HTTP status. */
export const codeOf = (reply: Reply): Code => {
  const { code } = bodyOf(reply)
  return isCode(code) ? code : reply.status
}

/** Ours says a code, or at least its message in the older way. */
const isEnvelope = (reply: Reply): boolean => isCode(bodyOf(reply).code) || typeof bodyOf(reply).msg === 'string'

const successCodes: readonly Code[] = [200, 0, '200', '0']
const succeededCode = (code: Code): boolean => successCodes.includes(code)

/** A page of text is no answer, whatever its status says: it may be a proxy asking to sign in. */
export const succeeded = (reply: Reply): boolean =>
  succeededCode(codeOf(reply)) && typeof reply.body === 'object' && reply.body !== null

export const resultOf = (reply: Reply): unknown => ('result' in bodyOf(reply) ? bodyOf(reply).result : reply.body)

/** Said instead of whatever a proxy, a gateway or a framework wrote: none of it is meant for people. */
const statusText = ({ status }: Reply): string => {
  const key = `status.${String(status)}`
  return status >= 400 && hasText(key) ? t(key) : t('foreign')
}

/** Whoever is asked about it finds the number in the error log, which is also sent to the server. */
const foreignError = (reply: Reply): ApiError => {
  const number = crypto.randomUUID().slice(-8)
  const code = succeededCode(reply.status) ? 502 : reply.status
  return new ApiError(t('numbered', { message: statusText(reply), number }), code, { key: 'foreign' })
}

/** An answer that is not in our envelope did not come from our server, or not in one piece. */
export const isForeign = (error: unknown): boolean => error instanceof ApiError && error.key === 'foreign'

export const errorOf = (reply: Reply): ApiError => {
  const { message, msg, key, errors, details } = bodyOf(reply)
  if (!isEnvelope(reply)) return foreignError(reply)
  return new ApiError(message || msg || statusText(reply), codeOf(reply), {
    ...(key !== undefined && { key }),
    ...(Array.isArray(errors) && { errors }),
    details,
  })
}
