import { approval } from '@srm/api/approval'
import { file } from '@srm/api/file'
import { identity } from '@srm/api/identity'
import { storageOf } from '@srm/api/shared/plans'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { exchange, formWith, jsonOf } from '#test/exchange.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const aCompanyOn = async (plan: string): Promise<TestTenant> => {
  const me = await aTenant(t)
  await query(t, `update platform.tenant_directory set plan = $2 where tenant_id = $1`, [me.tenantId, plan])
  return me
}

const flowsOf = (who: Member) => who.call(approval.flow.catalog, {})

const bring = async (who: Member, content: string) => {
  const form = formWith({ name: '说明.txt', content: Buffer.from(content) })
  const headers = { ...who.headers, ...form.headers }
  const answer = await exchange(t, { method: 'POST', url: file.upload.path, payload: form.payload, headers })
  return jsonOf<{ code: number; key?: string; message: string; result: { id: string } }>(answer)
}
const usedBy = async (who: Member): Promise<number> => (await who.call(tenancy.apply.mine)).result.storageUsed

describe('a page of a larger plan', () => {
  it('is refused to a company on a smaller one, administrators included, with the plan it takes', async () => {
    const me = await aCompanyOn('free')
    expect(await flowsOf(me)).toMatchObject({
      status: 403,
      key: 'session.plan_missing',
      message: '此功能需要标准版，请联系管理员升级套餐。',
    })
    const { result } = await me.call(identity.user.profile)
    expect(result.closedByPlan).toEqual({
      approvalFlow: '标准版',
      supplierRating: '标准版',
      dunning: '标准版',
      financeOverview: '标准版',
      invoiceMonitor: '标准版',
      payable: '标准版',
      projectFinance: '标准版',
      receivable: '标准版',
      report: '标准版',
      reportSchedule: '标准版',
      settlement: '标准版',
      scorecardTemplate: '标准版',
      journalLine: '标准版',
      deposit: '标准版',
      ledger: '标准版',
      voucher: '标准版',
      fundAccount: '标准版',
      monthReopen: '标准版',
      paymentRequest: '标准版',
      paymentBatch: '标准版',
    })
  })

  it('is in the menu all the same, and opens with the plan that has it', async () => {
    const me = await aCompanyOn('free')
    expect(JSON.stringify((await me.call(identity.menu.router)).result)).toContain('/approval/flow')
    for (const plan of ['standard', 'professional']) {
      const larger = await aCompanyOn(plan)
      expect((await flowsOf(larger)).status).toBe(200)
      expect((await larger.call(identity.user.profile)).result.closedByPlan).toEqual({})
    }
  })

  it('is open to a new company for thirty days, whatever its plan', async () => {
    const me = await aCompanyOn('free')
    const since = `update platform.tenant_directory set status = 'trial', created_at = now() - $2::interval where tenant_id = $1`
    await query(t, since, [me.tenantId, '29 days'])
    expect((await flowsOf(me)).status).toBe(200)
    await query(t, since, [me.tenantId, '31 days'])
    expect((await flowsOf(me)).key).toBe('session.plan_missing')
  })

  it('is no matter for whoever has no right to it anyway', async () => {
    const me = await aCompanyOn('free')
    expect(await flowsOf(me.as({ permissions: [] }))).toMatchObject({ status: 403, key: 'session.forbidden' })
  })
})

describe('room for files', () => {
  it('is counted by contents: the same ones twice count once', async () => {
    const me = await aCompanyOn('standard')
    expect(await usedBy(me)).toBe(0)
    await bring(me, '会议手册')
    await bring(me, '会议手册')
    await bring(me, '签到表')
    expect(await usedBy(me)).toBe(Buffer.byteLength('会议手册签到表'))
  })

  it('is what the plan has, and an upload beyond it is refused in words', async () => {
    const me = await aCompanyOn('free')
    await bring(me, '一')
    const full = `update file_storage set bytes = $2 where tenant_id = $1`
    await query(t, full, [me.tenantId, storageOf('free') - 3])
    expect((await bring(me, '二')).code).toBe(200)
    expect(await bring(me, '三')).toMatchObject({
      key: 'file.storage_full',
      message: '存储空间 2 GB 已用完，请删除不再使用的附件，或联系管理员升级套餐。',
    })
    await query(t, `update platform.tenant_directory set plan = 'standard' where tenant_id = $1`, [me.tenantId])
    expect((await bring(me, '三')).code).toBe(200)
  })
})
