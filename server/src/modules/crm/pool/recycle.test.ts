import { crm } from '@srm/api/crm'
import { home } from '@srm/api/home'
import { notice } from '@srm/api/notice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomerPool, anOpportunity } from '../crm.fixture.ts'
import { recycleCustomers } from './recycle.service.ts'
import { markDealt } from '../index.ts'
import {
  addCustomer,
  addDeal,
  addDealsModule,
  aDepartment,
  ageCustomer,
  aSalesman,
  changeDefaultPool,
  recycle,
} from './pool.fixture.ts'

let t: TestApp
let removeDealsModule: () => void
beforeAll(async () => {
  t = await startApp()
  removeDealsModule = await addDealsModule(t)
})
afterAll(async () => {
  removeDealsModule()
  await t.close()
})

/** A company whose default pool has these rules, with one salesman. */
const aCompany = async (rules: object): Promise<{ me: TestTenant; zhang: Member; pool: string }> => {
  const me = await aTenant(t)
  const pool = await changeDefaultPool(me, rules)
  return { me, pool, zhang: await aSalesman(t, me, '张伟') }
}

const aged = async (who: Member, owned: number, followed: number | null = null): Promise<string> => {
  const id = await addCustomer(who)
  await ageCustomer(t, id, owned, followed)
  return id
}

const pooled = async (me: TestTenant): Promise<string[]> =>
  (
    await query<{ id: string }>(t, 'select id from customer where tenant_id = $1 and pool_id is not null', [
      me.tenantId,
    ])
  ).map(({ id }) => id)

const notices = async (who: Member): Promise<{ title: string; body: string }[]> =>
  (await who.call(notice.list, { query: {} })).result.items.map(({ title, body }) => ({ title, body: body ?? '' }))

describe('recycling of customers', () => {
  it('joined by OR takes what was not followed or not dealt, joined by AND only what is both', async () => {
    for (const joinedBy of ['or', 'and'] as const) {
      const { me, zhang } = await aCompany({ followDays: 30, dealDays: 90, joinedBy })
      const fresh = await aged(zhang, 10)
      const unfollowed = await aged(zhang, 60, 40)
      const undealt = await aged(zhang, 100, 5)
      const both = await aged(zhang, 100, 40)
      await recycle(me)
      const gone = await pooled(me)
      expect(gone, joinedBy).not.toContain(fresh)
      expect(new Set(gone), joinedBy).toEqual(new Set(joinedBy === 'or' ? [unfollowed, undealt, both] : [both]))
      expect((await zhang.call(crm.customer.list, { query: {} })).result.items.map(({ id }) => id)).not.toContain(both)
    }
  })

  it('without rules takes nothing, with one rule looks at that one alone', async () => {
    const { me, zhang } = await aCompany({ followDays: null, dealDays: null })
    const id = await aged(zhang, 500)
    await recycle(me)
    expect(await pooled(me)).toEqual([])
    await changeDefaultPool(me, { dealDays: 90, joinedBy: 'and' })
    await recycle(me)
    expect(await pooled(me)).toEqual([id])
  })

  it('writes timeline and owner history of each customer, and one digest for each owner', async () => {
    const { me, zhang, pool } = await aCompany({ followDays: 30 })
    const li = await aSalesman(t, me, '李娜')
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) ids.push(await aged(zhang, 40))
    await aged(li, 40)
    await recycle(me)
    for (const id of ids) {
      const [last] = (await timelineOf(me, 'customer', id)).result.items
      expect(last?.changes).toContainEqual(expect.objectContaining({ label: '负责人', from: '张伟', to: '空' }))
      expect(last?.changes).toContainEqual(expect.objectContaining({ label: '所属公海', to: '默认公海' }))
      expect((await me.call(crm.customer.owners, { params: { id } })).result[0]).toMatchObject({
        reason: 'recycled',
        note: '30 天未跟进',
        from: { name: '张伟' },
        to: null,
        pool: { id: pool },
        by: null,
      })
    }
    expect((await notices(zhang)).map(({ title }) => title)).toEqual(['您有 3 个客户已被公海回收'])
    expect((await notices(li)).map(({ title }) => title)).toEqual(['您有 1 个客户已被公海回收'])
    await recycle(me)
    expect(await notices(zhang)).toHaveLength(1)
  })

  it('reminds once, days before, and takes nothing from anybody who was not reminded', async () => {
    const { me, zhang } = await aCompany({ followDays: 30, remindDays: 3 })
    const near = await aged(zhang, 28)
    const late = await aged(zhang, 400)
    await aged(zhang, 20)
    await recycle(me)
    expect(await pooled(me)).toEqual([])
    const told = await notices(zhang)
    expect(told.map(({ title }) => title)).toEqual(['您有 2 个客户即将被公海回收'])
    const { name } = (await zhang.call(crm.customer.show, { params: { id: near } })).result
    expect(JSON.stringify((await zhang.call(home.work, {})).result)).toContain(name)
    expect(JSON.stringify((await me.call(home.work, {})).result)).not.toContain(name)
    await recycle(me)
    expect(await notices(zhang)).toHaveLength(1)
    // Three days later one of them has been spoken with.
    await query(t, `update customer set recycle_told_at = recycle_told_at - interval '3 days' where tenant_id = $1`, [
      me.tenantId,
    ])
    await query(t, `update customer set last_follow_at = now() where id = $1`, [near])
    await recycle(me)
    expect(await pooled(me)).toEqual([late])
    expect((await notices(zhang)).map(({ title }) => title)).toContain('您有 1 个客户已被公海回收')
  })

  it('takes more than one batch, each customer once, and still sends one digest', async () => {
    const { me, zhang } = await aCompany({ followDays: 30 })
    await query(
      t,
      `insert into customer (tenant_id, id, code, name, status, stage, owner_id, department_id, owned_at, search_text, search_grams)
       select $1, app.new_id(), 'B-' || n, '批量' || n, 'enabled', 'lead', $2, $3, now() - interval '40 days', '', '{}'
       from generate_series(1, 450) n`,
      [me.tenantId, zhang.userId, me.departmentId],
    )
    let transactions = 0
    await recycleCustomers({
      transaction: (work) => {
        transactions += 1
        return me.inside(work)
      },
    })
    expect(await pooled(me)).toHaveLength(450)
    // Three batches of at most 200, where the window of them ends and that none follows, the digest, and who is to be reminded.
    expect(transactions).toBe(7)
    const [written] = await query<{ count: number; customers: number }>(
      t,
      `select count(*)::int as count, count(distinct customer_id)::int as customers from customer_owner_history where tenant_id = $1`,
      [me.tenantId],
    )
    expect(written).toEqual({ count: 450, customers: 450 })
    expect((await notices(zhang)).map(({ title }) => title)).toEqual(['您有 450 个客户已被公海回收'])
  })

  it('leaves alone what somebody is writing to, and takes it the next time', async () => {
    const { me, zhang } = await aCompany({ followDays: 30 })
    const [busy, idle] = [await aged(zhang, 40), await aged(zhang, 40)]
    await me.inside(async (ctx) => {
      await ctx.db.run('select 1 from customer where tenant_id = $1 and id = $2 for update', [me.tenantId, busy])
      await recycle(me)
      expect(await pooled(me)).toEqual([idle])
    })
    await recycle(me)
    expect(new Set(await pooled(me))).toEqual(new Set([busy, idle]))
  })

  it('goes by the pool of the owner’s department, with its own rules', async () => {
    const { me, zhang } = await aCompany({ followDays: 300 })
    const north = await aDepartment(me, '华北')
    const pool = (await me.call(crm.pool.create, { body: aCustomerPool({ departments: [north], followDays: 30 }) }))
      .result.id
    const bei = await aSalesman(t, me, '北北', north)
    const [theirs, other] = [await aged(bei, 40), await aged(zhang, 40)]
    await recycle(me)
    expect(await pooled(me)).toEqual([theirs])
    expect((await me.call(crm.customer.show, { params: { id: theirs } })).result.pool?.id).toBe(pool)
    expect((await me.call(crm.customer.show, { params: { id: other } })).result.pool).toBeNull()
  })
})

