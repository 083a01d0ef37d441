import { expense } from '@srm/api/expense'
import { invoicing } from '@srm/api/invoicing'
import { ledger } from '@srm/api/ledger'
import { payment } from '@srm/api/payment'
import { project } from '@srm/api/project'
import { receipt } from '@srm/api/receipt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLoan, anExpense, aReimburse } from '#modules/expense/expense.fixture.ts'
import { aFundAccount } from '#modules/ledger/ledger.fixture.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { aPaymentBatch, aPaymentRequest } from '#modules/payment/payment.fixture.ts'
import { aReceipt } from '#modules/receipt/receipt.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { publish, step, tree } from './approvals.ts'
import { addSigned } from './contracts.ts'
import { addToIssue, invoiceNumber, issue, showInvoice } from './invoices.ts'
import { aPayingCompany, provePassword, today } from './payments.ts'
import { aTypedProject } from './projects.ts'
import { aTenant, type Answer, type Member, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPayingCompany>>
let seller: Member
let projectId: string
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  company = await aPayingCompany(t, me)
  for (const kind of ['expense', 'loan', 'reimburse'])
    await publish(me, tree(me.userId, [step('a', [me.userId])]), 'create', kind)
  seller = await company.colleague('销售')
  projectId = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
})
afterAll(() => t.close())

const closedDay = '2026-10-15'
const laterClosedDay = '2026-10-20'
const signedSql = `update contract set sign_date = '2026-01-05' where tenant_id = $1`
const closeSql = `insert into ledger_book (company_id, closed_until) values ($1, '2026-10-31')`
const countSql = `select count(*)::int as count from ledger_entry where tenant_id = $1 and day <= '2026-10-31'`

const ok = <R>({ status, message, result }: Answer<R>): R => {
  if (status !== 200) throw new Error(message)
  return result
}

const linesOfClosed = async (): Promise<number> =>
  (await me.inside((ctx) => ctx.db.run<{ count: number }>(countSql, [ctx.tenantId]))).rows[0]?.count ?? 0

const version = async (
  show: (input: { params: { id: string } }) => Promise<Answer<{ version: number }>>,
  id: string,
): Promise<number> => ok(await show({ params: { id } })).version

const receiptVersion = (id: string) => version((input) => me.call(receipt.receipt.show, input), id)
const loanVersion = (id: string) => version((input) => me.call(expense.loan.show, input), id)
const expenseVersion = (id: string) => version((input) => me.call(expense.direct.show, input), id)

const addReceipt = async (day: string): Promise<string> =>
  ok(await me.call(receipt.receipt.create, { body: aReceipt({ fundAccount: company.fund, day, amount: '500.00' }) })).id

const claim = async (id: string, contract: string): Promise<void> => {
  const body = { version: await receiptVersion(id), lines: [{ contract, amount: '500.00' }] }
  ok(await seller.call(receipt.receipt.claim, { params: { id }, body }))
}

const confirm = async (id: string, day?: string) =>
  company.confirmer.call(receipt.receipt.confirm, {
    params: { id },
    body: { version: await receiptVersion(id), ...(day !== undefined && { day }) },
  })

const approvedRequest = (): Promise<string> =>
  company.approved(aPaymentRequest({ company: company.payable.company, amount: '700.00' }))

const batchBody = (day: string, requests: string[]) => aPaymentBatch({ fundAccount: company.fund, day, requests })

const batchOn = async (day: string): Promise<string> =>
  ok(await company.maker.call(payment.batch.create, { body: batchBody(day, [await approvedRequest()]) })).id

const approvedLoan = async (): Promise<string> => {
  const { id } = ok(await seller.call(expense.loan.create, { body: aLoan() }))
  await company.approve(seller, 'loan', id)
  return id
}

const payLoan = async (id: string, day: string) =>
  company.maker.call(expense.loan.pay, {
    params: { id },
    body: { version: await loanVersion(id), day, fundAccount: company.fund },
  })

const addExpense = async (date: string): Promise<string> => {
  const body = anExpense({ project: projectId, date, fundAccount: company.fund })
  return ok(await seller.call(expense.direct.create, { body })).id
}

const approvedClaim = async (): Promise<string> => {
  // Of somebody who owes nothing: a claim writes loans off first.
  const { id } = ok(await company.asker.call(expense.reimburse.create, { body: aReimburse() }))
  await company.approve(company.asker, 'reimburse', id)
  return id
}

/** Everything money is dated by, some of it begun while the month was open. */
const prepare = async () => {
  const contract = await addSigned(me)
  await me.inside((ctx) => ctx.db.run(signedSql, [ctx.tenantId]))
  const issued = await addToIssue(me, { contract })
  ok(await issue(me, issued, { issuedOn: closedDay }))
  const received = await addReceipt(closedDay)
  await claim(received, contract)
  ok(await confirm(received))
  const claimed = await addReceipt(closedDay)
  await claim(claimed, contract)
  const paying = await batchOn(today)
  ok(await company.confirm(paying))
  const lent = await approvedLoan()
  ok(await payLoan(lent, closedDay))
  return {
    contract,
    received,
    claimed,
    free: await addReceipt(today),
    batch: await batchOn(closedDay),
    openBatch: await batchOn(today),
    paying,
    toIssue: await addToIssue(me, { contract }),
    issued,
    expense: await addExpense(closedDay),
    openExpense: await addExpense(today),
    loan: await approvedLoan(),
    lent,
    reimburse: await approvedClaim(),
    request: await approvedRequest(),
  }
}

