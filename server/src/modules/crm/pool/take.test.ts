import { crm } from '@srm/api/crm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { patiently, together } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomerContact, aCustomerPool } from '../crm.fixture.ts'
import { addPooled, aDepartment, aSalesman, changeDefaultPool } from './pool.fixture.ts'

let t: TestApp
let me: TestTenant
let zhang: Member
let li: Member
let wu: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  zhang = await aSalesman(t, me, '张伟')
  li = await aSalesman(t, me, '李娜')
  wu = await aSalesman(t, me, '吴敏')
  await changeDefaultPool(me, {})
})

const take = (who: Member, id: string) => who.call(crm.pooled.take, { params: { id } })
const find = async (who: Member, keyword: string) =>
  (await who.call(crm.pooled.list, { query: { keyword } })).result.items
const ownerOf = async (id: string) => (await me.call(crm.customer.show, { params: { id } })).result.owner

describe('C1: two people take one customer from the pool at once', () => {
  it('one wins, the other sees who', async () => {
    const id = await addPooled(wu)
    const answers = await together([zhang, li].map((who) => patiently(() => take(who, id))))
    const won = answers.findIndex(({ status }) => status === 200)
    const [winner, loser] = won === 0 ? ['张伟', answers[1]] : ['李娜', answers[0]]
    expect(loser).toMatchObject({ status: 409, key: 'customer.pool_taken', message: `该客户已被 ${winner} 领取` })
    expect((await ownerOf(id))?.name).toBe(winner)
    const history = (await me.call(crm.customer.owners, { params: { id } })).result
    expect(history.map(({ reason }) => reason)).toEqual(['taken', 'givenBack', 'registered'])
    expect(history[0]).toMatchObject({ from: null, to: { name: winner }, pool: { name: '默认公海' } })
    const [last] = (await timelineOf(me, 'customer', id)).result.items
    expect(JSON.stringify(last)).toContain(winner)
    expect(JSON.stringify(last)).toContain('默认公海')
  })

  it('40 clients and 8 customers: each customer has exactly one owner, nobody is over capacity or daily limit', async () => {
    const company = await aTenant(t)
    await changeDefaultPool(company, { capacity: 3, dailyLimit: 2 })
    const giver = await aSalesman(t, company, '钱进')
    const ids: string[] = []
    for (let n = 0; n < 8; n += 1) ids.push(await addPooled(giver))
    const people: Member[] = []
    for (const name of ['甲', '乙', '丙', '丁', '戊']) people.push(await aSalesman(t, company, name))
    // Each of the five asks from eight devices, each for another customer.
    const clients = people.flatMap((who) => ids.map((id) => ({ who, id })))
    expect(clients).toHaveLength(40)
    const answers = await together(clients.map(({ who, id }) => patiently(() => take(who, id))))
    const wins = clients.filter((_, n) => answers[n]?.status === 200)
    expect(new Set(wins.map(({ id }) => id)).size).toBe(8)
    expect(wins).toHaveLength(8)
    for (const { userId } of people)
      expect(wins.filter(({ who }) => who.userId === userId).length).toBeLessThanOrEqual(2)
    const owners = await query<{ id: string; owner: string; taken: number }>(
      t,
      `select c.id, c.owner_id as owner, (select count(*)::int from customer_owner_history h
         where h.customer_id = c.id and h.reason = 'taken') as taken from customer c where c.tenant_id = $1`,
      [company.tenantId],
    )
    for (const { id, owner, taken } of owners) {
      expect(taken).toBe(1)
      expect(owner).toBe(wins.find((win) => win.id === id)?.who.userId)
    }
    for (const { key = '' } of answers.filter(({ status }) => status !== 200))
      expect(['customer.pool_taken', 'customer.pool_daily']).toContain(key)
  })
})

