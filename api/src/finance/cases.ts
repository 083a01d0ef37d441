import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label, type Label } from '../shared/label.ts'

/** What was begun and is not finished, in the order of a purchase. */
export const settlementKinds = ['notAccepted', 'notInvoiced', 'notPaid', 'depositOpen'] as const
/** What is to be invoiced, to be received, and what is wrong. */
export const invoiceKinds = ['toIssue', 'notReceived', 'toReceive', 'abnormal'] as const

const Amount = z.string().nullable()

const Summary = z.array(z.object({ kind: z.string(), count: z.int(), amount: Amount }))
export type CaseSummary = z.output<typeof Summary>

const Item = z.object({
  id: Id,
  subject: z.enum(['purchaseOrder', 'contract', 'deposit', 'invoiceIn']),
  code: z.string(),
  title: z.string(),
  party: z.string().nullable(),
  project: NamedRef.nullable(),
  /** Who must act. */
  owner: NamedRef.nullable(),
  /** Since when, or when it was due. */
  day: z.string().nullable(),
  days: z.int().nullable(),
  amount: Amount,
  /** What is wrong with it, of what is abnormal. */
  reason: z.enum(['failed', 'held', 'exception']).nullable(),
})
export type CaseItem = z.output<typeof Item>

const Items = z.object({ items: z.array(Item), count: z.int(), total: Amount })
export type CaseItems = z.output<typeof Items>

const cases = <const N extends string, const P extends string, const K extends readonly [string, ...string[]]>(
  name: N,
  permission: P,
  kinds: K,
  of: Label,
) => {
  const access = { permission: `${permission}:list` as const }
  return {
    summary: endpoint({
      method: 'GET',
      path: `/api/${name}/summary`,
      family: name,
      title: label(`${of.zh}汇总`, `${of.en} by kind`),
      access,
      result: Summary,
    }),
    items: endpoint({
      method: 'GET',
      path: `/api/${name}/items`,
      family: name,
      title: label(`${of.zh}明细`, `${of.en} of a kind`),
      access,
      query: z.strictObject({ kind: z.enum(kinds), page: z.coerce.number().int().min(1).max(200).default(1) }),
      result: Items,
    }),
  }
}

export const settlement = cases('settlement', 'settlement', settlementKinds, label('结算跟进', 'Settlement'))
export const invoiceMonitor = cases(
  'invoice_monitor',
  'invoiceMonitor',
  invoiceKinds,
  label('发票监控', 'Invoice monitor'),
)
