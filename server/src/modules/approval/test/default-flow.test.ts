import { approval } from '@srm/api/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedTenant } from '#kernel/db/tenants.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, draft, line, publish, step, submitted, tree, type Company } from '#test/approvals.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const aFilledCompany = async (): Promise<Company> => {
  const me = aCompany(t, await aTenant(t))
  await seedTenant(t.app, me.tenantId)
  return me
}

const boundIn = async (me: Company) =>
  (await me.call(approval.flow.bindings, { query: { docType: 'application' } })).result.map(({ flowId }) => flowId)

/** The steps an application of this amount goes through, by their names. */
const stepsFor = async (me: Member, amount: string): Promise<string[]> => {
  const docId = await draft(me, { amount })
  const { result } = await me.call(approval.preview, { query: { docType: 'application', docId } })
  return result.steps.filter(({ type }) => type === 'approve').map(({ name }) => name)
}

describe('the flow an application comes with', () => {
  it('asks the superior, and from amounts on the department, the money and the boss', async () => {
    const me = await aFilledCompany()
    const { departments } = await line(me, ['总监', '经理'])
    await me.person('出纳', { roles: ['FINANCE'] })
    await me.person('总经理', { roles: ['GM'] })
    const clerk = await me.person('专员', { departmentId: departments[1] ?? '' })
    expect(await stepsFor(clerk, '9999.99')).toEqual(['直属上级'])
    expect(await stepsFor(clerk, '10000.00')).toEqual(['直属上级', '部门负责人'])
    expect(await stepsFor(clerk, '50000.00')).toEqual(['直属上级', '部门负责人', '财务'])
    expect(await stepsFor(clerk, '200000.00')).toEqual(['直属上级', '部门负责人', '财务', '总经理'])
    expect((await submitted(clerk)).id).toBeTruthy()
  })

  it('is given once however often a release is installed', async () => {
    const me = await aFilledCompany()
    const before = await boundIn(me)
    expect(before).toHaveLength(1)
    await seedTenant(t.app, me.tenantId)
    expect(await boundIn(me)).toEqual(before)
  })

  it('does not come back to a company that unbound it', async () => {
    const me = await aFilledCompany()
    await me.call(approval.flow.bind, { body: { docType: 'application', purpose: 'create', flows: [] } })
    await seedTenant(t.app, me.tenantId)
    expect(await boundIn(me)).toEqual([])
  })

  it('leaves alone a company that has drawn its own', async () => {
    const me = aCompany(t, await aTenant(t))
    const chen = await me.person('陈')
    const mine = await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    await seedTenant(t.app, me.tenantId)
    expect(await boundIn(me)).toEqual([mine])
  })
})