describe('customer pool', () => {
  it('lets nobody hold more than the capacity, by taking or by being handed one', async () => {
    const company = await aTenant(t)
    await changeDefaultPool(company, { capacity: 1 })
    const [giver, taker] = [await aSalesman(t, company, '钱进'), await aSalesman(t, company, '孙丽')]
    const [first, second] = [await addPooled(giver), await addPooled(giver)]
    expect((await take(taker, first)).status).toBe(200)
    const full = { status: 409, key: 'customer.pool_full', message: '孙丽 已持有 1 个客户，达到上限 1 个' }
    expect(await take(taker, second)).toMatchObject(full)
    const handOut = { params: { id: second }, body: { to: taker.userId } }
    expect(await company.call(crm.pooled.handOut, handOut)).toMatchObject(full)
    expect((await taker.call(crm.pool.quota, {})).result).toMatchObject([{ capacity: 1, held: 1, takenToday: 1 }])
  })

  it('counts takes by the day, and keeps the former owner away for days', async () => {
    const company = await aTenant(t)
    await changeDefaultPool(company, { dailyLimit: 1, cooldownDays: 7 })
    const [giver, taker] = [await aSalesman(t, company, '钱进'), await aSalesman(t, company, '孙丽')]
    const [first, second] = [await addPooled(giver), await addPooled(giver)]
    expect(await take(giver, first)).toMatchObject({ status: 409, key: 'customer.pool_cooldown' })
    expect((await take(taker, first)).status).toBe(200)
    expect(await take(taker, second)).toMatchObject({ key: 'customer.pool_daily' })
    await query(
      t,
      `update customer_owner_history set created_at = created_at - interval '8 days' where tenant_id = $1`,
      [company.tenantId],
    )
    expect((await take(taker, second)).status).toBe(200)
    const third = await addPooled(giver)
    await query(
      t,
      `update customer_owner_history set created_at = created_at - interval '8 days' where customer_id = $1`,
      [third],
    )
    expect((await take(giver, third)).status).toBe(200)
  })

  it('hides telephone, contacts and budget until somebody has taken the customer, also from filters and search', async () => {
    const hidden = { hidePhone: true, hideContact: true, hideBudget: true, managers: [me.userId] }
    const pool = await changeDefaultPool(me, hidden)
    const id = await addPooled(wu, { name: '昆山澄湖会展有限公司', phone: '0512-57771234', annualBudget: '880000.00' })
    await query(t, `update customer set pool_id = null, pooled_at = null, owner_id = $2 where id = $1`, [id, wu.userId])
    await wu.call(crm.contact.create, { body: aCustomerContact({ customer: id, name: '柳青', mobile: '13911112222' }) })
    const { version } = (await wu.call(crm.customer.show, { params: { id } })).result
    await wu.call(crm.customer.giveBack, { params: { id }, body: { version, reason: '换行业', pool } })
    const [row] = await find(zhang, '澄湖')
    expect(row).toMatchObject({
      id,
      phone: null,
      contact: null,
      annualBudget: null,
      poolReason: '换行业',
      actions: ['take'],
    })
    for (const keyword of ['57771234', '13911112222', '柳青']) expect(await find(zhang, keyword)).toEqual([])
    const filter = JSON.stringify([{ field: 'phone', op: 'contains', value: '5777' }])
    expect((await zhang.call(crm.pooled.list, { query: { filter } })).result.items).toEqual([])
    const text = JSON.stringify([
      (await zhang.call(crm.pooled.list, { query: { pageSize: '100' } })).result,
      (await zhang.call(crm.customer.show, { params: { id } })).result ?? null,
      (await zhang.call(crm.contact.list, { query: {} })).result,
    ])
    for (const secret of ['57771234', '13911112222', '柳青', '880000']) expect(text).not.toContain(secret)
    // Its managers see what they hand out, and who has it sees all.
    expect((await find(me, '澄湖'))[0]).toMatchObject({ phone: '0512-57771234', contact: '柳青 13911112222' })
    expect((await take(zhang, id)).status).toBe(200)
    expect((await zhang.call(crm.customer.show, { params: { id } })).result.phone).toBe('0512-57771234')
    await changeDefaultPool(me, { hidePhone: false, hideContact: false, hideBudget: false, managers: [] })
    const covered = memberOf(t, me.tenantId, zhang.userId, { scope: { kind: 'self' }, masks: ['mobile'] })
    await addPooled(wu, { name: '太仓娄江物流有限公司', phone: '0512-53331234' })
    expect((await find(covered, '娄江'))[0]?.phone).toBe('0512****1234')
  })

  it('is for its departments: others neither see nor take its customers, and nobody has them in the customer list', async () => {
    const [north, south] = [await aDepartment(me, '华北'), await aDepartment(me, '华南')]
    const [bei, nan] = [await aSalesman(t, me, '北北', north), await aSalesman(t, me, '南南', south)]
    const body = aCustomerPool({ departments: [north], hidePhone: false })
    const pool = (await me.call(crm.pool.create, { body })).result.id
    // The pool of one's department is where a customer goes by itself.
    const id = await addPooled(bei, { name: '保定清苑建材有限公司' })
    expect((await find(bei, '清苑'))[0]).toMatchObject({ id, pool: { id: pool }, previousOwner: { name: '北北' } })
    expect(await find(nan, '清苑')).toEqual([])
    expect(await take(nan, id)).toMatchObject({ status: 404 })
    for (const who of [bei, nan])
      expect((await who.call(crm.customer.list, { query: { keyword: '清苑' } })).result.items).toEqual([])
    expect(await me.call(crm.pooled.handOut, { params: { id }, body: { to: nan.userId } })).toMatchObject({
      key: 'customer.pool_other',
    })
    expect(
      await bei.call(crm.customer.giveBack, {
        params: { id: (await bei.call(crm.customer.create, { body: { name: '另一家有限公司' } })).result.id },
        body: {
          version: 1,
          reason: '误登',
          pool: (await me.call(crm.pool.create, { body: aCustomerPool({ departments: [south] }) })).result.id,
        },
      }),
    ).toMatchObject({ key: 'record.bad_reference' })
    expect((await me.call(crm.pooled.handOut, { params: { id }, body: { to: bei.userId } })).status).toBe(200)
    expect((await bei.call(crm.customer.owners, { params: { id } })).result[0]).toMatchObject({
      reason: 'handedOut',
      to: { name: '北北' },
      by: { name: '王晓' },
    })
    expect(await take(nan, id)).toMatchObject({ status: 404 })
  })

  it('is handed out by its managers alone', async () => {
    const pool = (await me.call(crm.pool.create, { body: aCustomerPool({ managers: [li.userId] }) })).result.id
    const id = await addPooled(wu, { name: '宜兴紫砂文化有限公司' }, pool)
    expect((await find(zhang, '宜兴紫砂'))[0]?.actions).toEqual(['take'])
    expect((await find(li, '宜兴紫砂'))[0]?.actions).toEqual(['take', 'handOut'])
    const handOut = { params: { id }, body: { to: zhang.userId } }
    expect(await zhang.call(crm.pooled.handOut, handOut)).toMatchObject({ key: 'record.read_only' })
    expect((await li.call(crm.pooled.handOut, handOut)).status).toBe(200)
    expect((await ownerOf(id))?.id).toBe(zhang.userId)
  })

  it('every company has a default one, which stays, and is topped up once', async () => {
    const company = await aTenant(t)
    const all = async () => (await company.call(crm.pool.list, { query: {} })).result.items
    expect(await all()).toMatchObject([{ name: '默认公海', isDefault: true, status: 'enabled', followDays: null }])
    const { seedDefaultPool } = await import('./pool.service.ts')
    await company.inside(seedDefaultPool)
    const [pool] = await all()
    expect(await all()).toHaveLength(1)
    const params = { id: pool?.id ?? '' }
    expect(await company.call(crm.pool.remove, { params, query: {} })).toMatchObject({
      key: 'customerPool.default_kept',
    })
    const body = { name: '默认公海', status: 'disabled' as const, version: 1 }
    expect(await company.call(crm.pool.update, { params, body })).toMatchObject({ key: 'customerPool.default_kept' })
    const other = (await company.call(crm.pool.create, { body: aCustomerPool() })).result.id
    await addPooled(company, {}, other)
    expect(await company.call(crm.pool.remove, { params: { id: other }, query: {} })).toMatchObject({
      key: 'customerPool.in_use',
    })
  })
})
