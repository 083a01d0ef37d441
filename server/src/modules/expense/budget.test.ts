import { budget } from '@srm/api/budget'
import { expense } from '@srm/api/expense'
import { project } from '@srm/api/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { aReimburse, aReimburseLine, anExpense } from './expense.fixture.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let of: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['reimburse', 'expense'])
  of = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
})

const itemSql = `insert into budget_item (id, code, project_id, category_id, name, amount, search_text, search_grams)
  select $2, $4, $3, (select id from budget_classify_ref where tenant_id = $1 limit 1), '差旅', $5, '', '{}'`

let count = 0
/** A line of the project's budget with so much in it. */
const addItem = async (amount: string): Promise<string> => {
  const id = newId()
  count += 1
  await me.inside((ctx) => ctx.db.run(itemSql, [ctx.tenantId, id, of, `YSX-T${count}`, amount]))
  return id
}
const itemOf = async (id: string) => (await me.call(budget.item.show, { params: { id } })).result

const claim = async (who: Member, item: string, amount: string): Promise<string> => {
  const body = aReimburse({ project: of, lines: [aReimburseLine({ amount, budgetItem: item })] })
  const made = await who.call(expense.reimburse.create, { body })
  expect(made.status, made.message).toBe(200)
  return made.result.id
}

describe('budget of a project', () => {
  it('is used by a claim from its submission on, less what is cut, and given back when it is refused', async () => {
    const who = await company.colleague('预算')
    const item = await addItem('1000.00')
    const id = await claim(who, item, '800.00')
    expect((await itemOf(item)).pending).toBe('0.00')
    const { id: instance } = (await company.submit(who, 'reimburse', id)).result
    expect(await itemOf(item)).toMatchObject({ pending: '800.00', available: '200.00' })
    const { version } = (await me.call(expense.reimburse.show, { params: { id } })).result
    const cuts = { version, lines: [{ line: 0, approvedAmount: '700.00' }] }
    expect((await me.call(expense.reimburse.cut, { params: { id }, body: cuts })).status).toBe(200)
    expect(await itemOf(item)).toMatchObject({ pending: '700.00' })
    await company.decide(instance)
    expect(await itemOf(item)).toMatchObject({ pending: '0.00', actual: '700.00', available: '300.00' })
    const other = await claim(who, item, '300.00')
    const { id: second } = (await company.submit(who, 'reimburse', other)).result
    expect((await itemOf(item)).available).toBe('0.00')
    await company.decide(second, 'reject')
    expect(await itemOf(item)).toMatchObject({ pending: '0.00', actual: '700.00', available: '300.00' })
  })

  it('refuses a claim beyond it, and a line of another project', async () => {
    const who = await company.colleague('超预算')
    const item = await addItem('100.00')
    const id = await claim(who, item, '500.00')
    expect(await company.submit(who, 'reimburse', id)).toMatchObject({ key: 'budget.exceeded' })
    const body = aReimburse({ lines: [aReimburseLine({ budgetItem: item })] })
    expect((await who.call(expense.reimburse.create, { body })).key).toBe('expense.item_elsewhere')
  })

  it('is used by an expense until that is voided', async () => {
    const who = await company.colleague('费用')
    const item = await addItem('100.00')
    const body = anExpense({ project: of, amount: '35.00', budgetItem: item })
    const { id } = (await who.call(expense.direct.create, { body })).result
    await company.approve(who, 'expense', id)
    expect(await itemOf(item)).toMatchObject({ actual: '35.00' })
    const { version } = (await me.call(expense.direct.show, { params: { id } })).result
    const reason = '重复'
    expect((await me.call(expense.direct.void, { params: { id }, body: { version, reason } })).status).toBe(200)
    expect(await itemOf(item)).toMatchObject({ actual: '0.00', available: '100.00' })
  })
})
