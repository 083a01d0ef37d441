import { PaymentBatch, PaymentRequest } from '@srm/api/payment'
import { fillSentence, label, type Label } from '@srm/api/shared/label'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { books } from '#modules/ledger/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { own } from '../payment.db.ts'
import { batchRecords, requestsSql, type BatchedRequest, type BatchRow } from './batch.store.ts'

type Input = CreateInput<typeof PaymentBatch>

export const batchSentence = label(
  '{{day}} {{company}}付款 {{count}} 笔',
  '{{count}} payments of {{company}} on {{day}}',
)

const same = (text: string): Label => label(text, text)

const assertChosen = (ids: readonly string[]): void => {
  if (ids.length === 0) fail('paymentBatch.empty', { errors: [{ path: 'requests', message: '' }] })
  if (new Set(ids).size < ids.length) fail('paymentBatch.twice', { errors: [{ path: 'requests', message: '' }] })
}

/** Held in one order: two people who make batches of the same requests come one after the other. */
const holdRequests = async (ctx: Ctx, ids: readonly string[]): Promise<BatchedRequest[]> => {
  const { rows } = await ctx.db.run<BatchedRequest>(requestsSql, [ctx.tenantId, ids])
  if (rows.length < ids.length) fail('record.bad_reference', { errors: [{ path: 'requests', message: '' }] })
  return rows
}

const assertPayable = (requests: readonly BatchedRequest[], company: string, batch: string | undefined): void => {
  for (const request of requests) {
    const { code, stage, companyName } = request
    const isOwn = batch !== undefined && request.batch === batch && stage === 'batched'
    if (stage !== 'toPay' && !isOwn)
      fail('paymentBatch.not_payable', { words: { code: same(code), batch: same(request.batchCode ?? '—') } })
    if (request.company !== company)
      fail('paymentBatch.other_company', { words: { code: same(code), company: same(companyName ?? '') } })
  }
}

const companySql = `select f.company_id as id, c.name from fund_account_ref f
    join our_company_ref c on c.tenant_id = f.tenant_id and c.id = f.company_id where f.tenant_id = $1 and f.id = $2`

const companyOf = async (ctx: Ctx, fund: string): Promise<{ id: string; name: string }> => {
  const { rows } = await ctx.db.run<{ id: string; name: string }>(companySql, [ctx.tenantId, fund])
  return rows[0] ?? fail('record.bad_reference', { errors: [{ path: 'fundAccount', message: '' }] })
}

const prepare = async (ctx: Ctx, sent: Input, before: BatchRow | undefined): Promise<Input> => {
  if (before && before.stage !== 'making') fail('paymentBatch.not_making')
  assertChosen(sent.requests)
  const company = await companyOf(ctx, sent.fundAccount)
  await books.placeOf(ctx, { fund: sent.fundAccount, company: company.id, day: sent.day })
  await books.assertOpenDay(ctx, company.id, sent.day)
  const requests = await holdRequests(ctx, sent.requests)
  assertPayable(requests, company.id, before?.id)
  const count = requests.length
  const whole = {
    ...sent,
    title: fillSentence(batchSentence, { day: sent.day, company: company.name, count }),
    company: company.id,
    count,
    total: addMoney('0', ...requests.map(({ amount }) => amount)),
    owner: ctx.userId,
  }
  return before ? whole : { ...whole, confirmedBy: null, confirmedAt: null, exportedAt: null, stage: 'making' as const }
}

const releaseSql = `update payment_request set stage = 'toPay', batch_id = null, version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and batch_id = $2 and stage = 'batched' and id <> all($3::uuid[]) returning id`
const takeSql = `update payment_request set stage = 'batched', batch_id = $2, version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and id = any($3::uuid[]) and stage = 'toPay' returning id`
const dropSql = `delete from payment where tenant_id = $1 and batch_id = $2 and state = 'waiting'`
const transfersSql = `insert into payment (id, batch_id, request_id, line, amount, state)
  select i.id, $2, r.id, i.line, r.pay_amount, 'waiting' from json_to_recordset($3) as i (id uuid, request uuid, line int)
    join payment_request r on r.tenant_id = $1 and r.id = i.request order by i.line`

type BatchKey = { readonly id: string }

const tell = (ctx: Ctx, rows: readonly BatchKey[], from: string, to: string): Promise<void> =>
  writeEvents(
    ctx,
    PaymentRequest.name,
    rows.map(({ id }) => ({ subjectId: id, kind: 'updated', changes: [{ field: 'stage', from, to }], note: null })),
  )

/** The transfers of a batch are what its requests say; one that left the batch waits again. */
const fillBatch = async (ctx: Ctx, id: string, requests: readonly string[]): Promise<void> => {
  await ctx.db.run(dropSql, [ctx.tenantId, id])
  await tell(ctx, (await ctx.db.run<BatchKey>(releaseSql, [ctx.tenantId, id, requests])).rows, 'batched', 'toPay')
  await tell(ctx, (await ctx.db.run<BatchKey>(takeSql, [ctx.tenantId, id, requests])).rows, 'toPay', 'batched')
  const rows = requests.map((request, line) => ({ id: newId(), request, line }))
  await ctx.db.run(transfersSql, [ctx.tenantId, id, JSON.stringify(rows)])
}

const emptySql = `update payment_request set stage = 'toPay', batch_id = null, version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and batch_id = $2 and stage = 'batched' returning id`

export const batchService = resourceService(PaymentBatch, {
  records: batchRecords,
  prepare,
  changed: async (ctx, id, after) => {
    if (after) await fillBatch(ctx, id, after.requests)
  },
  // Before the row goes: its requests point at it.
  removable: async (ctx, { id, stage }) => {
    if (stage !== 'making') fail('paymentBatch.kept')
    const { rows } = await ctx.db.run<BatchKey>(emptySql, [ctx.tenantId, id])
    await tell(ctx, rows, 'batched', 'toPay')
    await own(ctx).deleteFrom('payment').where('batch_id', '=', id).execute()
  },
})
