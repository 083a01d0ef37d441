import { aBudgetChange } from '#modules/budget/budget.fixture.ts'
import { anAcceptanceBody } from './acceptances.ts'
import { aContractBorrow } from '#modules/contract/contract.fixture.ts'
import { anAwardBody } from './awards.ts'
import { aBudgetedProject } from './budgets.ts'
import { anInvoiceOut } from '#modules/invoicing/invoicing.fixture.ts'
import { aReceipt } from '#modules/receipt/receipt.fixture.ts'
import { addArchived, addPlanOf, addSigned, aSale, changeOf } from './contracts.ts'
import { aMonthReopen } from '#modules/ledger/ledger.fixture.ts'
import { aClosedMonth } from './ledgers.ts'
import { aReportSchedule } from '#modules/finance/finance.fixture.ts'
import { aFinalAccount } from '#modules/final-account/final-account.fixture.ts'
import { aDeposit, aPaymentRequest } from '#modules/payment/payment.fixture.ts'
import { addPoolLine, aDemandOf } from './demands.ts'
import { aSettlingProject } from './final-accounts.ts'
import { anOrderBody, anOrderChangeBody } from './orders.ts'
import { aBatchBody } from './payments.ts'
import { aPurchaseOf } from './purchases.ts'
import { receivingFund } from './receipts.ts'
import { addReport } from './reports.ts'
import { addReceived, aReceivedBody } from './received.ts'
import type { TestTenant } from './tenant.ts'

type Body = Record<string, unknown>

const budgeted = (me: TestTenant, name = '主会场租赁') => aBudgetedProject(me, [{ name, price: '30000.00' }])

/** A contract with something in each of its parts. */
const written = {
  lines: [{ name: '会务服务', quantity: '2', price: '50000.00' }],
  clauses: [{ title: '付款', text: '收到发票后付款。' }],
}

/** Bodies of records that take more than what their fields refer to. */
export const bodyMakers: Readonly<Record<string, (me: TestTenant, more: Body) => Promise<Body>>> = {
  budgetChange: async (me, more) => {
    const { projectId, item } = await budgeted(me)
    return { ...aBudgetChange({ project: projectId, lines: [{ to: item('主会场租赁'), amount: '500.00' }] }), ...more }
  },
  demand: async (me, more) => ({ ...(await aDemandOf(me)), ...more }),
  acceptance: async (me, more) => ({ ...(await anAcceptanceBody(me)), ...more }),
  contract: async (me, more) => ({ ...(await aSale(me, written)), ...more }),
  contractChange: async (me, more) => ({
    ...(await changeOf(me, await addSigned(me, written), { kind: 'term', endDate: '2028-12-31' })),
    ...more,
  }),
  contractBorrow: async (me, more) => ({
    ...aContractBorrow({ contract: await addArchived(me), borrower: me.userId }),
    ...more,
  }),
  monthReopen: async (me, more) => ({ ...aMonthReopen(await aClosedMonth(me)), ...more }),
  paymentRequest: (_, more) => Promise.resolve({ ...aPaymentRequest(), ...more }),
  deposit: async (me, more) => ({ ...aDeposit({ fundAccount: (await receivingFund(me)).fund }), ...more }),
  finalAccount: async (me, more) => ({
    ...aFinalAccount({ project: (await aSettlingProject(me)).projectId }),
    ...more,
  }),
  reportSchedule: (me, more) => Promise.resolve({ ...aReportSchedule({ receivers: [me.userId] }), ...more }),
  paymentBatch: async (me, more) => ({ ...(await aBatchBody(me)), ...more }),
  invoiceOut: async (me, more) => ({ ...anInvoiceOut({ contract: await addSigned(me) }), ...more }),
  invoiceIn: (me, more) => aReceivedBody(me, more),
  receipt: async (me, more) => ({ ...aReceipt({ fundAccount: (await receivingFund(me)).fund }), ...more }),
  award: async (me, more) => ({ ...(await anAwardBody(me)), ...more }),
  purchaseOrder: async (me, more) => ({ ...(await anOrderBody(me)), ...more }),
  orderChange: async (me, more) => ({ ...(await anOrderChangeBody(me)), ...more }),
  purchase: async (me, more) => ({ ...(await aPurchaseOf(me)), ...more }),
}

/** Records nobody writes by themselves: how one comes to be. */
export const rowMakers: Readonly<Record<string, (me: TestTenant, name?: string) => Promise<string>>> = {
  paymentPlan: (me, name) => addPlanOf(me, name),
  invoiceIn: (me, name) => addReceived(me, { remark: name ?? null }),
  report: (me, name) => addReport(me, name),
  poolLine: (me, name) => addPoolLine(me, name, me.userId),
  budgetItem: async (me, name = '主会场租赁') => (await budgeted(me, name)).item(name),
}
