import { home } from '@srm/api/home'
import { shanghaiTime } from '@srm/api/shared/date'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { aSupplier, aSupplierCertificate } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addCompany } from '#test/records.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { own } from './home.db.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const left = { type: 'recent', x: 0, y: 0, w: 6, h: 4 }
const right = { type: 'entries', x: 6, y: 0, w: 6, h: 4 }

const open = (who: Member, id: string, subject = 'ourCompany') => who.call(home.visit, { params: { subject, id } })
const recent = async (who: Member) => (await who.call(home.recent)).result.map(({ name }) => name)

const roleFor = async (me: TestTenant): Promise<string> => {
  const [role] = (await me.call(home.roles)).result
  const id = role?.id ?? ''
  const give = 'update "user" set roles = roles || $3::uuid where tenant_id = $1 and id = $2'
  await me.inside((ctx) => ctx.db.run(give, [me.tenantId, me.userId, id]))
  return id
}

describe('the arrangement of the home page', () => {
  it('is the product’s until a role has one, the role’s until the person has one, and given back on request', async () => {
    const me = await aTenant(t)
    const role = await roleFor(me)
    expect((await me.call(home.mine)).result).toEqual({
      widgets: null,
      from: 'product',
      roles: expect.arrayContaining(['SUPER']) as unknown,
      entries: null,
      guideHidden: false,
    })
    await me.call(home.setRoles, { body: { roles: [role], widgets: [right] } })
    expect((await me.call(home.mine)).result).toMatchObject({ widgets: [right], from: 'role' })
    expect((await me.call(home.roles)).result.find(({ id }) => id === role)?.arrangedAt).toBeTruthy()
    await me.call(home.setLayout, { body: { widgets: [left] } })
    expect((await me.call(home.mine)).result).toMatchObject({ widgets: [left], from: 'own' })
    await me.call(home.setLayout, { body: { widgets: null } })
    expect((await me.call(home.mine)).result).toMatchObject({ widgets: [right], from: 'role' })
    await me.call(home.setRoles, { body: { roles: [role], widgets: null } })
    expect((await me.call(home.mine)).result).toMatchObject({ widgets: null, from: 'product' })
  })

  it('is one’s own: a colleague and another company see nothing of it', async () => {
    const me = await aTenant(t)
    await me.call(home.setLayout, { body: { widgets: [left] } })
    const stranger = await aTenant(t)
    expect((await stranger.call(home.mine)).result.widgets).toBeNull()
    expect((await me.as({ userId: newId() }).call(home.mine)).result.widgets).toBeNull()
    const theirs = await stranger.inside((ctx) => own(ctx).selectFrom('home_person').selectAll().execute())
    expect(theirs).toEqual([])
  })

  it('refuses what does not fit the grid, stands twice or is for a role of another company', async () => {
    const me = await aTenant(t)
    const status = async (widgets: never) => (await me.call(home.setLayout, { body: { widgets } })).status
    expect(await status([{ ...left, x: 8 }] as never)).toBe(400)
    expect(await status([left, left] as never)).toBe(400)
    expect(await status([{ ...left, type: '<b>' }] as never)).toBe(400)
    const stranger = await aTenant(t)
    const [role] = (await stranger.call(home.roles)).result
    const body = { roles: [role?.id ?? ''], widgets: [left] }
    expect(await me.call(home.setRoles, { body })).toMatchObject({ key: 'record.bad_reference' })
  })

  it('keeps entries and a guide put away beside it', async () => {
    const me = await aTenant(t)
    await me.call(home.setEntries, {
      body: { entries: ['/account/ourCompany', '/account/ourCompany', '/notice/list'] },
    })
    await me.call(home.setGuide, { body: { hidden: true } })
    expect((await me.call(home.mine)).result).toMatchObject({
      entries: ['/account/ourCompany', '/notice/list'],
      guideHidden: true,
      widgets: null,
    })
    const outside = { entries: ['//evil.example'] }
    expect((await me.call(home.setEntries, { body: { entries: ['javascript:1'] } })).status).toBe(400)
    expect((await me.call(home.setEntries, { body: outside })).status).toBe(400)
  })
})

