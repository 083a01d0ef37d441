import type { Parsed } from '@srm/api/endpoint'
import { PaymentBatch, PaymentRequest, type BatchImport, type payment, type Transfer } from '@srm/api/payment'
import { compareMoney } from '@srm/api/shared/money'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { asFailure, fail, messageOf } from '#kernel/errors.ts'
import { unseal } from '#kernel/log/sealing.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { coveredNumber, fileColumns, readResults, toCsv, type ResultLine } from './bank-file.rules.ts'
import { batchRecords, type BatchRow } from './batch.store.ts'
import { holdPaying, settleTransfer, type Outcome, type TransferRow } from './settle.service.ts'

const linesSql = `select p.id, p.request_id as "requestId", r.code, r.title, r.payee_name as payee, r.payee_bank as bank, r.payee_account as sealed,
    p.amount::text as amount, p.state, p.paid_on::text as "paidOn", p.bank_serial as "bankSerial", p.fail_reason as "failReason"
  from payment p join payment_request r on r.tenant_id = p.tenant_id and r.id = p.request_id
  where p.tenant_id = $1 and p.batch_id = $2 order by p.line, p.id`

type Line = Omit<Transfer, 'request' | 'account' | 'payee' | 'bank' | 'amount'> & {
  readonly requestId: string
  readonly code: string
  readonly payee: string | null
  readonly bank: string | null
  readonly amount: string
  readonly sealed: string | null
}

const linesOf = async (ctx: Ctx, id: string): Promise<Line[]> =>
  (await ctx.db.run<Line>(linesSql, [ctx.tenantId, id])).rows

const open = (ctx: Ctx, sealed: string | null): string =>
  sealed === null ? '' : unseal(ctx.config, ctx.tenantId, sealed)

/** The transfers of a batch for people: account numbers always covered, amounts where their roles say so. */
export const transfersOf = async (ctx: Ctx, id: string): Promise<Transfer[]> => {
  await assertInScope(ctx, PaymentBatch, id, true)
  const isHidden = isMasked(metaOf(PaymentRequest.fields.amount), ctx.session)
  return (await linesOf(ctx, id)).map(({ requestId, code, payee, bank, sealed, amount, ...line }) => ({
    ...line,
    request: { id: requestId, name: code },
    payee: payee ?? '',
    bank: bank ?? '',
    account: coveredNumber(open(ctx, sealed)),
    amount: isHidden ? null : amount,
  }))
}

type FileBody = Parsed<typeof payment.batch.file>['body']

/** What the bank is told; who took it with them stands in the log. */
export const bankFile = async (ctx: Ctx, id: string, { version }: FileBody) => {
  const batch = await holdPaying(ctx, id)
  refuseStale(batch, version)
  const lines = (await linesOf(ctx, id)).filter(({ state }) => state === 'sent')
  const rows = lines.map((line) => [
    line.id,
    open(ctx, line.sealed),
    line.payee ?? '',
    line.bank ?? '',
    line.amount,
    line.title,
  ])
  await batchRecords.patch(ctx, id, { exportedAt: new Date().toISOString() })
  await ctx.systemLog('bank_file.exported', { batch: batch.code, count: rows.length })
  return { name: `${batch.code}.csv`, content: toCsv([fileColumns, ...rows]) }
}

const outcomeOf = ({ isPaid, day, bankSerial, failReason }: ResultLine): Outcome | null => {
  if (isPaid === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  if (isPaid) return bankSerial === '' ? null : { day, bankSerial }
  return { day, failReason: failReason === '' ? '银行退回' : failReason }
}

const unknown = { zh: '不是本批次的付款', en: 'not a transfer of this batch' }
const unclear = {
  zh: '结果、付款日期或银行流水号无法识别',
  en: 'result, day or serial number cannot be read',
}
const otherAmount = (has: string, said: string) => ({
  zh: `金额 ${said} 与付款 ${has} 不一致`,
  en: `the amount is ${said}, the transfer ${has}`,
})

const isNumber = (text: string): boolean => /^\d{1,13}(?:\.\d{1,2})?$/.test(text)

type Tally = { paid: number; failed: number; unchanged: number; problems: { line: number; text: string }[] }

/** A line that cannot be taken leaves the others as they are: each is in a transaction of its own within this one. */
const takeLine = async (ctx: Ctx, batch: BatchRow, lines: readonly Line[], said: ResultLine, tally: Tally) => {
  const problem = (text: { zh: string; en: string }) =>
    tally.problems.push({ line: said.line, text: text[ctx.language] })
  const found = lines.find(({ id }) => id === said.mark)
  if (!found) return problem(unknown)
  if (!isNumber(said.amount) || compareMoney(said.amount, found.amount) !== 0)
    return problem(otherAmount(found.amount, said.amount))
  const outcome = outcomeOf(said)
  if (!outcome) return problem(unclear)
  const transfer: TransferRow = { ...found, request: found.requestId }
  const isNew = await settleTransfer(ctx, batch, transfer, outcome)
  if (!isNew) tally.unchanged += 1
  else if ('bankSerial' in outcome) tally.paid += 1
  else tally.failed += 1
  return undefined
}

type ImportBody = Parsed<typeof payment.batch.importResult>['body']

/** Lines are known by the mark they were sent with, so that the same file read twice changes nothing. */
export const importResults = async (ctx: Ctx, id: string, { content }: ImportBody): Promise<BatchImport> => {
  const batch = await holdPaying(ctx, id)
  const results = readResults(content) ?? fail('paymentBatch.format', { errors: [{ path: 'content', message: '' }] })
  const lines = await linesOf(ctx, id)
  const tally: Tally = { paid: 0, failed: 0, unchanged: 0, problems: [] }
  const seen = new Set<string>()
  for (const said of results) {
    if (seen.has(said.mark)) continue
    seen.add(said.mark)
    try {
      await takeLine(ctx, batch, lines, said, tally)
    } catch (error) {
      const failure = asFailure(error)
      if (failure?.key !== 'paymentBatch.transfer') throw error
      tally.problems.push({ line: said.line, text: messageOf(failure, ctx.language) })
    }
  }
  return tally
}
