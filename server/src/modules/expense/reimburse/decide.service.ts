import type { Parsed } from '@srm/api/endpoint'
import { Reimburse, type expense } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { useBudget } from '#modules/budget/index.ts'
import { burdenOf } from './burden.rules.ts'
import { assertSecondPerson } from '../applicant.service.ts'
import { postClaim, postClaimPayment } from '../ledger/post.service.ts'
import { notifyPaid } from '../loan/notice.service.ts'
import { totalsOf } from './line.rules.ts'
import { settleOffsets } from './offset.service.ts'
import { isBeingDecided, reimburseRecords, sentLines, type ReimburseRow } from './reimburse.store.ts'

type RowVersion = { id: string; version: number }

/** Whoever decides on a claim is not whose claim it is. */
const heldByAnother = async (ctx: Ctx, id: string, version: number): Promise<ReimburseRow> => {
  const row = await reimburseRecords.held(ctx, id)
  refuseStale(row, version)
  if (row.owner?.id === ctx.userId) fail('reimburse.own')
  return row
}

const openOf = async (ctx: Ctx, id: string, version: number): Promise<ReimburseRow> => {
  const row = await heldByAnother(ctx, id, version)
  if (!isBeingDecided(row)) fail('reimburse.not_open')
  return row
}

/** Loans and what is left to pay follow from what was decided last. */
const resettle = async (
  ctx: Ctx,
  row: ReimburseRow,
  decision: Parameters<typeof settleOffsets>[3],
): Promise<RowVersion> => {
  const { id } = row
  const isPending = row.status === 'pending'
  const { payAmount } = await settleOffsets(ctx, row, isPending ? 'held' : 'done', decision)
  await useBudget(ctx, { ...burdenOf(await reimburseRecords.held(ctx, id)), isPending })
  if (row.stage === 'toPay' && compareMoney(payAmount, '0') <= 0)
    await reimburseRecords.patch(ctx, id, { stage: 'paid' })
  if (!isPending) await postClaim(ctx, await reimburseRecords.held(ctx, id), { day: shanghaiDay(new Date()) })
  return { id, version: (await reimburseRecords.held(ctx, id)).version }
}

type CutBody = Parsed<typeof expense.reimburse.cut>['body']

/** Less than was claimed, line by line; offsets and payment follow. */
export const cutReimburse = async (ctx: Ctx, id: string, { version, lines: cuts }: CutBody): Promise<RowVersion> => {
  const row = await openOf(ctx, id, version)
  if (cuts.some((cut) => cut.line >= row.lines.length)) fail('reimburse.cut_line')
  const lines = sentLines(row).map((line, at) => {
    const cut = cuts.find((one) => one.line === at)
    if (!cut) return line
    if (compareMoney(cut.approvedAmount, line.amount) > 0)
      fail('reimburse.cut_more', { words: { amount: label(line.amount, line.amount) } })
    return { ...line, approvedAmount: cut.approvedAmount, cutNote: cut.note === '' ? null : cut.note }
  })
  return resettle(ctx, row, { lines, approvedTotal: totalsOf(lines).approvedTotal })
}

type WaiveBody = Parsed<typeof expense.reimburse.waive>['body']

/** Finance pays in full this time and says why; without a reason loans are offset again. */
export const waiveOffsets = async (
  ctx: Ctx,
  id: string,
  { version, reason = null }: WaiveBody,
): Promise<RowVersion> => {
  return resettle(ctx, await openOf(ctx, id, version), { waiveReason: reason })
}

type PayBody = Parsed<typeof expense.reimburse.pay>['body']

export const payReimburse = async (ctx: Ctx, id: string, sent: PayBody): Promise<RowVersion> => {
  const { version, day, fundAccount = null, note = null } = sent
  const row = await reimburseRecords.held(ctx, id)
  refuseStale(row, version)
  if (row.stage !== 'toPay') fail('reimburse.not_to_pay')
  assertSecondPerson(ctx, row)
  if (day > shanghaiDay(new Date())) fail('loan.day', { errors: [{ path: 'day', message: '' }] })
  const saved = await reimburseRecords.patch(ctx, id, { stage: 'paid', paidOn: day, fundAccount })
  await postClaimPayment(ctx, row, { day, fund: fundAccount })
  if (note) await writeEvent(ctx, Reimburse.name, id, 'system', [], `付款登记：${note}`)
  await notifyPaid(ctx, Reimburse.name, { id, owner: row.owner?.id ?? null, code: row.code, amount: row.payAmount })
  return { id, version: saved.version }
}

/** The papers are in the folder. */
export const archiveReimburse = async (ctx: Ctx, id: string, version: number): Promise<RowVersion> => {
  const row = await heldByAnother(ctx, id, version)
  if (row.stage !== 'paid') fail('reimburse.not_paid')
  const saved = await reimburseRecords.patch(ctx, id, { stage: 'archived' })
  return { id, version: saved.version }
}
