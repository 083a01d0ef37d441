import { approval } from '@srm/api/approval'
import { onboarding } from '@srm/api/onboarding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { aSupplierApplication } from '#modules/onboarding/onboarding.fixture.ts'
import { aCompany, detail, publish, step, tree, type Company } from './approvals.ts'
import { aTenant } from './tenant.ts'

let t: TestApp
let me: Company
beforeAll(async () => {
  t = await startApp()
  me = aCompany(t, await aTenant(t))
})
afterAll(() => t.close())

const mobile = '18621045631'

const sentTo = async (boss: string, fields: object = {}): Promise<string> => {
  await publish(me, tree(me.userId, [step('a', [boss], { fields })]), 'create', 'supplierApplication')
  const { id } = (
    await me.call(onboarding.application.create, { body: aSupplierApplication({ contactMobile: mobile }) })
  ).result
  return (await me.call(approval.submit, { body: { docType: 'supplierApplication', docId: id } })).result.id
}

describe('what a role covers', () => {
  it('is covered in the approval as in the record, in what changed and in the log', async () => {
    const boss = await me.person('李总')
    const id = await sentTo(boss.userId)
    const seen = await detail(me.as({ userId: boss.userId, masks: ['mobile'] }), id)
    expect(JSON.stringify(seen)).not.toContain(mobile)
    expect(seen.access['contactMobile']).toBe('masked')
    expect((await detail(me.as({ userId: boss.userId }), id)).document['contactMobile']).toBe(mobile)
    const auditor = me.as({ userId: (await me.person('审计')).userId, masks: ['mobile'] })
    expect(JSON.stringify(await detail(auditor, id))).not.toContain(mobile)
  })

  it('is open where the step opens it by name', async () => {
    const boss = await me.person('赵总')
    const id = await sentTo(boss.userId, { contactMobile: 'read' })
    expect((await detail(me.as({ userId: boss.userId, masks: ['mobile'] }), id)).document['contactMobile']).toBe(mobile)
  })
})
