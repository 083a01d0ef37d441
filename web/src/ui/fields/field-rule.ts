import type { z } from 'zod'
import { isRequired, metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { language } from '@/lib/i18n.ts'
import { sentValue } from '../form-values.ts'
import type { UiText } from '../ui.texts.ts'

/** A list or a switch always has a value, so a star would only alarm. */
const alwaysFilled: readonly Kind[] = ['rows', 'attachments', 'images', 'bool', 'tags', 'multiDict', 'refs', 'persons']

export const needsStar = (schema: z.ZodType): boolean =>
  isRequired(schema) && !alwaysFilled.includes(metaOf(schema).kind)

type Key = Parameters<UiText>[0]

const wrong: Partial<Record<Kind, Key>> = {
  money: 'invalid.number',
  quantity: 'invalid.number',
  percent: 'invalid.percent',
  integer: 'invalid.integer',
  date: 'invalid.date',
  dateTime: 'invalid.date',
  dateRange: 'invalid.dateRange',
  region: 'invalid.region',
  mobile: 'invalid.mobile',
  email: 'invalid.email',
  creditCode: 'invalid.creditCode',
  url: 'invalid.url',
  bankAccount: 'invalid.bankAccount',
  code: 'invalid.code',
  color: 'invalid.color',
  location: 'invalid.location',
}

const tooLong = (meta: FieldMeta, issue: z.core.$ZodIssue): Key | undefined => {
  if (issue.code !== 'too_big' || meta.kind === 'integer') return undefined
  return issue.origin === 'array' ? 'invalid.tooMany' : 'invalid.tooLong'
}

const say = (t: UiText, meta: FieldMeta, issue: z.core.$ZodIssue): string =>
  t(tooLong(meta, issue) ?? wrong[meta.kind] ?? 'invalid.other', {
    max: meta.max ?? 0,
    min: meta.min ?? 0,
    places: meta.places ?? 0,
  })

/** What is wrong with a value, in the reader's language; undefined when it is right. */
export const problemOf = (t: UiText, schema: z.ZodType, value: unknown): string | undefined => {
  const sent = sentValue(schema, value)
  const parsed = schema.safeParse(sent)
  if (parsed.success) return undefined
  if (sent === undefined) return t('invalid.required')
  const meta = metaOf(schema)
  const own = typeof sent === 'string' ? meta.problem?.(sent) : undefined
  if (own) return own[language()]
  const issue = parsed.error.issues[0]
  return issue ? say(t, meta, issue) : t('invalid.other')
}

/** The contract's own check as a rule of a form field. Lines are checked by their own fields. */
export const ruleOf = (t: UiText, schema: z.ZodType) => ({
  validator: (_: unknown, value: unknown): Promise<void> => {
    const problem = metaOf(schema).kind === 'rows' ? undefined : problemOf(t, schema, value)
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem))
  },
})
