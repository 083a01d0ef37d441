import type { Parsed } from '@srm/api/endpoint'
import { InvoiceIn, type invoicing } from '@srm/api/invoicing'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { releaseInvoices } from '#modules/expense/index.ts'
import { books } from '#modules/ledger/index.ts'
import { notify } from '#modules/notice/index.ts'
import { debtOf, heldInvoiceIn, idOf, invoiceInRecords, patchInvoiceIn, type InvoiceInRow } from './invoice-in.store.ts'
import { holderOf, isSpecialKind, keepInRegister } from './invoice-in.service.ts'
import { rematch } from './match.service.ts'
import { bookInvoiceIn, lockDebt, rebookTax } from './post.service.ts'

type Calls = typeof invoicing.invoiceIn
type RowVersion = { id: string; version: number }

const same = (text: string) => label(text, text)

export const failedSentence = label(
  '发票 {{number}} 核验不通过：{{note}}',
  'Invoice {{number}} was not verified: {{note}}',
)

/** As the caller sees it and nobody else changes it, with nothing covered. */
const begin = async (ctx: Ctx, id: string, version: number): Promise<InvoiceInRow> => {
  refuseStale(await invoiceInRecords.held(ctx, id), version)
  return heldInvoiceIn(ctx, id)
}

/** Whoever entered an invoice neither verifies it nor lets it through. */
const assertNotOwn = (ctx: Ctx, { owner, createdBy }: InvoiceInRow): void => {
  if ([owner, createdBy].some((one) => one?.id === ctx.userId)) fail('invoiceIn.own')
}

const versionNow = async (ctx: Ctx, id: string): Promise<RowVersion> => ({
  id,
  version: (await heldInvoiceIn(ctx, id)).version,
})

const companySql = `select name from our_company_ref where tenant_id = $1 and id = $2`

const refuseTitle = async (ctx: Ctx, { ourCompany, buyerName, buyerTaxNo }: InvoiceInRow): Promise<never> => {
  const { rows } = await ctx.db.run<{ name: string }>(companySql, [ctx.tenantId, idOf(ourCompany)])
  return fail('invoiceIn.title_wrong', {
    words: { buyer: same(`${buyerName ?? ''} ${buyerTaxNo ?? ''}`.trim()), company: same(rows[0]?.name ?? '') },
  })
}

/** The number may be used by another document, and nothing is owed by it. */
const failInvoice = async (ctx: Ctx, row: InvoiceInRow, note: string | null): Promise<void> => {
  if (!note) fail('invoiceIn.note', { errors: [{ path: 'note', message: '' }] })
  await releaseInvoices(ctx, holderOf(row))
  await patchInvoiceIn(ctx, row.id, { verifyState: 'failed', ...verified(ctx, note) })
  await rematch(ctx, debtOf(row))
  if (row.owner)
    await notify(ctx, {
      to: [row.owner.id],
      type: 'task',
      title: fillSentence(failedSentence, { number: row.number, note: note ?? '' }),
      subject: InvoiceIn.name,
      subjectId: row.id,
    })
}

const verified = (ctx: Ctx, note: string | null) => ({
  verifiedBy: ctx.userId,
  verifiedAt: new Date().toISOString(),
  verifyNote: note,
})

/** Somebody who did not enter it has asked the tax bureau: from now on we owe what it says, or it is nothing. */
export const verifyInvoice = async (
  ctx: Ctx,
  id: string,
  sent: Parsed<Calls['verify']>['body'],
): Promise<RowVersion> => {
  const { version, result, note = null } = sent
  const row = await begin(ctx, id, version)
  if (row.verifyState !== 'unverified') fail('invoiceIn.not_unverified')
  assertNotOwn(ctx, row)
  await lockDebt(ctx, debtOf(row))
  if (result === 'failed') await failInvoice(ctx, row, note)
  else {
    if (row.titleState === 'wrong') await refuseTitle(ctx, row)
    await patchInvoiceIn(ctx, id, { verifyState: 'verified', ...verified(ctx, note) })
    await bookInvoiceIn(ctx, row)
    await rematch(ctx, debtOf(row))
  }
  return versionNow(ctx, id)
}

/** What does not match is paid on all the same, because somebody says why. */
export const overrideException = async (
  ctx: Ctx,
  id: string,
  { version, reason }: Parsed<Calls['override']>['body'],
): Promise<RowVersion> => {
  const row = await begin(ctx, id, version)
  if (row.matchState !== 'exception' || row.overriddenAt !== null) fail('invoiceIn.no_exception')
  assertNotOwn(ctx, row)
  return patchInvoiceIn(ctx, id, {
    overriddenBy: ctx.userId,
    overriddenAt: new Date().toISOString(),
    overrideReason: reason,
  })
}

export const holdInvoice = async (
  ctx: Ctx,
  id: string,
  { version, reason }: Parsed<Calls['hold']>['body'],
): Promise<RowVersion> => {
  const row = await begin(ctx, id, version)
  if (row.isHeld) fail('invoiceIn.hold')
  return patchInvoiceIn(ctx, id, { isHeld: true, heldBy: ctx.userId, holdReason: reason })
}

export const releaseInvoice = async (
  ctx: Ctx,
  id: string,
  { version }: Parsed<Calls['release']>['body'],
): Promise<RowVersion> => {
  const row = await begin(ctx, id, version)
  if (!row.isHeld) fail('invoiceIn.hold')
  await writeEvent(ctx, InvoiceIn.name, id, 'system', [], `解除冻结：${row.holdReason ?? ''}`)
  return patchInvoiceIn(ctx, id, { isHeld: false, heldBy: null, holdReason: null })
}

/** In which month its tax was deducted, or that it is not: neither is said of a month that is closed. */
export const deductInvoice = async (
  ctx: Ctx,
  id: string,
  sent: Parsed<Calls['deduct']>['body'],
): Promise<RowVersion> => {
  const { version, isDeductible, deductMonth = null } = sent
  const row = await begin(ctx, id, version)
  if (row.verifyState !== 'verified' || row.redOf !== null) fail('invoiceIn.not_verified')
  const isWrong = isDeductible ? deductMonth === null || !isSpecialKind(row.kind) : deductMonth !== null
  if (isWrong) fail('invoiceIn.month', { errors: [{ path: 'deductMonth', message: '' }] })
  const month = deductMonth === null ? null : `${deductMonth.slice(0, 7)}-01`
  for (const day of [row.deductMonth, month])
    if (day) await books.assertOpenDay(ctx, idOf(row.ourCompany), day, 'deductMonth')
  await lockDebt(ctx, debtOf(row))
  await patchInvoiceIn(ctx, id, { isDeductible, deductMonth: month })
  const now = await heldInvoiceIn(ctx, id)
  if (now.isDeductible !== row.isDeductible) {
    await keepInRegister(ctx, now)
    await rebookTax(ctx, now)
  }
  return versionNow(ctx, id)
}
