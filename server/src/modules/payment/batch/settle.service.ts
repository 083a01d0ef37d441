import type { Parsed } from '@srm/api/endpoint'
import { PaymentRequest, type payment } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { contractPlans } from '#modules/contract/index.ts'
import { claimPayments } from '#modules/expense/index.ts'
import { books } from '#modules/ledger/index.ts'
import { notify } from '#modules/notice/index.ts'
import { paymentPages } from '@srm/api/payment/pages'
import { turnsOf } from '../request/approval.service.ts'
import { postPayment } from '../request/post.service.ts'
import { heldRequest, requestRecords, unrestricted, takeTurns, type RequestRow } from '../request/request.store.ts'
import { batchRecords, type BatchRow } from './batch.store.ts'

mapConstraintError('payment_serial_key', 'paymentBatch.serial')
mapConstraintError('payment_once_key', 'paymentBatch.transfer')

export const paidSentence = label('已付款：{{title}}', 'Paid: {{title}}')
export const failedSentence = label('付款失败：{{title}}', 'Payment failed: {{title}}')

export type TransferRow = {
  readonly id: string
  readonly request: string
  readonly amount: string
  readonly state: 'waiting' | 'sent' | 'paid' | 'failed'
  readonly bankSerial: string | null
  readonly failReason: string | null
}

const transferSql = `select id, request_id as request, amount::text as amount, state, bank_serial as "bankSerial", fail_reason as "failReason"
  from payment where tenant_id = $1 and batch_id = $2 and id = $3`
const versionSql = {
  loan: `select version from loan_ref where tenant_id = $1 and id = $2`,
  reimburse: `select version from reimburse_ref where tenant_id = $1 and id = $2`,
} as const

type ClaimKind = keyof typeof versionSql
const versionOf = async (ctx: Ctx, kind: ClaimKind, id: string): Promise<number> =>
  (await ctx.db.run<{ version: number }>(versionSql[kind], [ctx.tenantId, id])).rows[0]?.version ?? 0

type Paid = { readonly transfer: string; readonly day: string; readonly fund: string; readonly note: string }

/** What was paid of is settled by as much; claims and loans are settled by the module they belong to. */
const settleSource = async (ctx: Ctx, row: RequestRow, { transfer, day, fund, note }: Paid): Promise<void> => {
  const all = unrestricted(ctx)
  for (const kind of ['loan', 'reimburse'] as const) {
    const claim = row[kind]
    if (!claim) continue
    const version = await versionOf(ctx, kind, claim.id)
    await claimPayments[kind](all, claim.id, { version, day, fundAccount: fund, note })
    return
  }
  if (row.plan) {
    const holder = { kind: 'payment', id: transfer }
    await contractPlans.settle(ctx, { plan: row.plan.id, amount: row.amount, day, holder })
  }
  await postPayment(ctx, row, { transfer, day, fund })
}

const paidSql = `update payment set state = 'paid', paid_on = $3, bank_serial = $4 where tenant_id = $1 and id = $2 and state = 'sent'`
const failedSql = `update payment set state = 'failed', fail_reason = $3 where tenant_id = $1 and id = $2 and state = 'sent'`

const notifyOwner = async (ctx: Ctx, { id, owner, title }: RequestRow, text: Label): Promise<void> => {
  if (!owner || owner.id === ctx.userId) return
  await notify(ctx, {
    to: [owner.id],
    type: 'due',
    title: text.zh.replace('{{title}}', title),
    subject: PaymentRequest.name,
    subjectId: id,
    link: `${paymentPages.request.detail.path}?id=${id}`,
  })
}

export type Outcome =
  | { readonly day: string; readonly bankSerial: string }
  | { readonly day: string; readonly failReason: string }

const takenSql = `select 1 from payment where tenant_id = $1 and bank_serial = $2`

/** A number of the bank stands for one payment only. */
const assertUnused = async (ctx: Ctx, serial: string): Promise<void> => {
  const { rows } = await ctx.db.run(takenSql, [ctx.tenantId, serial])
  if (rows.length > 0) fail('paymentBatch.serial', { words: { serial: label(serial, serial) } })
}