describe('recently opened records', () => {
  it('come newest first, once each, and only while one may see them', async () => {
    const me = await aTenant(t)
    const one = await addCompany(me, { name: '甲公司' })
    const two = await addCompany(me, { name: '乙公司' })
    for (const id of [one, two, one]) expect((await open(me, id)).status).toBe(200)
    expect(await recent(me)).toEqual(['甲公司', '乙公司'])
    expect(await recent(me.as({ permissions: [] }))).toEqual([])
    expect(await recent(me.as({ userId: newId() }))).toEqual([])
    await me.inside((ctx) => ctx.db.run('delete from our_company where tenant_id = $1 and id = $2', [me.tenantId, two]))
    expect(await recent(me)).toEqual(['甲公司'])
  })

  it('are not remembered when the record is another company’s, unknown or not one’s own to see', async () => {
    const me = await aTenant(t)
    const stranger = await aTenant(t)
    const theirs = await addCompany(stranger)
    expect((await open(me, theirs)).status).toBe(404)
    expect((await open(me, theirs, 'nothing')).status).toBe(404)
    expect(await open(me.as({ permissions: [] }), await addCompany(me))).toMatchObject({ code: 403 })
    expect(await recent(me)).toEqual([])
  })

  it('are kept to thirty a person', async () => {
    const me = await aTenant(t)
    const ids: string[] = []
    for (let index = 0; index < 34; index += 1) ids.push(await addCompany(me))
    for (const id of ids) await open(me, id)
    const rows = await me.inside((ctx) => own(ctx).selectFrom('home_visit').select('subject_id').execute())
    expect(rows.map(({ subject_id: id }) => id).toSorted()).toEqual(ids.slice(-30).toSorted())
  })
})

describe('first steps', () => {
  it('are those a person may take, done as soon as the data says so', async () => {
    const me = await aTenant(t)
    const done = async (who: Member) =>
      (await who.call(home.steps)).result.filter((step) => step.done).map(({ key }) => key)
    expect((await me.call(home.steps)).result.map(({ key }) => key)).toEqual([
      'profile',
      'department',
      'people',
      'role',
      'approval',
      'company',
      'dictionary',
      'announcement',
    ])
    expect(await done(me)).toEqual([])
    await addCompany(me)
    expect(await done(me)).toEqual(['company'])
    const clerk = me.as({ permissions: ['ourCompany:create'] })
    expect((await clerk.call(home.steps)).result).toMatchObject([{ key: 'company', done: true }])
    expect((await me.as({ permissions: [] }).call(home.steps)).result).toEqual([])
  })
})

describe('what waits for a person', () => {
  const keys = async (who: Member): Promise<string[]> =>
    (await who.call(home.work)).result.figures.map(({ key }) => key)

  it('is counted by the modules and told only to whoever may see the lists', async () => {
    const me = await aTenant(t)
    expect(await keys(me)).toEqual([
      'approval.todo',
      'application.waiting',
      'certificate.expiring',
      'project.unhealthy',
      'loan.overdue',
      'reimburse.toPay',
      'poolLine.pending',
      'acceptance.signing',
      'contract.toSign',
      'paymentPlan.overdue',
      'certificate.expired',
      'purchase.quoting',
      'invoiceOut.toIssue',
      'paymentRequest.late',
      'purchase.toOpen',
      'invoiceIn.toVerify',
      'receipt.unclaimed',
      'purchaseOrder.sent',
      'purchaseOrder.running',
      'approval.mine',
    ])
    expect(await keys(me.as({ permissions: [] }))).toEqual(['approval.todo', 'approval.mine'])
    const buyer = me.as({ permissions: ['supplierCertificate:list'] })
    expect(await keys(buyer)).toEqual(['approval.todo', 'certificate.expiring', 'certificate.expired', 'approval.mine'])
    expect((await me.call(home.work)).result.today).toEqual([])
  })

  it('puts a certificate that ends this week on the list of today, of one’s own company alone', async () => {
    const me = await aTenant(t)
    const made = await me.call(supplier.supplier.create, { body: aSupplier({ name: '临期会务有限公司' }) })
    const soon = shanghaiTime(new Date(Date.now() + 3 * 86_400_000)).slice(0, 10)
    await me.call(supplier.certificate.create, {
      body: aSupplierCertificate({ supplier: made.result.id, number: 'A-1', longTerm: false, expiresOn: soon }),
    })
    const { figures, today } = (await me.call(home.work)).result
    expect(figures.find(({ key }) => key === 'certificate.expiring')?.count).toBe(1)
    expect(today).toMatchObject([{ key: 'certificate.week', title: '临期会务有限公司', note: 'A-1' }])
    expect((await (await aTenant(t)).call(home.work)).result.today).toEqual([])
    expect((await me.as({ permissions: ['supplierCertificate:list'] }).call(home.work)).result.today).toEqual([])
  })
})
