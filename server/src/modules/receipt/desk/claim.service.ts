import type { Parsed } from '@srm/api/endpoint'
import { Receipt, type receipt as calls } from '@srm/api/receipt'
import { fillSentence, label } from '@srm/api/shared/label'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { notify } from '#modules/notice/index.ts'
import { visibleIds } from '#modules/transfer/index.ts'
import { own } from '../receipt.db.ts'
import { assertSees } from '../receipt/receipt.service.ts'
import { isFree, receiptRecords, recount, versionOf, type ReceiptRow } from '../receipt/receipt.store.ts'

type ClaimBody = Parsed<typeof calls.receipt.claim>['body']
type Line = ClaimBody['lines'][number]

const same = (text: string) => label(text, text)

export const rejectedSentence = label(
  '您认领的收款 {{code}} 被退回：{{reason}}',
  'Your claim of {{code}} was rejected: {{reason}}',
)

const contractsSql = `select c.id, c.code, c.side, c.stage, c.our_company_id as company, c.customer_id as customer,
    (c.amount - c.settled)::numeric(15, 2)::text as open, c.amount_kind as "amountKind",
    (select coalesce(json_agg(t.id), '[]') from payment_plan_ref t where t.tenant_id = c.tenant_id and t.contract_id = c.id) as plans
  from contract_ref c where c.tenant_id = $1 and c.id = any($2::uuid[])`

type ContractView = {
  readonly id: string
  readonly code: string
  readonly side: string
  readonly stage: string
  readonly company: string
  readonly customer: string | null
  readonly open: string
  readonly plans: readonly string[]
}

const payable: readonly string[] = ['signed', 'performing', 'paused', 'completed', 'terminated']

type Payable = Pick<ContractView, 'side' | 'stage' | 'company' | 'code'>

/** A contract whose customer pays into an account of the company that signed it. */
export const assertPayable = ({ side, stage, company, code }: Payable, receiver: string): void => {
  if (side !== 'receive' || !payable.includes(stage)) fail('receipt.not_sale')
  if (company !== receiver) fail('receipt.other_company', { words: { code: same(code) } })
}

const assertLine = (line: Line, contract: ContractView | undefined, receiver: string): ContractView => {
  if (compareMoney(line.amount, '0') <= 0) fail('receipt.amount')
  if (!contract) return fail('record.bad_reference')
  assertPayable(contract, receiver)
  if (line.plan && !contract.plans.includes(line.plan)) fail('receipt.plan')
  return contract
}

const sumOf = (lines: readonly Line[]): string => addMoney('0', ...lines.map(({ amount }) => amount))

const contractsOf = async (ctx: Ctx, lines: readonly Line[], row: ReceiptRow): Promise<ContractView[]> => {
  const ids = await visibleIds(ctx, contractMoney.record, [...new Set(lines.map(({ contract }) => contract))])
  const { rows } = await ctx.db.run<ContractView>(contractsSql, [ctx.tenantId, ids])
  const by = new Map(rows.map((one) => [one.id, one]))
  const contracts = lines.map((line) => assertLine(line, by.get(line.contract), row.ourCompany.id))
  for (const { id, code, open } of rows) {
    const amount = sumOf(lines.filter(({ contract }) => contract === id))
    if (compareMoney(amount, open) > 0)
      fail('receipt.over_contract', { words: { code: same(code), open: same(open), amount: same(amount) } })
  }
  return contracts
}

/** Somebody who sells says what the money is for; it stays nobody's until somebody else confirms it. */
export const claimReceipt = async (ctx: Ctx, id: string, { version, lines, note }: ClaimBody) => {
  assertSees(ctx)
  const row = await receiptRecords.held(ctx, id)
  refuseStale(row, version)
  if (!isFree(row.stage)) fail('receipt.not_free')
  const sum = sumOf(lines)
  const left = row.unallocated ?? '0'
  if (compareMoney(sum, left) > 0) fail('receipt.too_much', { words: { sum: same(sum), left: same(left) } })
  const contracts = await contractsOf(ctx, lines, row)
  const customers = new Set<string | null>([
    ...contracts.map(({ customer }) => customer),
    ...(row.customer ? [row.customer.id] : []),
  ])
  if (customers.size > 1) fail('receipt.one_customer')
  await own(ctx)
    .insertInto('receipt_claim')
    .values(
      lines.map(({ contract, plan, amount }) => ({
        id: newId(),
        receipt_id: id,
        contract_id: contract,
        plan_id: plan ?? null,
        amount,
        state: 'pending',
        note: note ?? null,
      })),
    )
    .execute()
  const claimedAt = new Date().toISOString()
  await recount(ctx, id, { customer: contracts[0]?.customer ?? null, claimer: ctx.userId, claimedAt })
  return versionOf(ctx, id)
}

const closeSql = `update receipt_claim set state = $3, note = coalesce($4, note), decided_at = now(), decided_by = app.actor()
  where tenant_id = $1 and receipt_id = $2 and state = 'pending' returning by`

const closeClaims = async (ctx: Ctx, id: string, state: 'rejected' | 'withdrawn', note: string | null) => {
  const { rows } = await ctx.db.run<{ by: string | null }>(closeSql, [ctx.tenantId, id, state, note])
  if (rows.length === 0) fail('receipt.not_claimed')
  await recount(ctx, id)
  return rows.flatMap(({ by }) => by ?? [])
}

/** Whoever claimed it was wrong. */
export const withdrawClaim = async (ctx: Ctx, id: string, { version }: { readonly version: number }) => {
  const row = await receiptRecords.held(ctx, id)
  refuseStale(row, version)
  if (row.stage === 'claimed' && row.claimer?.id !== ctx.userId) fail('receipt.not_yours')
  await closeClaims(ctx, id, 'withdrawn', null)
  return versionOf(ctx, id)
}

type RejectBody = Parsed<typeof calls.receipt.reject>['body']

export const rejectClaim = async (ctx: Ctx, id: string, { version, reason }: RejectBody) => {
  const row = await receiptRecords.held(ctx, id)
  refuseStale(row, version)
  const people = await closeClaims(ctx, id, 'rejected', reason)
  const title = fillSentence(rejectedSentence, { code: row.code, reason })
  const to = [...new Set(people)].filter((one) => one !== ctx.userId)
  if (to.length > 0) await notify(ctx, { to, type: 'task', title, subject: Receipt.name, subjectId: id })
  return versionOf(ctx, id)
}