const pay = async (ctx: Ctx, batch: BatchRow, transfer: TransferRow, sent: { day: string; bankSerial: string }) => {
  const { day, bankSerial } = sent
  await assertUnused(ctx, bankSerial)
  const row = await heldRequest(ctx, transfer.request)
  await takeTurns(ctx, turnsOf(row))
  await ctx.db.run(paidSql, [ctx.tenantId, transfer.id, day, bankSerial])
  const note = `批次 ${batch.code}，流水 ${bankSerial}`
  await settleSource(ctx, row, { transfer: transfer.id, day, fund: batch.fundAccount.id, note })
  await requestRecords.patch(unrestricted(ctx), row.id, { stage: 'paid', paidOn: day, bankSerial, failReason: null })
  await notifyOwner(ctx, row, paidSentence)
}

/** It did not arrive: the request waits for another batch, with the reason. */
const giveUp = async (ctx: Ctx, transfer: TransferRow, failReason: string): Promise<void> => {
  const row = await heldRequest(ctx, transfer.request)
  await ctx.db.run(failedSql, [ctx.tenantId, transfer.id, failReason])
  await requestRecords.patch(unrestricted(ctx), row.id, { stage: 'toPay', batch: null, failReason })
  await notifyOwner(ctx, row, failedSentence)
}

const openSql = `select 1 from payment where tenant_id = $1 and batch_id = $2 and state = 'sent' limit 1`

/** A batch is done when each of its transfers has ended. */
const finish = async (ctx: Ctx, { id }: BatchRow): Promise<void> => {
  const { rows } = await ctx.db.run(openSql, [ctx.tenantId, id])
  if (rows.length === 0) await batchRecords.patch(ctx, id, { stage: 'done' })
}

const assertDay = async (ctx: Ctx, { company }: BatchRow, day: string): Promise<void> => {
  if (day > shanghaiDay(new Date())) fail('paymentBatch.day', { errors: [{ path: 'day', message: '' }] })
  await books.assertOpenDay(ctx, company.id, day)
}

const states: Readonly<Record<TransferRow['state'], Label>> = {
  waiting: label('待确认', 'waiting'),
  sent: label('付款中', 'being paid'),
  paid: label('已付款', 'paid'),
  failed: label('失败', 'failed'),
}

/** How one transfer of a batch ended; said again in the same words it changes nothing. */
export const settleTransfer = async (ctx: Ctx, batch: BatchRow, transfer: TransferRow, outcome: Outcome) => {
  const isPaid = 'bankSerial' in outcome
  if (isPaid && transfer.state === 'paid' && transfer.bankSerial === outcome.bankSerial) return false
  if (!isPaid && transfer.state === 'failed') return false
  if (transfer.state !== 'sent') fail('paymentBatch.transfer', { words: { state: states[transfer.state] } })
  await assertDay(ctx, batch, outcome.day)
  if (isPaid) await pay(ctx, batch, transfer, outcome)
  else await giveUp(ctx, transfer, outcome.failReason)
  await finish(ctx, batch)
  return true
}

/** Nobody else says how its transfers ended until the end. */
export const holdPaying = async (ctx: Ctx, id: string): Promise<BatchRow> => {
  const batch = await batchRecords.held(ctx, id)
  if (batch.stage === 'making' || batch.stage === 'canceled') fail('paymentBatch.not_paying')
  return batch
}

type SettleBody = Parsed<typeof payment.batch.settle>['body']

const outcomeOf = ({ day, bankSerial, failReason }: SettleBody): Outcome => {
  if (bankSerial && !failReason) return { day, bankSerial }
  if (failReason && !bankSerial) return { day, failReason }
  return fail('paymentBatch.reason', { errors: [{ path: 'bankSerial', message: '' }] })
}

export const settleByHand = async (ctx: Ctx, id: string, sent: SettleBody) => {
  const batch = await holdPaying(ctx, id)
  const { rows } = await ctx.db.run<TransferRow>(transferSql, [ctx.tenantId, id, sent.transfer])
  await settleTransfer(ctx, batch, rows[0] ?? fail('record.not_found'), outcomeOf(sent))
  return { id, version: (await batchRecords.held(ctx, id)).version }
}
