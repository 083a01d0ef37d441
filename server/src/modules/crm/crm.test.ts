import { crm } from '@srm/api/crm'
import { dictionary } from '@srm/api/dictionary'
import { identity } from '@srm/api/identity'
import { home } from '@srm/api/home'
import { record } from '@srm/api/record'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomer, aCustomerAddress, aCustomerContact, aCustomerTitle, aFollowPlan, aFollowUp } from './crm.fixture.ts'

let t: TestApp
let me: TestTenant
let zhang: Member
let li: Member
let sales: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  sales = await me.inside((ctx) => addDepartment(ctx, { name: '销售部', code: 'XS', parentId: me.departmentId }))
  const salesman = async (username: string, displayName: string): Promise<Member> => {
    const userId = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId: sales }))
    return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' } })
  }
  zhang = await salesman('zhang', '张伟')
  li = await salesman('li', '李娜')
})

const add = async (who: Member = zhang, more: Parameters<typeof aCustomer>[0] = {}): Promise<string> =>
  (await who.call(crm.customer.create, { body: aCustomer(more) })).result.id
const show = async (id: string, who: Member = zhang) => (await who.call(crm.customer.show, { params: { id } })).result

describe('customer', () => {
  it('gets a number of type 3, belongs to whoever registers it and is found by name, pinyin and number', async () => {
    const made = await zhang.call(crm.customer.create, { body: aCustomer({ name: '苏州信远药业有限公司' }) })
    expect(made.result.code).toMatch(/^KH-\d{5}$/)
    expect((await me.call(dictionary.genCode, { query: { type: 3 } })).result.code).toMatch(/^KH-\d{5}$/)
    expect(await show(made.result.id)).toMatchObject({
      owner: { id: zhang.userId },
      department: { id: sales },
      stage: 'lead',
      status: 'enabled',
    })
    for (const keyword of ['信远', 'xinyuan', 'szxy', made.result.code]) {
      const found = await zhang.call(crm.customer.list, { query: { keyword } })
      expect(
        found.result.items.map(({ id }) => id),
        keyword,
      ).toEqual([made.result.id])
    }
    const hits = (await zhang.call(record.search, { query: { keyword: '信远药业' } })).result
    expect(JSON.stringify(hits)).toContain(made.result.id)
  })

  it('is seen by its owner, by whoever it is shared with and by the manager, and by nobody else', async () => {
    const id = await add()
    const manager = memberOf(t, me.tenantId, me.userId, { scope: { kind: 'departments', ids: [sales] } })
    const sees = async (who: Member) => (await who.call(crm.customer.show, { params: { id } })).status
    expect([await sees(zhang), await sees(li), await sees(manager)]).toEqual([200, 404, 200])
    const contact = (await zhang.call(crm.contact.create, { body: aCustomerContact({ customer: id }) })).result.id
    expect((await li.call(crm.contact.show, { params: { id: contact } })).status).toBe(404)
    const shares = [{ user: li.userId, level: 'read' as const }]
    await zhang.call(record.share, { params: { subject: 'customer', id }, body: { shares } })
    expect([await sees(li), (await li.call(crm.contact.show, { params: { id: contact } })).status]).toEqual([200, 200])
    const body = aFollowUp({ customer: id })
    expect(await li.call(crm.followUp.log, { body })).toMatchObject({ key: 'record.read_only' })
    const editing = [{ user: li.userId, level: 'edit' as const }]
    await zhang.call(record.share, { params: { subject: 'customer', id }, body: { shares: editing } })
    expect((await li.call(crm.followUp.log, { body })).status).toBe(200)
    const elsewhere = await add(li)
    expect(await zhang.call(crm.contact.create, { body: aCustomerContact({ customer: elsewhere }) })).toMatchObject({
      key: 'record.not_found',
    })
    expect(await zhang.call(crm.customer.parts, { params: { id: elsewhere } })).toMatchObject({ status: 404 })
  })

  it('goes to another owner only by those who may assign, together with its department', async () => {
    const id = await add()
    const body = { ...aCustomer(), owner: li.userId, version: 1 }
    const limited = memberOf(t, me.tenantId, zhang.userId, {
      scope: { kind: 'self' },
      permissions: ['customer:update'],
    })
    expect(await limited.call(crm.customer.update, { params: { id }, body })).toMatchObject({
      key: 'record.other_owner',
    })
    const other = await me.inside((ctx) => addDepartment(ctx, { name: '华南', code: 'HN', parentId: me.departmentId }))
    const wu = await me.inside((ctx) => addPerson(ctx, { username: 'wu', displayName: '吴敏', departmentId: other }))
    await me.call(crm.customer.transfer, { params: { id }, body: { version: 1, to: wu } })
    expect(await show(id, me)).toMatchObject({ owner: { id: wu }, department: { id: other } })
  })

  it('has a group that is a customer one sees and never stands below itself', async () => {
    const group = await add()
    const branch = await add(zhang, { parent: group })
    const body = { ...aCustomer(), parent: branch, version: 1 }
    expect(await zhang.call(crm.customer.update, { params: { id: group }, body })).toMatchObject({
      key: 'customer.group_circle',
      errors: [{ path: 'parent' }],
    })
    expect(await li.call(crm.customer.create, { body: aCustomer({ parent: group }) })).toMatchObject({ status: 404 })
    expect(await zhang.call(crm.customer.remove, { params: { id: group }, query: {} })).toMatchObject({
      key: 'customer.in_use',
    })
  })

  it('is marked lost with a reason and followed again, all of it in the timeline', async () => {
    const id = await add()
    const lost = { params: { id }, body: { version: 1, reason: '预算砍掉' } }
    expect((await zhang.call(crm.customer.lose, lost)).result.version).toBe(2)
    expect(await show(id)).toMatchObject({ stage: 'lost', lostReason: '预算砍掉' })
    expect(
      await zhang.call(crm.customer.lose, { params: { id }, body: { version: 2, reason: '又一次' } }),
    ).toMatchObject({ key: 'customer.not_stage' })
    await zhang.call(crm.customer.resume, { params: { id }, body: { version: 2 } })
    expect(await show(id)).toMatchObject({ stage: 'lead', lostReason: null })
    const [last] = (await timelineOf(zhang, 'customer', id)).result.items
    expect(JSON.stringify(last)).toContain('已流失')
    expect(await zhang.call(crm.customer.resume, { params: { id }, body: { version: 1 } })).toMatchObject({
      key: 'record.stale',
    })
  })

  it('covers telephones for roles that mask mobile numbers, and keeps them when such a form comes back', async () => {
    const id = await add(zhang, { phone: '0512-66668888' })
    const covered = memberOf(t, me.tenantId, zhang.userId, { masks: ['mobile'] })
    const seen = await show(id, covered)
    expect(seen.phone).toBe('0512****8888')
    const body = { ...aCustomer({ name: seen.name, phone: seen.phone }), version: seen.version }
    expect((await covered.call(crm.customer.update, { params: { id }, body })).status).toBe(200)
    expect((await show(id)).phone).toBe('0512-66668888')
  })

  it('is counted in its classes as far as the reader sees', async () => {
    const { id: above } = (await me.call(dictionary.classes.create, { body: { kind: 'customer', name: '医药' } }))
      .result
    const below = { kind: 'customer', name: '创新药', parentId: above } as const
    const { id: classify } = (await me.call(dictionary.classes.create, { body: below })).result
    await add(zhang, { classify })
    await add(li, { classify })
    const count = async (who: Member) =>
      (await who.call(crm.classify.tree, {})).result.find(({ id }) => id === above)?.count
    expect([await count(me), await count(zhang)]).toEqual([2, 1])
  })
})

