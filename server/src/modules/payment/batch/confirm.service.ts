import type { Parsed } from '@srm/api/endpoint'
import { PaymentRequest, type payment } from '@srm/api/payment'
import { label, type Label } from '@srm/api/shared/label'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { isConfirmed } from '#modules/identity/index.ts'
import { books } from '#modules/ledger/index.ts'
import { turnsOf } from '../request/approval.service.ts'
import { judgeRequest } from '../request/check.views.ts'
import { refusalOf } from '../request/reasons.rules.ts'
import { heldRequest, takeTurns, type RequestRow } from '../request/request.store.ts'
import { batchRecords, type BatchRow } from './batch.store.ts'

type ConfirmBody = Parsed<typeof payment.batch.confirm>['body']

const same = (text: string): Label => label(text, text)

type Person = { readonly id: string; readonly name: string } | null

/** Money leaves by the word of somebody who neither asked for it nor made the batch. */
const assertAnother = (ctx: Ctx, people: readonly Person[]): void => {
  const me = people.find((one) => one?.id === ctx.userId)
  if (me) fail('paymentBatch.same_person', { words: { who: same(me.name) } })
}

const assertTotal = ({ total }: BatchRow, { total: seen }: ConfirmBody): void => {
  if (compareMoney(total, seen) !== 0) fail('paymentBatch.total', { words: { total: same(total), seen: same(seen) } })
}

/** What held when it was approved may hold no longer: each is judged anew. */
const assertPayable = async (ctx: Ctx, requests: readonly RequestRow[]): Promise<void> => {
  await takeTurns(ctx, requests.flatMap(turnsOf))
  for (const row of requests) {
    const { code, stage } = row
    if (stage !== 'batched') fail('paymentBatch.not_payable', { words: { code: same(code), batch: same('—') } })
    const reasons = refusalOf(await judgeRequest(ctx, row))
    if (reasons) fail('paymentBatch.blocked', { words: { code: same(code), reasons } })
  }
}

const sentSql = `update payment set state = 'sent' where tenant_id = $1 and batch_id = $2 and state = 'waiting'`
const payingSql = `update payment_request set stage = 'paying', version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and batch_id = $2 and stage = 'batched' returning id`

/** The second of two people says that money leaves; whoever comes later finds it said. */
export const confirmBatch = async (ctx: Ctx, id: string, sent: ConfirmBody) => {
  const batch = await batchRecords.held(ctx, id)
  if (batch.stage !== 'making') fail('paymentBatch.not_making')
  refuseStale(batch, sent.version)
  assertAnother(ctx, [batch.owner, batch.createdBy, batch.updatedBy])
  if (!(await isConfirmed(ctx))) fail('paymentBatch.password')
  assertTotal(batch, sent)
  await books.assertOpenDay(ctx, batch.company.id, batch.day)
  const requests: RequestRow[] = []
  for (const request of batch.requests.toSorted()) requests.push(await heldRequest(ctx, request))
  assertAnother(
    ctx,
    requests.flatMap(({ owner, createdBy }) => [owner, createdBy]),
  )
  await assertPayable(ctx, requests)
  await ctx.db.run(sentSql, [ctx.tenantId, id])
  const { rows } = await ctx.db.run<{ id: string }>(payingSql, [ctx.tenantId, id])
  await writeEvents(
    ctx,
    PaymentRequest.name,
    rows.map((row) => ({
      subjectId: row.id,
      kind: 'updated',
      changes: [{ field: 'stage', from: 'batched', to: 'paying' }],
      note: null,
    })),
  )
  const saved = await batchRecords.patch(ctx, id, {
    stage: 'paying',
    confirmedBy: ctx.userId,
    confirmedAt: new Date().toISOString(),
  })
  await ctx.systemLog('batch.confirmed', { batch: batch.code, total: batch.total, count: batch.count })
  return { id, version: saved.version }
}
