import type { Endpoint } from '@srm/api/endpoint'
import { checkMessages, translateMessage } from '@srm/api/shared/check-messages'
import type { Language } from '@srm/api/shared/label'
import type { z } from 'zod'
import { Failure, type Problem } from '../errors.ts'
import { isObject } from '@srm/api/shared/json'

const empty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)

/** Too deep a nesting is refused before a recursive schema meets it. */
const tooDeep = (value: unknown, left = 32): boolean => {
  if (!isObject(value)) return false
  if (left === 0) return true
  for (const key in value) if (tooDeep(value[key], left - 1)) return true
  return false
}

/** PostgreSQL keeps neither NUL nor half a character; a schema that does not say so must not turn it into a fault of ours. */
const hasUnstorableText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => !key.isWellFormed() || hasUnstorableText(inner))
}

const problemsOf = (error: z.ZodError, name: Part, language: Language): Problem[] =>
  error.issues.slice(0, 50).map((issue) => ({
    path: [name === 'body' ? [] : [name], issue.path].flat().map(String).join('.'),
    message: translateMessage(issue.message, language),
  }))

type Part = 'params' | 'query' | 'body'

const part = (name: Part, schema: z.ZodType | undefined, value: unknown, language: Language): unknown => {
  if (!schema) {
    if (empty(value)) return undefined
    throw new Failure('request.invalid', { errors: [{ path: name, message: '提交了不支持的内容' }] })
  }
  if (tooDeep(value)) throw new Failure('request.invalid', { errors: [{ path: name, message: '内容层级过多' }] })
  const parsed = schema.safeParse(value ?? {}, { error: checkMessages[language] })
  if (!parsed.success) throw new Failure('request.invalid', { errors: problemsOf(parsed.error, name, language) })
  if (hasUnstorableText(parsed.data))
    throw new Failure('request.invalid', { errors: [{ path: name, message: '含有非法字符' }] })
  return parsed.data
}

type Raw = { params: unknown; query: unknown; body: unknown }

export const validate = (endpoint: Endpoint, raw: Raw, language: Language): Record<string, unknown> => ({
  params: part('params', endpoint.params, raw.params, language),
  query: part('query', endpoint.query, raw.query, language),
  ...(endpoint.upload ? {} : { body: part('body', endpoint.body, raw.body, language) }),
})
