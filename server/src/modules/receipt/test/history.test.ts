import { contract } from '@srm/api/contract'
import { invoicing } from '@srm/api/invoicing'
import { receipt } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractSteps } from '#modules/contract/index.ts'
import { wrongInvoices } from '#modules/invoicing/index.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addSigned, changeOf, plansOf, showContract } from '#test/contracts.ts'
import { isFullDepth } from '#test/depth.ts'
import { addToIssue, invoiceNumber, issue, showInvoice } from '#test/invoices.ts'
import { randomFrom, type Random } from '#test/random-values.ts'
import { addReceipt, showReceipt } from '#test/receipts.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { addPerson } from '#modules/identity/index.ts'
import { wrongReceipts } from '../receipt.points.views.ts'

let t: TestApp
let me: TestTenant
let seller: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const id = await me.inside((ctx) =>
    addPerson(ctx, { username: 'history', displayName: '销售', departmentId: me.departmentId, roles: [] }),
  )
  seller = memberOf(t, me.tenantId, id)
})

const today = shanghaiDay(new Date())
const calls = receipt.receipt

/** What somebody with a sheet of paper would know. */
type Sheet = {
  readonly of: string
  readonly random: Random
  readonly invoices: string[]
  readonly receipts: string[]
  amount: string
  invoiced: string
  received: string
}

const some = ({ int }: Random, most: number): string => `${String(1 + int(most))}.${String(int(100)).padStart(2, '0')}`

const invoice = async (sheet: Sheet): Promise<void> => {
  const amount = some(sheet.random, 30_000)
  const isTooMuch = compareMoney(addMoney(sheet.invoiced, amount), sheet.amount) > 0
  const made = addToIssue(me, { contract: sheet.of, items: [], amount })
  if (isTooMuch) {
    await expect(made).rejects.toThrow('invoiceOut.over')
    return
  }
  const id = await made
  expect((await issue(me, id)).status).toBe(200)
  sheet.invoices.push(id)
  sheet.invoiced = addMoney(sheet.invoiced, amount)
}

const reverse = async (sheet: Sheet): Promise<void> => {
  if (sheet.invoices.length === 0) return
  const id = sheet.random.pick(sheet.invoices)
  const row = await showInvoice(me, id)
  const left = subtractMoney(row.amount ?? '0', row.redAmount ?? '0')
  const amount = sheet.random.int(2) === 0 ? left : some(sheet.random, 20_000)
  const body = { version: row.version, amount, invoiceNo: invoiceNumber(), issuedOn: today, reason: '开错' }
  const { status } = await me.call(invoicing.invoiceOut.red, { params: { id }, body })
  const isFine = compareMoney(amount, '0') > 0 && compareMoney(amount, left) <= 0
  expect(status === 200).toBe(isFine)
  if (isFine) sheet.invoiced = subtractMoney(sheet.invoiced, amount)
}

const receive = async (sheet: Sheet): Promise<void> => {
  const amount = some(sheet.random, 40_000)
  const id = await addReceipt(me, { amount })
  await me.inside((ctx) =>
    ctx.db.run(`update receipt set created_by = $2 where tenant_id = $1 and id = $3`, [
      ctx.tenantId,
      seller.userId,
      id,
    ]),
  )
  const claimed = sheet.random.int(3) === 0 ? subtractMoney(amount, '0.50') : amount
  const { version } = await showReceipt(me, id)
  const body = { version, lines: [{ contract: sheet.of, amount: claimed }] }
  const { status } = await seller.call(calls.claim, { params: { id }, body })
  const isFine = compareMoney(addMoney(sheet.received, claimed), sheet.amount) <= 0
  expect(status === 200).toBe(isFine)
  if (!isFine) return
  const confirmed = await me.call(calls.confirm, { params: { id }, body: { version: version + 1 } })
  expect(confirmed.status, confirmed.message).toBe(200)
  sheet.receipts.push(id)
  sheet.received = addMoney(sheet.received, claimed)
}