describe('what belongs to a customer', () => {
  it('is registered with it in one go, or not at all', async () => {
    const contacts = [{ name: '何晓岚', mobile: '13611110001', isDecisionMaker: true }, { name: '周舟' }]
    const { id } = (await zhang.call(crm.registration.register, { body: { ...aCustomer(), contacts } })).result
    expect((await zhang.call(crm.customer.parts, { params: { id } })).result).toEqual({
      contact: 2,
      title: 0,
      address: 0,
      followUp: 0,
      followPlan: 0,
      opportunity: 0,
      forbiddenSupplier: 0,
      feedback: 0,
    })
    const sent = JSON.stringify([{ field: 'customer', op: 'in', value: [id] }])
    const { items } = (await zhang.call(crm.contact.list, { query: { filter: sent } })).result
    expect(items.find(({ name }) => name === '何晓岚')).toMatchObject({ isPrimary: true, isDecisionMaker: true })
    const limited = memberOf(t, me.tenantId, zhang.userId, { permissions: ['customer:create'] })
    expect(await limited.call(crm.registration.register, { body: { ...aCustomer(), contacts } })).toMatchObject({
      key: 'customer.part_forbidden',
    })
  })

  it('has one main contact, one default title and one default address', async () => {
    const customer = await add()
    const first = (await zhang.call(crm.title.create, { body: aCustomerTitle({ customer }) })).result.id
    await zhang.call(crm.title.create, { body: aCustomerTitle({ customer, isDefault: true }) })
    expect((await zhang.call(crm.title.show, { params: { id: first } })).result.isDefault).toBe(false)
    const address = (await zhang.call(crm.address.create, { body: aCustomerAddress({ customer }) })).result.id
    expect((await zhang.call(crm.address.show, { params: { id: address } })).result.isDefault).toBe(true)
  })

  it('invoices a company only with a correct taxpayer number', async () => {
    const customer = await add()
    const title = (more: object) => zhang.call(crm.title.create, { body: { ...aCustomerTitle({ customer }), ...more } })
    expect(await title({ creditCode: '91320594MA3K00001X' })).toMatchObject({
      status: 400,
      errors: [{ path: 'creditCode' }],
    })
    expect(await title({ creditCode: null })).toMatchObject({ key: 'customer.title_code' })
    expect((await title({ creditCode: null, kind: 'person', name: '王晓' })).status).toBe(200)
    expect(await title({ name: '王晓' })).toMatchObject({ key: 'customer.title_taken' })
  })

  it('reports to somebody at the same customer, and never in a circle', async () => {
    const [customer, other] = [await add(), await add()]
    const person = async (more: object) =>
      (await zhang.call(crm.contact.create, { body: { ...aCustomerContact({ customer }), ...more } })).result.id
    const boss = await person({})
    const worker = await person({ parent: boss })
    const circle = { ...aCustomerContact({ customer }), parent: worker, version: 1 }
    expect(await zhang.call(crm.contact.update, { params: { id: boss }, body: circle })).toMatchObject({
      key: 'customer.report_circle',
    })
    const stranger = aCustomerContact({ customer: other, parent: boss })
    expect(await zhang.call(crm.contact.create, { body: stranger })).toMatchObject({
      key: 'customer.contact_elsewhere',
    })
  })
})

