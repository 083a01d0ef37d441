import { translateMessage } from '@srm/api/shared/check-messages'
import type { Language } from '@srm/api/shared/label'
import { asFailure, describe, explain, Failure } from '../errors.ts'
import { isObject } from '@srm/api/shared/json'

const done = { zh: '操作成功', en: 'Done' } as const

export const success = (result: unknown, language: Language, requestId: string) => ({
  code: 200,
  result,
  message: done[language],
  requestId,
})

const byStatus = (status: number | undefined): Failure | undefined => {
  if (status === 413) return new Failure('request.too_large')
  if (status === 415) return new Failure('request.media_type')
  if (status === 429) return new Failure('request.too_many')
  if (status && status >= 400 && status < 500) return new Failure('request.invalid')
  return undefined
}

const statusIn = (error: unknown): number | undefined =>
  isObject(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : undefined

/** The one place where a thrown thing becomes an answer; what is not a refusal of ours stays unsaid. */
export const failure = (error: unknown, language: Language, requestId: string) => {
  const known = asFailure(error) ?? byStatus(statusIn(error))
  const refusal = known ?? new Failure('server.internal')
  const { code, status } = describe(refusal.key, language)
  const message = explain(refusal, language, requestId)
  const { details } = refusal.more
  // A constraint knows its field but not the words; the refusal itself has them.
  const errors = refusal.more.errors?.map((problem) => ({
    ...problem,
    message: problem.message === '' ? message : translateMessage(problem.message, language),
  }))
  const body = {
    code,
    key: refusal.key,
    message,
    requestId,
    ...(errors && { errors }),
    ...(details !== undefined && { details }),
  }
  return { status, body, expected: known !== undefined && status < 500 }
}

export const languageOf = (header: string | undefined): Language => (header && /^en\b/i.test(header) ? 'en' : 'zh')
