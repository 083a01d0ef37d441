import { crm } from '@srm/api/crm'
import { notice } from '@srm/api/notice'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomer, aCustomerContact, aCustomerFeedback } from '../crm.fixture.ts'

let t: TestApp
let me: TestTenant
let zhang: Member
let li: Member
let customer: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const salesman = async (username: string, displayName: string): Promise<Member> => {
    const userId = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId: me.departmentId }))
    return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' } })
  }
  zhang = await salesman('zhang', '张伟')
  li = await salesman('li', '李娜')
  customer = (await zhang.call(crm.customer.create, { body: aCustomer({ name: '鹤鸣文化有限公司' }) })).result.id
})

const titles = async (who: Member): Promise<string[]> =>
  (await who.call(notice.list, { query: {} })).result.items.map(({ title }) => title)

describe('satisfaction after an event', () => {
  it('is told to the owner of the customer when it is low, and again only when it falls', async () => {
    const body = aCustomerFeedback({ customer, event: '答谢晚宴', score: 3 })
    const { id } = (await me.call(crm.feedback.create, { body })).result
    expect(await titles(zhang)).toEqual([])
    await me.call(crm.feedback.update, { params: { id }, body: { ...body, score: 2, version: 1 } })
    expect(await titles(zhang)).toEqual(['鹤鸣文化有限公司对“答谢晚宴”的评价为 2 分，请尽快回访'])
    await me.call(crm.feedback.update, { params: { id }, body: { ...body, score: 1, version: 2 } })
    expect(await titles(zhang)).toHaveLength(1)
    // Whoever writes it down knows it already.
    await zhang.call(crm.feedback.create, { body: aCustomerFeedback({ customer, score: 1 }) })
    expect(await titles(zhang)).toHaveLength(1)
  })

  it('stands in the timeline of the customer and is counted on its page', async () => {
    const { id } = (await zhang.call(crm.customer.create, { body: aCustomer() })).result
    await zhang.call(crm.feedback.create, { body: aCustomerFeedback({ customer: id, event: '春季论坛', score: 4 }) })
    const [last] = (await timelineOf(me, 'customer', id)).result.items
    expect(JSON.stringify(last)).toContain('活动满意度：春季论坛，总体 4 分')
    expect((await zhang.call(crm.customer.parts, { params: { id } })).result).toMatchObject({ feedback: 1 })
  })

  it('is written down and read only by those who see the customer', async () => {
    const { id } = (await zhang.call(crm.feedback.create, { body: aCustomerFeedback({ customer }) })).result
    expect(await li.call(crm.feedback.show, { params: { id } })).toMatchObject({ status: 404 })
    expect((await li.call(crm.feedback.list, { query: {} })).result.items).toEqual([])
    expect(await li.call(crm.feedback.create, { body: aCustomerFeedback({ customer }) })).toMatchObject({
      key: 'record.not_found',
    })
  })

  it('is of an event that was, scored from 1 to 5, by a contact of the customer', async () => {
    const tomorrow = shanghaiDay(new Date(Date.now() + 86_400_000))
    const sent = (more: Parameters<typeof aCustomerFeedback>[0]) =>
      me.call(crm.feedback.create, { body: aCustomerFeedback({ customer, ...more }) })
    expect(await sent({ eventDate: tomorrow })).toMatchObject({ key: 'customerFeedback.in_future' })
    expect(await sent({ score: 6 })).toMatchObject({ key: 'request.invalid' })
    const other = (await me.call(crm.customer.create, { body: aCustomer() })).result.id
    const contact = (await me.call(crm.contact.create, { body: aCustomerContact({ customer: other }) })).result.id
    expect(await sent({ contact })).toMatchObject({ key: 'customer.contact_elsewhere' })
  })
})
