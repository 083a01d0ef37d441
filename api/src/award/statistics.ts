import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { invitationStates } from '../shared/invitation-states.ts'
import { label } from '../shared/label.ts'

const Day = z.iso.date({ error: '日期格式应为 YYYY-MM-DD' })
const Period = { from: Day, to: Day }

/** Amounts are missing for whoever does not see what things cost. */
const Amount = z.string().nullable()

const Saving = {
  awards: z.int(),
  lines: z.int(),
  amount: Amount,
  /** Less than the budget, than the lowest quote and than last time; more is negative. */
  budget: Amount,
  lowest: Amount,
  history: Amount,
}

const Answers = {
  asked: z.int(),
  answered: z.int(),
  quoted: z.int(),
  won: z.int(),
  /** In per cent of those asked, and of those that quoted. */
  responseRate: z.string().nullable(),
  winRate: z.string().nullable(),
}

const PurchaseStatistics = z.object({
  total: z.object({ ...Saving, ...Answers }),
  buyers: z.array(z.object({ key: Id, name: z.string(), ...Saving })),
  types: z.array(z.object({ key: Id, name: z.string(), ...Saving })),
  months: z.array(z.object({ key: z.string(), name: z.string(), ...Saving })),
  suppliers: z.array(z.object({ key: Id, name: z.string(), ...Answers })),
})
export type PurchaseStatistics = z.output<typeof PurchaseStatistics>

export const statisticGroups = ['buyer', 'type', 'month'] as const

/** A line that was awarded; those of a figure add up to it. */
const SavedLine = z.object({
  id: Id,
  award: NamedRef,
  code: z.string(),
  name: z.string(),
  supplier: NamedRef,
  approvedAt: z.string(),
  amount: Amount,
  budget: Amount,
  lowest: Amount,
  history: Amount,
})
export type SavedLine = z.output<typeof SavedLine>

const AskedSupplier = z.object({
  id: Id,
  purchase: NamedRef,
  code: z.string(),
  sentAt: z.string(),
  state: z.enum(invitationStates),
})
export type AskedSupplier = z.output<typeof AskedSupplier>

const access = { permission: 'purchaseStatistics:show' } as const
const family = 'purchaseStatistics'

/** What buying saved and who answers, in a period; every figure with what it is made of. */
export const purchaseStatistics = {
  show: endpoint({
    method: 'GET',
    path: '/api/purchase_statistics/show',
    family,
    title: label('采购统计', 'Statistics of purchases'),
    access,
    query: z.strictObject(Period),
    result: PurchaseStatistics,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/purchase_statistics/lines',
    family,
    title: label('采购统计：定标明细', 'Awarded lines of a figure'),
    access,
    query: z.strictObject({ ...Period, by: z.enum(statisticGroups).optional(), key: z.string().max(40).optional() }),
    result: z.array(SavedLine),
  }),
  asked: endpoint({
    method: 'GET',
    path: '/api/purchase_statistics/asked',
    family,
    title: label('采购统计：询价记录', 'Invitations of a figure'),
    access,
    query: z.strictObject({ ...Period, supplier: Id.optional() }),
    result: z.array(AskedSupplier),
  }),
}
