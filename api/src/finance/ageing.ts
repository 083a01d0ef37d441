import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label, type Label } from '../shared/label.ts'

const Day = z.iso.date({ error: '日期格式应为 YYYY-MM-DD' })

/** Covered for whoever may not see what comes in, or what goes out. */
const Amount = z.string().nullable()

export const ageingGroups = ['party', 'project', 'owner'] as const
export type AgeingGroup = (typeof ageingGroups)[number]

/** Not every instalment has a project, and not every document somebody who answers for it. */
const Key = Id.or(z.literal('none'))

/** -1 has no day yet, 0 is not due, 1 and up are those after the days of the company. */
const Bucket = z.coerce.number().int().min(-1).max(8)

/** What is looked at: the same in the figures and in the list they open. */
const asked = {
  asOf: Day,
  party: Key.optional(),
  project: Key.optional(),
  owner: Key.optional(),
}

const Sum = z.object({ amount: Amount, count: z.int() })
export type AgeingSum = z.output<typeof Sum>

const AgeingRow = z.object({
  /** Nothing where documents name none. */
  id: Id.nullable(),
  name: z.string().nullable(),
  total: Sum,
  /** One for each bucket, the first one of what has no day yet. */
  buckets: z.array(Sum),
})
export type AgeingRow = z.output<typeof AgeingRow>

const Ageing = z.object({
  asOf: Day,
  /** The last day of each bucket but the last. */
  days: z.array(z.int()),
  rows: z.array(AgeingRow),
  /** Of all, also of those there is no row for. */
  total: AgeingRow.pick({ total: true, buckets: true }),
  hasMore: z.boolean(),
})
export type Ageing = z.output<typeof Ageing>

const OpenItem = z.object({
  id: Id,
  subject: z.enum(['paymentPlan', 'acceptance']),
  code: z.string(),
  title: z.string(),
  party: NamedRef.nullable(),
  project: NamedRef.nullable(),
  owner: NamedRef.nullable(),
  dueDate: z.string().nullable(),
  /** Less than nothing before it is due. */
  daysOver: z.int().nullable(),
  amount: Amount,
  settled: Amount,
  open: Amount,
})
export type OpenItem = z.output<typeof OpenItem>

const OpenItems = z.object({ items: z.array(OpenItem), count: z.int(), total: Amount })
export type OpenItems = z.output<typeof OpenItems>

const monitor = <const N extends 'receivable' | 'payable'>(name: N, of: Label) => {
  const access = { permission: `${name}:list` as const }
  return {
    ageing: endpoint({
      method: 'GET',
      path: `/api/${name}/ageing`,
      family: name,
      title: label(`${of.zh}账龄`, `Ageing of ${of.en}`),
      access,
      query: z.strictObject({ ...asked, group: z.enum(ageingGroups) }),
      result: Ageing,
    }),
    items: endpoint({
      method: 'GET',
      path: `/api/${name}/items`,
      family: name,
      title: label(`${of.zh}明细`, `Documents of ${of.en}`),
      access,
      query: z.strictObject({
        ...asked,
        bucket: Bucket.optional(),
        /** Due on these days; without a first day also what was due long before. */
        dueFrom: Day.optional(),
        dueTo: Day.optional(),
        page: z.coerce.number().int().min(1).max(200).default(1),
      }),
      result: OpenItems,
    }),
    export: endpoint({
      method: 'GET',
      path: `/api/${name}/export`,
      family: name,
      title: label(`导出${of.zh}账龄`, `Export the ageing of ${of.en}`),
      access: { permission: `${name}:export` as const },
      query: z.strictObject({ asOf: Day, group: z.enum(ageingGroups) }),
      // Taking it out of the house is logged.
      writes: true,
      raw: true,
      result: z.undefined(),
    }),
  }
}

export const receivable = monitor('receivable', label('应收', 'receivables'))
export const payable = monitor('payable', label('应付', 'payables'))

const Rule = z.strictObject({
  ageingDays: z
    .array(z.int().min(1).max(3650))
    .min(1)
    .max(7)
    .refine((days) => days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0)), {
      error: '天数应从小到大',
    }),
})
export type FinanceRule = z.output<typeof Rule>

export const financeRule = {
  show: endpoint({
    method: 'GET',
    path: '/api/finance_rule/show',
    family: 'finance_rule',
    title: label('查看账龄区间', 'Show the buckets of an ageing'),
    access: { permission: 'financeRule:show' },
    result: Rule,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/finance_rule/update',
    family: 'finance_rule',
    title: label('修改账龄区间', 'Change the buckets of an ageing'),
    access: { permission: 'financeRule:update' },
    body: Rule,
    result: Rule,
  }),
}