describe('C3: dealt customers and those with an open opportunity or contract never fall into the pool', () => {
  it('not by the nightly job, nor when their owner gives them back; a locked one does not either by night', async () => {
    const { me, zhang } = await aCompany({ followDays: 30 })
    const [dealt, open, selling, closed, locked] = [
      await aged(zhang, 400),
      await aged(zhang, 400),
      await aged(zhang, 400),
      await aged(zhang, 400),
      await aged(zhang, 400),
    ]
    await me.inside((ctx) => markDealt(ctx, dealt))
    await me.inside((ctx) => markDealt(ctx, dealt))
    expect((await zhang.call(crm.customer.show, { params: { id: dealt } })).result).toMatchObject({
      stage: 'dealt',
      version: 2,
      dealtAt: expect.any(String) as string,
    })
    await addDeal(t, zhang, open)
    const sold = await zhang.call(crm.opportunity.create, { body: anOpportunity({ customer: selling }) })
    expect(sold.status).toBe(200)
    await addDeal(t, zhang, closed, false)
    expect((await zhang.call(crm.customer.lock, { params: { id: locked }, body: { version: 1 } })).status).toBe(200)
    await recycle(me)
    expect(await pooled(me)).toEqual([closed])
    const giveBack = (id: string, version = 1) =>
      zhang.call(crm.customer.giveBack, { params: { id }, body: { version, reason: '没有进展' } })
    expect(await giveBack(dealt, 2)).toMatchObject({ key: 'customer.kept', message: '客户有成交记录，不能退回公海' })
    expect(await giveBack(open)).toMatchObject({ key: 'customer.kept', message: '客户有未结束的合同，不能退回公海' })
    expect(await giveBack(selling)).toMatchObject({ message: '客户有未结束的商机，不能退回公海' })
    await zhang.call(crm.customer.unlock, { params: { id: locked }, body: { version: 2 } })
    await recycle(me)
    expect(new Set(await pooled(me))).toEqual(new Set([closed, locked]))
  })

  it('dealt once is dealt for ever, also when the customer sleeps or was lost later', async () => {
    const { me, zhang } = await aCompany({ followDays: 30 })
    const id = await aged(zhang, 400)
    await me.inside((ctx) => markDealt(ctx, id))
    await zhang.call(crm.customer.lose, { params: { id }, body: { version: 2, reason: '换了供应商' } })
    await recycle(me)
    expect(await pooled(me)).toEqual([])
  })
})
