import type { Parsed } from '@srm/api/endpoint'
import { Receipt, type receipt as calls } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { contractMoney, contractPlans } from '#modules/contract/index.ts'
import { books } from '#modules/ledger/index.ts'
import { own } from '../receipt.db.ts'
import { postAllocated, postRefunded } from '../receipt/post.service.ts'
import { heldReceipt, receiptRecords, recount, versionOf, type ReceiptRow } from '../receipt/receipt.store.ts'
import { assertDay } from './confirm.service.ts'

const same = (text: string) => label(text, text)
const credit = (amount: string): string => subtractMoney('0', amount)

type Standing = {
  readonly claim: string
  readonly contract: string
  readonly plan: string
  readonly amount: string
  readonly day: string
}

/** What of a receipt settles which instalment, the newest first. */
const standingSql = `select claim_id as claim, contract_id as contract, plan_id as plan, sum(amount)::numeric(15, 2)::text as amount,
    max(day)::text as day from receipt_entry
  where tenant_id = $1 and receipt_id = $2 and kind <> 'refunded' and ($3::uuid is null or claim_id = $3)
  group by 1, 2, 3 having sum(amount) > 0 order by max(at) desc, plan_id desc`

const standingOf = async (ctx: Ctx, id: string, claim: string | null): Promise<readonly Standing[]> =>
  (await ctx.db.run<Standing>(standingSql, [ctx.tenantId, id, claim])).rows

type Back = { readonly day: string; readonly note: string }

/** An entry that takes back what another settled: nothing that was noted is changed. */
const takeBack = async (ctx: Ctx, row: ReceiptRow, one: Standing, { day, note }: Back): Promise<void> => {
  const { id, code } = row
  const contract = await contractMoney.hold(ctx, one.contract)
  const amount = credit(one.amount)
  const entry = newId()
  await contractPlans.settle(ctx, { plan: one.plan, amount, day, holder: { kind: Receipt.name, id } })
  const of = { receipt_id: id, claim_id: one.claim, contract_id: one.contract, plan_id: one.plan }
  await own(ctx)
    .insertInto('receipt_entry')
    .values({ id: entry, kind: 'released', ...of, amount, day, note })
    .execute()
  const { customer, project, company } = contract
  await postAllocated(ctx, { id, code, part: entry, company, contract: contract.id, customer, project, amount, day })
  await contractMoney.offsetAdvance(ctx, { contract: contract.id, cause: entry, day })
}

/** Contracts are held in one order, whatever order they are taken back in. */
const holdAll = async (ctx: Ctx, all: readonly Standing[]): Promise<void> => {
  for (const contract of [...new Set(all.map((one) => one.contract))].toSorted())
    await contractMoney.hold(ctx, contract)
}

const releasedSql = `update receipt_claim set state = 'released', note = $3, decided_at = now(), decided_by = app.actor()
  where tenant_id = $1 and id = $2 and state = 'confirmed'`

type ReleaseBody = Parsed<typeof calls.receipt.release>['body']

/** It was the wrong contract: the money is nobody's again. */
export const releaseClaim = async (ctx: Ctx, id: string, { version, claim, reason }: ReleaseBody) => {
  refuseStale(await receiptRecords.held(ctx, id), version)
  const row = await heldReceipt(ctx, id)
  if (row.stage === 'claimed') fail('receipt.not_free')
  const all = await standingOf(ctx, id, claim)
  if (all.length === 0) fail('receipt.claim_gone')
  await holdAll(ctx, all)
  const day = shanghaiDay(new Date())
  for (const one of all) await takeBack(ctx, row, one, { day, note: reason })
  await ctx.db.run(releasedSql, [ctx.tenantId, claim, reason])
  await recount(ctx, id)
  return versionOf(ctx, id)
}

/** What has to come back from instalments before so much can be returned; the newest gives first. */
const shortage = (all: readonly Standing[], need: string): Standing[] => {
  const back: Standing[] = []
  let left = need
  for (const one of all) {
    if (compareMoney(left, '0') <= 0) break
    const amount = compareMoney(left, one.amount) < 0 ? left : one.amount
    back.push({ ...one, amount })
    left = subtractMoney(left, amount)
  }
  return back
}

type RefundBody = Parsed<typeof calls.receipt.refund>['body']

const assertRefundable = (row: ReceiptRow, amount: string): void => {
  if (!row.isPosted) fail('receipt.not_posted')
  if (row.stage === 'claimed') fail('receipt.not_free')
  const left = subtractMoney(row.amount ?? '0', row.refunded ?? '0')
  if (compareMoney(amount, '0') <= 0 || compareMoney(amount, left) > 0)
    fail('receipt.refund_too_much', { words: { left: same(left) }, errors: [{ path: 'amount', message: '' }] })
}

/** Money goes back to whoever paid it: what is free first, then what the newest instalments were settled by. */
export const refundReceipt = async (ctx: Ctx, id: string, { version, amount, day, reason }: RefundBody) => {
  refuseStale(await receiptRecords.held(ctx, id), version)
  const row = await heldReceipt(ctx, id)
  if (row.claimer?.id === ctx.userId) fail('receipt.own')
  assertRefundable(row, amount)
  await books.assertOpenDay(ctx, row.ourCompany.id, day)
  const all = shortage(await standingOf(ctx, id, null), subtractMoney(amount, row.unallocated ?? '0'))
  assertDay({ day, from: [row.day, ...all.map((one) => one.day)].toSorted().at(-1) ?? row.day })
  await holdAll(ctx, all)
  for (const one of all) await takeBack(ctx, row, one, { day, note: reason })
  const entry = newId()
  await own(ctx)
    .insertInto('receipt_entry')
    .values({ id: entry, receipt_id: id, kind: 'refunded', amount: addMoney('0', amount), day, note: reason })
    .execute()
  const { code, ourCompany, fundAccount } = row
  await postRefunded(ctx, { id, code, part: entry, company: ourCompany.id, fund: fundAccount.id, day, amount })
  await recount(ctx, id)
  return versionOf(ctx, id)
}