const refund = async (sheet: Sheet): Promise<void> => {
  if (sheet.receipts.length === 0) return
  const id = sheet.random.pick(sheet.receipts)
  const before = await showReceipt(me, id)
  const body = { version: before.version, amount: some(sheet.random, 30_000), day: today, reason: '多付' }
  const { status } = await me.call(calls.refund, { params: { id }, body })
  const left = subtractMoney(before.amount ?? '0', before.refunded ?? '0')
  expect(status === 200).toBe(compareMoney(body.amount, left) <= 0)
  const after = await showReceipt(me, id)
  sheet.received = subtractMoney(sheet.received, subtractMoney(before.allocated ?? '0', after.allocated ?? '0'))
}

const approvedSql = `update contract_change set status = 'approved' where tenant_id = $1 and id = $2`

/** The last instalment takes what the contract gains or loses. */
const change = async (sheet: Sheet): Promise<void> => {
  const { int } = sheet.random
  const delta = some(sheet.random, 30_000)
  const amount = int(2) === 0 ? addMoney(sheet.amount, delta) : subtractMoney(sheet.amount, delta)
  if (compareMoney(amount, '0') <= 0) return
  const row = await showContract(me, sheet.of)
  const [first, ...rest] = row.plans.map(({ id: item, ...plan }) => ({ item, ...plan, ratio: null }))
  const last = rest.at(-1)
  if (!first || !last) return
  const plans = [first, { ...last, amount: subtractMoney(amount, first.amount ?? '0') }]
  const made = await me.call(contract.change.create, { body: await changeOf(me, sheet.of, { amount, plans }) })
  const isFine =
    compareMoney(amount, sheet.invoiced) >= 0 &&
    compareMoney(amount, sheet.received) >= 0 &&
    compareMoney(plans[1]?.amount ?? '0', '0') > 0
  if (made.status !== 200) {
    // It may also be refused where the last instalment would become less than is settled of it.
    if (isFine) expect(['contractChange.settled', 'contract.plan_amount']).toContain(made.key)
    return
  }
  await me.inside(async (ctx) => {
    await contractSteps.changePending(ctx, made.result.id)
    await ctx.db.run(approvedSql, [ctx.tenantId, made.result.id])
    await contractSteps.changeApproved(ctx, made.result.id)
  })
  sheet.amount = amount
}

const steps = [invoice, reverse, receive, refund, receive, change] as const

const check = async (sheet: Sheet): Promise<void> => {
  const plans = await plansOf(me, sheet.of)
  const sum = (pick: (plan: (typeof plans)[number]) => string | null): string =>
    addMoney('0', ...plans.filter(({ stage }) => stage !== 'canceled').map((plan) => pick(plan) ?? '0'))
  const [open, done] = [sum((plan) => plan.openAmount), sum((plan) => plan.doneAmount)]
  expect(addMoney(open, done)).toBe(sheet.amount)
  expect(done).toBe(sheet.received)
  const { amount, firstAmount, invoiced, settled } = await showContract(me, sheet.of)
  const { purse } = (await me.call(contract.contract.standing, { params: { id: sheet.of } })).result
  expect(addMoney(firstAmount ?? '0', purse?.changed ?? '0')).toBe(addMoney(open, done))
  expect({ amount, invoiced, settled }).toEqual({
    amount: sheet.amount,
    invoiced: sheet.invoiced,
    settled: sheet.received,
  })
}

describe('receivable and received', () => {
  it.each(Array.from({ length: isFullDepth ? 40 : 2 }, (_, at) => 77 + at * 1009))(
    'come to contract and changes after every step of a random history (%i)',
    async (seed) => {
      const sheet: Sheet = {
        of: await addSigned(me),
        random: randomFrom(seed),
        invoices: [],
        receipts: [],
        amount: '100000.00',
        invoiced: '0.00',
        received: '0.00',
      }
      for (let step = 0; step < (isFullDepth ? 60 : 18); step += 1) {
        await sheet.random.pick(steps)(sheet)
        await check(sheet)
      }
      for (const wrong of [wrongLedger, wrongInvoices, wrongReceipts]) expect(await me.inside(wrong)).toEqual([])
    },
    isFullDepth ? 600_000 : 60_000,
  )
})
