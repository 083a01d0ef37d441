import { crm } from '@srm/api/crm'
import { completeCreditCode } from '@srm/api/shared/checks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { addPerson } from '#modules/identity/index.ts'
import { aWorkbook, textIn } from '#modules/transfer/transfer.fixture.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { contentOf, importBook } from '#test/outside/sheets.ts'
import { startJobs } from '#test/processes/worker.ts'
import { patiently, statuses, together } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomer, aCustomerContact } from './crm.fixture.ts'

let t: TestApp
let me: TestTenant
let worker: App
let zhang: Member
let li: Member
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  worker = await startJobs(t)
  zhang = await aSalesman('zhangwei', '张伟')
  li = await aSalesman('lina', '李娜')
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const aSalesman = async (username: string, displayName: string): Promise<Member> => {
  const userId = await me.inside((ctx) =>
    addPerson(ctx, { username, displayName, departmentId: me.departmentId, roles: ['SALES'] }),
  )
  return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' } })
}

const taken = { status: 409, key: 'customer.taken', message: '已被 张* 跟进' }

/** Everything an answer holds beside the number of its request. */
const told = ({ errors = [], details, result }: { errors?: unknown[]; details?: unknown; result: unknown }): string =>
  JSON.stringify([errors, details ?? null, result ?? null])

const held = {
  name: '无锡康元（集团）生物制药有限公司',
  creditCode: completeCreditCode('91320200MA5K00001'),
  phone: '13900001111',
  region: '320200',
  remark: '院长是校友',
}
const mobile = '13900002222'

