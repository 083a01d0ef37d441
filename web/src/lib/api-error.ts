import { t, hasText } from './lib.texts.ts'

export type FieldError = { readonly path: string; readonly message: string }
type Code = number | string

export class ApiError extends Error {
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

/** The server never answered: wrong address, no network, or too slow. */
export const networkError = (): ApiError => new ApiError(t('network'), 0, { key: 'network' })
export const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.key === 'network'

/** What came back, whichever way it was fetched. */
export type Reply = { readonly status: number; readonly statusText: string; readonly body: unknown }

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

/** The body's own code, else the HTTP status. */
export const codeOf = (reply: Reply): Code => bodyOf(reply).code ?? reply.status

const successCodes: readonly Code[] = [200, 0, '200', '0']
export const succeeded = (reply: Reply): boolean => successCodes.includes(codeOf(reply))

export const resultOf = (reply: Reply): unknown => ('result' in bodyOf(reply) ? bodyOf(reply).result : reply.body)

const statusWord = (reply: Reply): string => {
  const key = `status.${String(reply.status)}`
  return hasText(key) ? t(key) : reply.statusText
}

export const errorOf = (reply: Reply): ApiError => {
  const { message, msg, key, errors, details } = bodyOf(reply)
  return new ApiError(message || msg || statusWord(reply), codeOf(reply), {
    ...(key !== undefined && { key }),
    ...(Array.isArray(errors) && { errors }),
    details,
  })
}
