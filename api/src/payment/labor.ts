import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { money, percent, rows } from '../shared/fields.ts'
import { label } from '../shared/label.ts'

/** From more than `above` of the taxed amount on: so many percent, less what the steps below it already hold. */
export const laborTaxFields = {
  brackets: rows(
    '税率表',
    'Brackets',
    {
      above: money('应纳税所得额超过', 'Taxed amount above'),
      rate: percent('税率', 'Rate'),
      quick: money('速算扣除数', 'Quick deduction'),
    },
    { max: 10 },
  ).default([]),
}

const Bracket = z.object({ above: z.string(), rate: z.string(), quick: z.string() })
const LaborTax = z.object({
  brackets: z.array(Bracket),
  /** Whether the company has a table of its own, or follows the law's. */
  isOwn: z.boolean(),
})

const LaborRow = z.object({
  key: z.string(),
  name: z.string(),
  /** Covered but for its beginning and its end. */
  idNo: z.string(),
  company: z.string(),
  count: z.int(),
  gross: z.string().nullable(),
  withheld: z.string().nullable(),
  net: z.string().nullable(),
})
export type LaborRow = z.output<typeof LaborRow>

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, { error: '月份格式应为 YYYY-MM' })
const access = { permission: 'paymentRequest:laborTax' } as const

export const laborTax = {
  show: endpoint({
    method: 'GET',
    path: '/api/labor_tax/show',
    title: label('查看劳务个税税率表', 'Show what is kept back of people'),
    access,
    result: LaborTax,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/labor_tax/update',
    title: label('修改劳务个税税率表', 'Change what is kept back of people'),
    access,
    body: z.strictObject(laborTaxFields),
    result: LaborTax,
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/labor_tax/month',
    title: label('劳务个税月度清单', 'People paid in a month'),
    access,
    query: z.strictObject({ month }),
    result: z.array(LaborRow),
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/labor_tax/file',
    title: label('导出劳务个税清单', 'Take the list of a month with them'),
    access,
    secret: true,
    body: z.strictObject({ month }),
    result: z.object({ name: z.string(), content: z.string() }),
  }),
}
