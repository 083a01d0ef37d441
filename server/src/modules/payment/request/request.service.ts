import type { Parsed } from '@srm/api/endpoint'
import { PaymentRequest, type payment } from '@srm/api/payment'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { registerInvoices } from '#modules/expense/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { giveBack, rematchBeside } from './approval.service.ts'
import { keepInvoices, holderOf } from './invoices.service.ts'
import { prepareRequest } from './prepare.service.ts'
import { heldRequest, requestRecords, unrestricted } from './request.store.ts'

export const requestService = resourceService(PaymentRequest, {
  records: requestRecords,
  prepare: prepareRequest,
  changed: async (ctx, id, after, before) => {
    if (after) await keepInvoices(ctx, await heldRequest(ctx, id))
    else if (before) await registerInvoices(ctx, { holder: holderOf(before), invoices: [] })
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('paymentRequest.kept')
  },
})

type Calls = typeof payment.request
type RowVersion = { id: string; version: number }

/** What was agreed to and is not paid after all: invoices, budget and debt are free again. */
export const cancelRequest = async (
  ctx: Ctx,
  id: string,
  sent: Parsed<Calls['cancel']>['body'],
): Promise<RowVersion> => {
  const row = await requestRecords.held(ctx, id)
  refuseStale(row, sent.version)
  if (row.stage !== 'toPay') fail('paymentRequest.not_open')
  if ([row.owner, row.createdBy].some((one) => one?.id === ctx.userId)) fail('paymentRequest.own')
  await giveBack(ctx, row)
  await requestRecords.patch(unrestricted(ctx), id, { stage: 'canceled' })
  await rematchBeside(ctx, row)
  await writeEvent(ctx, PaymentRequest.name, id, 'system', [], `取消付款：${sent.reason}`)
  return { id, version: (await heldRequest(ctx, id)).version }
}

/** The paper the bank gives for a payment. */
export const attachSlip = async (ctx: Ctx, id: string, sent: Parsed<Calls['slip']>['body']): Promise<RowVersion> => {
  const row = await requestRecords.held(ctx, id)
  refuseStale(row, sent.version)
  if (row.stage !== 'paid') fail('paymentRequest.not_paid')
  const slips = [...row.slips, ...sent.slips.filter((one) => !row.slips.includes(one))]
  const saved = await requestRecords.patch(unrestricted(ctx), id, { slips })
  const photos = row.invoices.flatMap(({ photo }) => photo)
  await claimFiles(ctx, PaymentRequest.name, id, { attachments: row.attachments, invoices: photos, slips })
  return { id, version: saved.version }
}