type Scene = Awaited<ReturnType<typeof prepare>>

const receipts = async (of: Scene): Promise<Record<string, Answer<unknown>>> => ({
  'a receipt entered by hand': await me.call(receipt.receipt.create, {
    body: aReceipt({ fundAccount: company.fund, day: closedDay }),
  }),
  'a receipt moved': await me.call(receipt.receipt.update, {
    params: { id: of.free },
    body: { ...aReceipt({ fundAccount: company.fund, day: closedDay }), version: await receiptVersion(of.free) },
  }),
  'a receipt allocated': await confirm(of.claimed, closedDay),
  'a refund': await company.confirmer.call(receipt.receipt.refund, {
    params: { id: of.received },
    body: { version: await receiptVersion(of.received), amount: '1.00', day: laterClosedDay, reason: '多付' },
  }),
})

const payments = async (of: Scene): Promise<Record<string, Answer<unknown>>> => {
  const [transfer] = await company.transfers(of.paying)
  const result = { transfer: transfer?.id ?? '', day: closedDay, bankSerial: 'CLOSED-1' }
  const open = await company.showBatch(of.openBatch)
  return {
    'a batch': await company.maker.call(payment.batch.create, { body: batchBody(closedDay, [of.request]) }),
    'a batch moved': await company.maker.call(payment.batch.update, {
      params: { id: of.openBatch },
      body: { ...batchBody(closedDay, open.requests), version: open.version },
    }),
    'a batch made before the month was closed': await company.confirm(of.batch),
    'the result of a payment': await company.maker.call(payment.batch.settle, {
      params: { id: of.paying },
      body: result,
    }),
  }
}

const invoices = async (of: Scene): Promise<Record<string, Answer<unknown>>> => ({
  'an invoice': await issue(me, of.toIssue, { issuedOn: closedDay }),
  'a red invoice': await me.call(invoicing.invoiceOut.red, {
    params: { id: of.issued },
    body: {
      version: (await showInvoice(me, of.issued)).version,
      amount: '1.00',
      invoiceNo: invoiceNumber(),
      issuedOn: laterClosedDay,
      reason: '开错',
    },
  }),
})

const expenses = async (of: Scene): Promise<Record<string, Answer<unknown>>> => {
  const body = anExpense({ project: projectId })
  const dated = { ...body, date: closedDay, fundAccount: company.fund }
  return {
    'an expense': await seller.call(expense.direct.create, { body: dated }),
    'an expense moved': await seller.call(expense.direct.update, {
      params: { id: of.openExpense },
      body: { ...dated, version: await expenseVersion(of.openExpense) },
    }),
    'a loan paid': await payLoan(of.loan, closedDay),
    'a loan returned': await company.maker.call(expense.loan.repay, {
      params: { id: of.lent },
      body: { version: await loanVersion(of.lent), day: laterClosedDay, amount: '1.00', fundAccount: company.fund },
    }),
    'a claim paid': await company.maker.call(expense.reimburse.pay, {
      params: { id: of.reimburse },
      body: {
        version: await version((input) => me.call(expense.reimburse.show, input), of.reimburse),
        day: closedDay,
        fundAccount: company.fund,
      },
    }),
    'an account that begins': await me.call(ledger.fundAccount.create, {
      body: aFundAccount({ company: company.payable.company, openingDate: closedDay }),
    }),
  }
}

describe('closed month', () => {
  it('refuses everything that is dated into it, now and by a change of the day, and stays as it was', async () => {
    const prepared = await prepare()
    await me.inside((ctx) => ctx.db.run(closeSql, [company.payable.company]))
    const before = await linesOfClosed()
    expect(before).toBeGreaterThan(0)
    await provePassword(t, me, company.maker)
    const answers = {
      ...(await receipts(prepared)),
      ...(await payments(prepared)),
      ...(await invoices(prepared)),
      ...(await expenses(prepared)),
    }
    for (const [what, answer] of Object.entries(answers)) {
      expect(answer.key, `${what}: ${answer.message}`).toBe('ledger.closed')
      expect(answer.message, what).toContain('2026-10')
    }
    expect(Object.keys(answers)).toHaveLength(16)
    await expect(company.approve(seller, 'expense', prepared.expense)).rejects.toThrow('2026-10')
    expect(await linesOfClosed()).toBe(before)
    expect(await me.inside(wrongLedger)).toEqual([])
  })

  it('keeps the day of what stands in it, and lets what was not booked yet move on', async () => {
    const waiting = await me.inside((ctx) =>
      ctx.db.run<{ id: string; version: number }>(
        `select id, version from receipt where tenant_id = $1 and stage = 'confirmed' limit 1`,
        [ctx.tenantId],
      ),
    )
    const [posted] = waiting.rows
    const moved = await me.call(receipt.receipt.update, {
      params: { id: posted?.id ?? '' },
      body: { ...aReceipt({ fundAccount: company.fund, day: today }), version: posted?.version ?? 0 },
    })
    expect(moved.key).toBe('receipt.moved')
    const open = await addReceipt(today)
    const body = { ...aReceipt({ fundAccount: company.fund, day: '2026-11-02' }), version: await receiptVersion(open) }
    expect((await me.call(receipt.receipt.update, { params: { id: open }, body })).status).toBe(200)
  })
})
