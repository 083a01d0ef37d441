import type { Parsed } from '@srm/api/endpoint'
import { Receipt, type receipt as calls } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { linkDocuments } from '#kernel/records/links.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { contractMoney, contractPlans } from '#modules/contract/index.ts'
import { books } from '#modules/ledger/index.ts'
import { notify } from '#modules/notice/index.ts'
import { own } from '../receipt.db.ts'
import { receiptLink } from '../receipt.defaults.ts'
import { postAllocated, postReceived } from '../receipt/post.service.ts'
import { heldReceipt, receiptRecords, recount, versionOf, type ReceiptRow } from '../receipt/receipt.store.ts'
import { assertPayable } from './claim.service.ts'

type ConfirmBody = Parsed<typeof calls.receipt.confirm>['body']

const same = (text: string) => label(text, text)
const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

export const confirmedSentence = label('收款 {{code}} 已确认到账', '{{code}} is confirmed as received')

type Claim = {
  readonly id: string
  readonly contract: string
  readonly plan: string | null
  readonly amount: string
  readonly by: string | null
}

const pendingSql = `select id, contract_id as contract, plan_id as plan, amount::text as amount, by from receipt_claim
  where tenant_id = $1 and receipt_id = $2 and state = 'pending' order by contract_id, plan_id, id`

/** Nobody confirms what they claimed themselves, nor what they wrote down themselves. */
const assertSecond = (ctx: Ctx, row: ReceiptRow, claims: readonly Claim[]): void => {
  if (row.claimer?.id === ctx.userId || claims.some(({ by }) => by === ctx.userId)) fail('receipt.own')
  if (row.source === 'hand' && row.createdBy?.id === ctx.userId) fail('receipt.own_entry')
}

type Span = { readonly day: string; readonly from: string }

/** Nothing happens in the future, nor before the money was there. */
export const assertDay = ({ day, from }: Span): void => {
  if (day > shanghaiDay(new Date())) refuse('receipt.day_future', 'day')
  if (day < from) fail('receipt.day_early', { words: { day: same(from) }, errors: [{ path: 'day', message: '' }] })
}

/** The day it came in, or today where that month is closed by now. */
const usualDay = async (ctx: Ctx, { ourCompany, day }: ReceiptRow): Promise<string> => {
  const until = await books.closedUntil(ctx, ourCompany.id)
  return until === null || day > until ? day : shanghaiDay(new Date())
}

type Part = { readonly plan: string; readonly amount: string }

const partsOf = async (ctx: Ctx, { contract, plan, amount }: Claim, code: string): Promise<readonly Part[]> => {
  if (plan !== null) return [{ plan, amount }]
  const { parts, left } = await contractPlans.split(ctx, { contract, amount })
  if (compareMoney(left, '0') > 0)
    fail('receipt.over_contract', {
      words: { code: same(code), open: same(subtractMoney(amount, left)), amount: same(amount) },
    })
  return parts
}

/** Settles the instalments of one line of a claim; the contract is held before anything of it is looked at. */
const allocate = async (ctx: Ctx, row: ReceiptRow, claim: Claim, day: string): Promise<void> => {
  const contract = await contractMoney.hold(ctx, claim.contract)
  assertPayable(contract, row.ourCompany.id)
  const holder = { kind: Receipt.name, id: row.id }
  for (const { plan, amount } of await partsOf(ctx, claim, contract.code)) {
    await contractPlans.settle(ctx, { plan, amount, day, holder })
    const values = { receipt_id: row.id, claim_id: claim.id, contract_id: claim.contract, plan_id: plan, amount, day }
    await own(ctx)
      .insertInto('receipt_entry')
      .values({ id: newId(), kind: 'allocated', ...values })
      .execute()
  }
  const { customer, project, company } = contract
  const { id, code } = row
  await postAllocated(ctx, {
    id,
    code,
    part: claim.id,
    company,
    contract: contract.id,
    customer,
    project,
    amount: claim.amount,
    day,
  })
  await contractMoney.offsetAdvance(ctx, { contract: contract.id, cause: claim.id, day })
  await linkDocuments(ctx, { kind: receiptLink.kind, from: contract.id, to: id })
}

const doneSql = `update receipt_claim set state = 'confirmed', decided_at = now(), decided_by = app.actor()
  where tenant_id = $1 and receipt_id = $2 and state = 'pending'`

/** A second person says so: the money is the contract's, and its instalments are settled. */
export const confirmReceipt = async (ctx: Ctx, id: string, { version, day: wish }: ConfirmBody) => {
  refuseStale(await receiptRecords.held(ctx, id), version)
  const row = await heldReceipt(ctx, id)
  const { rows: claims } = await ctx.db.run<Claim>(pendingSql, [ctx.tenantId, id])
  if (claims.length === 0) fail('receipt.not_claimed')
  assertSecond(ctx, row, claims)
  const day = wish ?? (await usualDay(ctx, row))
  assertDay({ day, from: row.day })
  await books.assertOpenDay(ctx, row.ourCompany.id, day)
  const { code, amount, fundAccount, ourCompany, payerName: payer } = row
  if (!row.isPosted)
    await postReceived(ctx, {
      id,
      code,
      company: ourCompany.id,
      fund: fundAccount.id,
      day: row.day,
      amount: amount ?? '0',
      payer,
    })
  for (const claim of claims) await allocate(ctx, row, claim, day)
  await ctx.db.run(doneSql, [ctx.tenantId, id])
  await recount(ctx, id, { isPosted: true, confirmer: ctx.userId, confirmedOn: day })
  const title = fillSentence(confirmedSentence, { code })
  const to = [...new Set(claims.flatMap(({ by }) => by ?? []))]
  if (to.length > 0) await notify(ctx, { to, type: 'task', title, subject: Receipt.name, subjectId: id })
  return versionOf(ctx, id)
}
