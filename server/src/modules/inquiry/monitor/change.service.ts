import type { Purchase } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { notifySuppliers } from '../messages.service.ts'

type Input = CreateInput<typeof Purchase>
type PurchaseRow = Row<typeof Purchase>

/** What suppliers are shown of a purchase and of a line: another value asks for another quote. */
const shownTerms = ['title', 'allowsPartial', 'allowsAlternate', 'isTaxIncluded', 'terms', 'attachments'] as const
const shownOfLine = [
  'name',
  'purchaseType',
  'requirement',
  'quantity',
  'times',
  'unit',
  'dateFrom',
  'dateTo',
  'timeSlot',
  'attendees',
  'layout',
  'region',
  'costItems',
] as const

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)

const same = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => idOf(part) === idOf(other[index]))
  const [left, right] = [idOf(one), idOf(other)]
  // Quantities come back with other zeros than they were sent with.
  return (
    left === right ||
    (typeof left === 'string' && typeof right === 'string' && left !== '' && Number(left) === Number(right))
  )
}

/** Whether what was quoted for is no longer what is asked for. */
export const isVisibleChange = (after: Input, before: PurchaseRow): boolean => {
  if (after.lines.length !== before.lines.length) return true
  if (shownTerms.some((key) => !same(after[key], before[key]))) return true
  return after.lines.some((line, index) => {
    const was = before.lines[index]
    return was === undefined || line.id !== was.id || shownOfLine.some((key) => !same(line[key], was[key]))
  })
}

const inRound = `round_no = (select p.round_no from purchase p where p.tenant_id = $1 and p.id = $2)`

const voidSql = `update purchase_invitation set state = 'viewed', answered_at = null
  where tenant_id = $1 and purchase_id = $2 and ${inRound} and state in ('quoted', 'withdrawn')`

const askedSql = `select id, mobile from purchase_invitation
  where tenant_id = $1 and purchase_id = $2 and ${inRound} and state not in ('created', 'canceled') order by id`

/** Quotes for what was asked before are void: everybody who is asked is told, and may hand in again. */
export const voidQuotes = async (ctx: Ctx, id: string): Promise<void> => {
  const round = `select round_no as "roundNo" from purchase where tenant_id = $1 and id = $2`
  const { rows } = await ctx.db.run<{ roundNo: number }>(round, [ctx.tenantId, id])
  const asked = (await ctx.db.run<{ id: string; mobile: string | null }>(askedSql, [ctx.tenantId, id])).rows
  await ctx.db.run(voidSql, [ctx.tenantId, id])
  const invitations = asked.map((one) => one.id)
  await ctx.emit('purchase.linesChanged', { id, roundNo: rows[0]?.roundNo ?? 1, invitations })
  const mobiles = asked.map(({ mobile }) => mobile)
  await notifySuppliers(ctx, id, 'changed', mobiles)
}