describe('follow-up', () => {
  it('makes a lead one we follow, and plans what comes next', async () => {
    const customer = await add()
    const nextAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const body = {
      ...aFollowUp({ customer, content: '对方确认十一月办年会\n人数约 300' }),
      nextAt,
      nextContent: '送方案',
    }
    const { id } = (await zhang.call(crm.followUp.log, { body })).result
    expect((await zhang.call(crm.followUp.show, { params: { id } })).result).toMatchObject({
      topic: '对方确认十一月办年会',
      followedBy: { name: '张伟' },
    })
    expect(await show(customer)).toMatchObject({
      stage: 'following',
      lastFollowAt: '2026-05-06T10:00:00+08:00',
      nextFollowAt: expect.stringContaining(shanghai(nextAt)) as string,
    })
    expect(await zhang.call(crm.customer.remove, { params: { id: customer }, query: {} })).toMatchObject({
      key: 'customer.in_use',
    })
    const late = { ...aFollowUp({ customer }), at: nextAt }
    expect(await zhang.call(crm.followUp.create, { body: late })).toMatchObject({ key: 'followUp.in_future' })
    const past = { ...aFollowUp({ customer }), nextAt: '2026-01-01T10:00:00+08:00' }
    expect(await zhang.call(crm.followUp.log, { body: past })).toMatchObject({ key: 'followUp.next_past' })
  })

  it('comes from a plan, which is done then and only once', async () => {
    const customer = await add()
    const { id } = (await zhang.call(crm.followPlan.create, { body: aFollowPlan({ customer }) })).result
    const { customer: _, ...body } = aFollowUp()
    const done = await zhang.call(crm.followPlan.complete, { params: { id }, body })
    expect((await zhang.call(crm.followUp.show, { params: { id: done.result.id } })).result.plan?.id).toBe(id)
    expect((await zhang.call(crm.followPlan.show, { params: { id } })).result).toMatchObject({
      status: 'done',
      actions: ['delete'],
    })
    expect((await show(customer)).nextFollowAt).toBeNull()
    expect(await zhang.call(crm.followPlan.complete, { params: { id }, body })).toMatchObject({
      key: 'followPlan.closed',
    })
    const other = (await zhang.call(crm.followPlan.create, { body: aFollowPlan({ customer }) })).result.id
    expect(
      (await zhang.call(crm.followPlan.cancel, { params: { id: other }, body: { version: 1 } })).result.version,
    ).toBe(2)
    expect((await show(customer)).nextFollowAt).toBeNull()
  })

  it('stands on the home page of whoever planned it once its day has come', async () => {
    const customer = await add()
    await zhang.call(crm.followPlan.create, { body: aFollowPlan({ customer, at: '2026-01-05T10:00:00+08:00' }) })
    const duty = async (who: Member) => JSON.stringify((await who.call(home.work, {})).result)
    const { name } = await show(customer)
    expect(await duty(zhang)).toContain(name)
    expect(await duty(li)).not.toContain(name)
  })
})

describe('a salesman who leaves', () => {
  it('hands over customers and open plans, not what is done', async () => {
    const userId = await me.inside((ctx) =>
      addPerson(ctx, { username: 'qian', displayName: '钱进', departmentId: sales }),
    )
    const qian = memberOf(t, me.tenantId, userId, { scope: { kind: 'self' } })
    const customer = await add(qian)
    const plan = async () => (await qian.call(crm.followPlan.create, { body: aFollowPlan({ customer }) })).result.id
    const [open, closed] = [await plan(), await plan()]
    await qian.call(crm.followPlan.cancel, { params: { id: closed }, body: { version: 1 } })
    const held = (await me.call(identity.user.holdings, { params: { id: userId } })).result
    expect(JSON.stringify(held)).toContain('跟进计划')
    await me.call(identity.user.handOver, {
      params: { id: userId },
      body: { successors: { customer: li.userId, followPlan: li.userId }, leave: true },
    })
    expect((await show(customer, li)).owner?.id).toBe(li.userId)
    const ownerOf = async (id: string) => (await me.call(crm.followPlan.show, { params: { id } })).result.owner?.id
    expect([await ownerOf(open), await ownerOf(closed)]).toEqual([li.userId, userId])
    expect((await timelineOf(me, 'customer', customer)).result.items[0]).toMatchObject({ kind: 'updated' })
  })
})

/** The day of a moment in Shanghai. */
const shanghai = (moment: string): string => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 10)
