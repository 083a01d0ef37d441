import { finalAccount, type FinalAccount, type FinalAccountSheet } from '@srm/api/final-account'
import { aFinalAccount } from '#modules/final-account/final-account.fixture.ts'
import { aBudgetedProject } from './budgets.ts'
import { aConfirmedOrder } from './acceptances.ts'
import { settled } from './received.ts'
import type { Answer, Member, TestTenant } from './tenant.ts'

const { account } = finalAccount

const ok = <R>({ status, message, result, key }: Answer<R>): R => {
  if (status !== 200) throw new Error(`${String(status)} ${key ?? ''} ${message}`)
  return result
}

const stageSql = `update project set stage = $3, closed_at = case when $3 = 'closed' then now() end where tenant_id = $1 and id = $2`

export const setProjectStage = (me: TestTenant, id: string, stage: string): Promise<unknown> =>
  me.inside((ctx) => ctx.db.run(stageSql, [ctx.tenantId, id, stage]))

/** A project that is being settled, with a budget and an order that was accepted. */
export const aSettlingProject = async (me: TestTenant) => {
  const budgeted = await aBudgetedProject(me, [{ name: '会场', price: '2000.00' }])
  const order = await aConfirmedOrder(me, {
    project: budgeted.projectId,
    lines: [{ name: '会场', budgetItem: budgeted.item('会场') }],
  })
  await settled(me, order)
  await setProjectStage(me, budgeted.projectId, 'settling')
  return { ...budgeted, order }
}

export const showAccount = async (me: Member, id: string): Promise<FinalAccount> =>
  ok(await me.call(account.show, { params: { id } }))

export const sheetIn = async (me: Member, id: string): Promise<FinalAccountSheet> =>
  ok(await me.call(account.sheet, { params: { id } }))

/** The account of a project as its documents make it. */
export const addAccount = async (me: TestTenant, project?: string): Promise<string> => {
  const of = project ?? (await aSettlingProject(me)).projectId
  return ok(await me.call(account.create, { body: aFinalAccount({ project: of }) })).id
}

/** Every difference has its reason. */
export const explainAll = async (me: Member, id: string, reason = '尾款按约定下月支付'): Promise<void> => {
  const { documents } = await sheetIn(me, id)
  const open = documents.filter((one) => one.isOpen && one.reason === null).map((one) => one.id)
  if (open.length === 0) return
  const { version } = await showAccount(me, id)
  ok(await me.call(account.explain, { params: { id }, body: { version, documents: open, reason } }))
}

export const confirmAll = async (finance: Member, id: string): Promise<void> => {
  const { version, lines } = await showAccount(finance, id)
  const body = { version, lines: lines.map((line) => line.id), isConfirmed: true }
  if (lines.length > 0) ok(await finance.call(account.confirm, { params: { id }, body }))
}
