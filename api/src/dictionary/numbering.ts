import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { field } from '../shared/field-meta.ts'
import { choice, integer } from '../shared/fields.ts'
import { label } from '../shared/label.ts'

const parts = [
  ['year', '年', 'Year'],
  ['month', '年月', 'Year and month'],
  ['day', '年月日', 'Full date'],
] as const

export const numberRuleFields = {
  prefix: field(
    z
      .string()
      .trim()
      .regex(/^[A-Z][A-Z0-9]{0,9}$/, { error: '前缀为 1 到 10 位大写字母和数字，以字母开头' }),
    { kind: 'text', label: label('前缀', 'Prefix'), max: 10 },
  ),
  datePart: choice('日期', 'Date', [['none', '不带日期', 'None'], ...parts]),
  digits: integer('流水号位数', 'Digits', { min: 2, max: 10 }),
  reset: choice('重新计数', 'Counting starts anew', [
    ['never', '不重新计数', 'Never'],
    ['year', '每年', 'Each year'],
    ['month', '每月', 'Each month'],
    ['day', '每天', 'Each day'],
  ]),
  separator: choice('分隔符', 'Separator', [
    ['-', '-', '-'],
    ['/', '/', '/'],
    ['.', '.', '.'],
    ['none', '无', 'None'],
  ]),
  allocateAt: choice('取号时间', 'Given', [
    ['save', '保存时', 'When saved'],
    ['approve', '审批通过时', 'When approved'],
  ]),
}

export type NumberRule = {
  readonly [K in Exclude<keyof typeof numberRuleFields, 'prefix' | 'digits'>]: z.output<(typeof numberRuleFields)[K]>
} & { readonly prefix: string; readonly digits: number; readonly scope: string }

/** Those who count for themselves are named: by `company` everybody counts together. */
const NumberScope = z.object({ name: z.string(), label: z.string(), sample: z.string() })

const NumberRuleView = z.object({
  ...numberRuleFields,
  /** As a company had it before there was a rule for prefixes. */
  prefix: z.string(),
  type: z.int(),
  name: z.string(),
  scope: z.string(),
  /** How it may be counted; the first one is the whole company together. */
  scopes: z.array(NumberScope),
  /** Whether it can be given at the approval: there must be one. */
  isDocument: z.boolean(),
  /** The number that comes next where everybody counts together. */
  next: z.int(),
  version: z.int(),
})
export type NumberRuleView = z.output<typeof NumberRuleView>

const lengths = { none: 0, never: 0, year: 4, month: 7, day: 10 } as const

/** The counter starts anew in each period; `day` as 2026-11-18. */
export const periodOf = (reset: NumberRule['reset'], day: string): string => day.slice(0, lengths[reset])

type CodeRule = Pick<NumberRule, 'prefix' | 'datePart' | 'digits' | 'separator'>

export const formatCode = (rule: CodeRule, n: number, day: string, scopeCode = ''): string => {
  const date = day.slice(0, lengths[rule.datePart]).replaceAll('-', '')
  const separator = rule.separator === 'none' ? '' : rule.separator
  return [rule.prefix, scopeCode, date, String(n).padStart(rule.digits, '0')].filter(Boolean).join(separator)
}

/** Counting anew without the date in the number would give a number twice. */
export const repeatsNumbers = ({ reset, datePart }: Pick<NumberRule, 'reset' | 'datePart'>): boolean =>
  lengths[reset] > lengths[datePart]

const may = (action: string) => ({ permission: `numberRule:${action}` }) as const

/** How a company numbers its records. */
export const numberRules = {
  list: endpoint({
    method: 'GET',
    path: '/api/number_rule/list',
    title: label('编号规则', 'Numbering rules'),
    access: may('list'),
    result: z.array(NumberRuleView),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/number_rule/update/:type',
    title: label('修改编号规则', 'Change a numbering rule'),
    access: may('update'),
    params: z.strictObject({ type: z.coerce.number().int().min(1).max(999) }),
    body: z.strictObject({ ...numberRuleFields, scope: z.string().regex(/^[a-zA-Z]{1,40}$/), version: z.int() }),
    result: z.object({ type: z.int(), version: z.int() }),
  }),
}
