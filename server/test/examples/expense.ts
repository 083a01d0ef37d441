import { expense } from '@srm/api/expense'
import { aLoan, anExpense, aReimburse } from '#modules/expense/expense.fixture.ts'
import { addProject } from '../run-of-shows.ts'
import type { Examples, Make } from '../fixtures.ts'
import type { TestTenant } from '../tenant.ts'
import { addPerson } from '#modules/identity/index.ts'

let count = 0

const colleague = (me: TestTenant): Promise<string> =>
  me.inside((ctx) => {
    const username = `claim${(count += 1)}`
    return addPerson(ctx, { username, displayName: '申请人', departmentId: me.departmentId, roles: [] })
  })

/** As if a colleague had written it and everybody had agreed. */
const approvedSql = (table: string, stage: string): string =>
  `update ${table} set status = 'approved', stage = '${stage}', owner_id = $2, created_by = $2 where id = $1`

const approved = async (me: TestTenant, table: 'loan' | 'reimburse' | 'expense', id: string, stage: string) => {
  const person = await colleague(me)
  await me.inside((ctx) => ctx.db.run(approvedSql(table, stage), [id, person]))
  return id
}

const addLoan = async (me: TestTenant): Promise<string> =>
  (await me.call(expense.loan.create, { body: aLoan() })).result.id
const addClaim = async (me: TestTenant): Promise<string> =>
  (await me.call(expense.reimburse.create, { body: aReimburse() })).result.id
const addExpense = async (me: TestTenant): Promise<string> =>
  (await me.call(expense.direct.create, { body: anExpense({ project: await addProject(me) }) })).result.id

const payment = { version: 1, day: '2026-11-10' }

/** A loan that was approved, and paid too. */
const lent = async (me: TestTenant, isPaid: boolean): Promise<string> => {
  const id = await approved(me, 'loan', await addLoan(me), 'approved')
  if (isPaid) await me.call(expense.loan.pay, { params: { id }, body: payment })
  return id
}

const versionOf = async (me: TestTenant, id: string): Promise<number> =>
  (await me.call(expense.loan.show, { params: { id } })).result.version

const claimAt = (stage: string, body: object): Make => {
  return async (_, me) => ({ params: { id: await approved(me, 'reimburse', await addClaim(me), stage) }, body })
}

export const examples: Examples = [
  [expense.rule.show, () => ({})],
  [expense.rule.update, () => ({ body: { loanLimit: '20000.00', firstCities: ['北京'], newFirstCities: ['成都'] } })],
  [expense.loan.entries, async (_, me) => ({ params: { id: await addLoan(me) } })],
  [expense.loan.credit, () => ({})],
  [expense.loan.pay, async (_, me) => ({ params: { id: await lent(me, false) }, body: payment })],
  [
    expense.loan.cancel,
    async (_, me) => ({ params: { id: await lent(me, false) }, body: { version: 1, reason: '活动取消' } }),
  ],
  [
    expense.loan.repay,
    async (_, me) => {
      const id = await lent(me, true)
      return { params: { id }, body: { ...payment, version: await versionOf(me, id), amount: '100.00' } }
    },
  ],
  [expense.reimburse.start, () => ({})],
  [expense.reimburse.cut, claimAt('toPay', { version: 1, lines: [{ line: 0, approvedAmount: '900.00' }] })],
  [expense.reimburse.waive, claimAt('toPay', { version: 1, reason: '项目仍在周转' })],
  [expense.reimburse.pay, claimAt('toPay', payment)],
  [expense.reimburse.archive, claimAt('paid', { version: 1 })],
  [
    expense.direct.void,
    async (_, me) => ({
      params: { id: await approved(me, 'expense', await addExpense(me), 'booked') },
      body: { version: 1, reason: '重复登记' },
    }),
  ],
  // Written again by whoever wrote it, with a receipt of its own.
  [
    expense.reimburse.update,
    async (_, me) => ({ params: { id: await addClaim(me) }, body: { ...aReimburse(), version: 1 } }),
  ],
]
