import { contract } from '@srm/api/contract'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addSigned, showContract } from '#test/contracts.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { remindOfContracts } from './reminder.service.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const dayMs = 86_400_000
const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * dayMs))

const told = async (id: string): Promise<string[]> => {
  const sql = `select title from notice where tenant_id = $1 and subject_id = $2 and type = 'due' order by id`
  const { rows } = await me.inside((ctx) => ctx.db.run<{ title: string }>(sql, [ctx.tenantId, id]))
  return rows.map(({ title }) => title)
}
const night = () => remindOfContracts({ transaction: me.inside })
const versionsOf = async (id: string) =>
  (await me.call(contract.contract.versions, { params: { id } })).result.map(({ no }) => no)

describe('a contract that ends', () => {
  it('is told of once within its days of notice, and again when it ended without going on', async () => {
    const soon = await addSigned(me, { name: '快到期', startDate: inDays(-300), endDate: inDays(10), noticeDays: 30 })
    const later = await addSigned(me, {
      name: '未到提醒',
      startDate: inDays(-300),
      endDate: inDays(40),
      noticeDays: 30,
    })
    const over = await addSigned(me, { name: '已到期', startDate: inDays(-300), endDate: inDays(-1), noticeDays: 30 })
    await night()
    await night()
    expect(await told(soon)).toEqual([`合同即将到期：快到期，${inDays(10)}`])
    expect(await told(later)).toEqual([])
    expect(await told(over)).toEqual([`合同已于 ${inDays(-1)} 到期，请续签、履行完毕或终止：已到期`])
  })

  it('goes on by itself for as long again where it says so, as a version of its own, and catches up', async () => {
    const id = await addSigned(me, {
      name: '年度框架',
      startDate: inDays(-30),
      endDate: inDays(-1),
      isAutoRenewed: true,
    })
    await night()
    expect(await showContract(me, id)).toMatchObject({ endDate: inDays(29), versionNo: 2, stageReason: '自动续期' })
    expect(await versionsOf(id)).toEqual([2, 1])
    expect(await told(id)).toEqual([`合同已自动续期至 ${inDays(29)}：年度框架`])
    await night()
    expect((await showContract(me, id)).versionNo).toBe(2)
    const long = await addSigned(me, {
      name: '停了很久',
      startDate: inDays(-95),
      endDate: inDays(-66),
      isAutoRenewed: true,
    })
    await night()
    expect((await showContract(me, long)).endDate).toBe(inDays(24))
  })

  it('goes on by whole months where its term has them, each time for as long as at first', async () => {
    const now = new Date()
    const year = Number(inDays(0).slice(0, 4)) - 2
    const month = inDays(0).slice(5, 7)
    const lastDay = (of: number) => shanghaiDay(new Date(Date.UTC(of, Number(month) - 1, 0, 4)))
    const id = await addSigned(me, {
      name: '年度合同',
      startDate: `${String(year - 1)}-${month}-01`,
      endDate: lastDay(year),
      isAutoRenewed: true,
    })
    await night()
    const next = lastDay(now.getUTCFullYear() + 1)
    expect((await showContract(me, id)).endDate).toBe(next)
    await me.inside((ctx) =>
      ctx.db.run(`update contract set end_date = $3 where tenant_id = $1 and id = $2`, [
        ctx.tenantId,
        id,
        lastDay(now.getUTCFullYear()),
      ]),
    )
    await night()
    expect((await showContract(me, id)).endDate).toBe(next)
  })

  it('does not go on while it is being changed or after it was ended', async () => {
    const id = await addSigned(me, { startDate: inDays(-30), endDate: inDays(-1), isAutoRenewed: true })
    const set = (values: string) =>
      me.inside((ctx) =>
        ctx.db.run(`update contract set ${values} where tenant_id = $1 and id = $2`, [ctx.tenantId, id]),
      )
    await set('has_open_change = true')
    await night()
    expect((await showContract(me, id)).endDate).toBe(inDays(-1))
    await set(`has_open_change = false, stage = 'terminated'`)
    await night()
    expect((await showContract(me, id)).endDate).toBe(inDays(-1))
  })

  it('is announced where it renews itself, in time to be stopped', async () => {
    const id = await addSigned(me, {
      name: '会续期',
      startDate: inDays(-300),
      endDate: inDays(10),
      isAutoRenewed: true,
    })
    await night()
    await night()
    expect(await told(id)).toEqual([`合同将于 ${inDays(10)} 自动续期，不再续期请先变更：会续期`])
  })
})