describe('C2: a duplicate in somebody else’s hands answers 已被 张* 跟进 and no field more', () => {
  let customer: string
  beforeAll(async () => {
    customer = (await zhang.call(crm.customer.create, { body: held })).result.id
    await zhang.call(crm.contact.create, { body: aCustomerContact({ customer, name: '邱立', mobile }) })
  })

  it('by credit code, normalised name or mobile, in forms', async () => {
    const bodies = {
      creditCode: aCustomer({ creditCode: held.creditCode.toLowerCase() }),
      name: aCustomer({ name: ' 无锡康元(集团)生物制药有限责任公司' }),
      phone: aCustomer({ phone: held.phone }),
      contact: aCustomer({ phone: mobile }),
    }
    for (const [by, body] of Object.entries(bodies)) {
      const answer = await li.call(crm.customer.create, { body })
      expect(answer, by).toMatchObject(taken)
      expect(told(answer), by).toBe('[[],null,null]')
    }
    const contacts = [{ name: '老邱', mobile }]
    expect(await li.call(crm.registration.register, { body: { ...aCustomer(), contacts } })).toMatchObject(taken)
    const own = (await li.call(crm.customer.create, { body: aCustomer() })).result.id
    expect(await li.call(crm.contact.create, { body: aCustomerContact({ customer: own, mobile }) })).toMatchObject(
      taken,
    )
    const change = { ...aCustomer({ name: held.name }), version: 1 }
    expect(await li.call(crm.customer.update, { params: { id: own }, body: change })).toMatchObject(taken)
    expect((await li.call(crm.customer.list, { query: { keyword: '康元' } })).result.items).toEqual([])
  })

  it('by the check while one types: a surname for others, the customer for those who see it', async () => {
    const body = { name: held.name, creditCode: held.creditCode, mobiles: [mobile] }
    expect((await li.call(crm.customer.duplicates, { body })).result).toEqual({ known: [], taken: ['张*'] })
    expect((await zhang.call(crm.customer.duplicates, { body })).result).toMatchObject({
      known: [{ id: customer, name: held.name, owner: '张伟', alike: ['creditCode', 'mobile', 'name'] }],
      taken: [],
    })
    expect((await li.call(crm.customer.duplicates, { body: { name: '康元', mobiles: [] } })).result.taken).toEqual([])
    const byId = { id: customer, name: held.name, mobiles: [] }
    expect((await li.call(crm.customer.duplicates, { body: byId })).status).toBe(404)
    const covered = memberOf(t, me.tenantId, li.userId, { scope: { kind: 'self' }, masks: ['mobile'] })
    expect((await covered.call(crm.customer.duplicates, { body: { mobiles: [mobile] } })).result.taken).toEqual([])
    const other = await aTenant(t)
    expect((await other.call(crm.customer.duplicates, { body })).result).toEqual({ known: [], taken: [] })
    expect((await other.call(crm.customer.create, { body: held })).status).toBe(200)
  })

  it('in imports', async () => {
    const rows = [
      ['客户名称*', '统一社会信用代码', '联系电话'],
      ['无锡康元集团生物制药公司', null, null],
      ['常州明德医疗器械有限公司', held.creditCode, null],
      ['镇江同方医药有限公司', null, held.phone],
      ['南通海盛药业有限公司', null, null],
    ]
    const book = await aWorkbook({ name: '客户', rows })
    const report = await importBook(t, li, book, { subject: 'customer', partial: true })
    expect(report.counts).toMatchObject({ failed: 3 })
    const text = await textIn(await contentOf(t, li, report.file?.url ?? ''))
    expect(text.match(/已被 张\* 跟进/g)).toHaveLength(3)
    for (const secret of [customer, '张伟', '院长是校友', '邱立']) expect(text).not.toContain(secret)
    const made = (await li.call(crm.customer.list, { query: { keyword: '南通海盛' } })).result.items
    expect(made).toMatchObject([{ owner: { id: li.userId } }])
    expect((await li.call(crm.customer.list, { query: { keyword: '镇江同方' } })).result.items).toEqual([])
  })

  it('in races: 40 clients create one credit code at once and exactly one has it', async () => {
    const creditCode = completeCreditCode('91320200MA5K00040')
    const clients = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? zhang : li))
    const answers = await together(
      clients.map((who) => patiently(() => who.call(crm.customer.create, { body: aCustomer({ creditCode }) }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await query<{ owner: string }>(
      t,
      `select owner_id as owner from customer where tenant_id = $1 and credit_code = $2`,
      [me.tenantId, creditCode],
    )
    const winner = row?.owner === zhang.userId ? '张*' : '李*'
    const refused = answers.flatMap((answer, n) => (answer.status === 200 ? [] : [{ answer, by: clients[n]?.userId }]))
    for (const { answer, by } of refused)
      expect(answer).toMatchObject(by === row?.owner ? { key: 'customer.known' } : { message: `已被 ${winner} 跟进` })
    const others = refused.filter(({ by }) => by !== row?.owner)
    expect(others).toHaveLength(20)
    for (const { answer } of others) expect(told(answer)).toBe('[[],null,null]')
  })

  it('in races: one name written in two ways, and one mobile at two customers, are had by one', async () => {
    const names = ['泰州安和（江苏）药业有限公司', '泰州安和江苏药业股份有限公司']
    const answers = await together(
      names.map((name, n) => () => (n === 0 ? zhang : li).call(crm.customer.create, { body: aCustomer({ name }) })),
    )
    expect(statuses(answers)).toEqual([200, 409])
    const own = async (who: Member) => (await who.call(crm.customer.create, { body: aCustomer() })).result.id
    const customers = [[zhang, await own(zhang)] as const, [li, await own(li)] as const]
    const added = await together(
      customers.map(
        ([who, id]) =>
          () =>
            who.call(crm.contact.create, { body: aCustomerContact({ customer: id, mobile: '13900003333' }) }),
      ),
    )
    expect(statuses(added)).toEqual([200, 409])
  })
})

describe('a duplicate in one’s own hands', () => {
  it('is named, and one person may know somebody at two of their customers', async () => {
    const first = aCustomer({ name: '扬州广陵会展有限公司' })
    const customer = (await zhang.call(crm.customer.create, { body: first })).result.id
    expect(await zhang.call(crm.customer.create, { body: aCustomer({ name: '扬州广陵会展' }) })).toMatchObject({
      key: 'customer.known',
      message: '您已登记过该客户：扬州广陵会展有限公司',
    })
    const other = (await zhang.call(crm.customer.create, { body: aCustomer() })).result.id
    for (const id of [customer, other]) {
      const body = aCustomerContact({ customer: id, mobile: '13900004444' })
      expect((await zhang.call(crm.contact.create, { body })).status).toBe(200)
    }
  })
})
