import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { record } from '@srm/api/record'
import { label } from '@srm/api/shared/label'
import { supplier } from '@srm/api/supplier'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkDocuments, linkKinds, registerLinks, unlinkDocuments, type LinkKind } from '#kernel/records/links.ts'
import { anApplication } from '#modules/application/application.fixture.ts'
import { addPerson } from '#modules/identity/index.ts'
import { aSupplier, aSupplierCertificate, aSupplierContact } from '#modules/supplier/supplier.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { aCompany, publish, step, tree } from './approvals.ts'
import { aTenant, type TestTenant } from './tenant.ts'

const kind = 'application.next'
const next: LinkKind = { kind, label: label('后续申请', 'Follow-up of'), from: 'application', to: 'application' }

let t: TestApp
let me: TestTenant
let before: readonly LinkKind[]
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  before = linkKinds()
  registerLinks([...before, next])
})
afterAll(async () => {
  registerLinks(before)
  await t.close()
})

let [a, b, c] = ['', '', '']
const add = async (title: string): Promise<string> =>
  (await me.call(application.create, { body: anApplication({ title }) })).result.id
const linked = (from: string, to: string, more: { quantity?: string; amount?: string } = {}): Promise<void> =>
  me.inside((ctx) => linkDocuments(ctx, { kind, from, to, ...more }))
const linksOf = async (id: string, who: Pick<TestTenant, 'call'> = me) =>
  (await who.call(record.links, { params: { subject: 'application', id } })).result

beforeEach(async () => {
  ;[a, b, c] = [await add('场地定金'), await add('场地尾款'), await add('场地加时费')]
  await linked(a, b, { quantity: '1', amount: '800.00' })
  await linked(b, c)
})

describe('documents before and after', () => {
  it('are told with kind, state and amount, the nearest first', async () => {
    const { up, down, hidden } = await linksOf(b)
    expect(up).toMatchObject([
      { id: a, title: '场地定金', near: b, link: '后续申请', linkAmount: '800.00', gone: false },
    ])
    expect(down).toMatchObject([
      { id: c, kind: '申请单', amount: '1200.00', linkAmount: null, state: { name: '草稿' }, quantity: null },
    ])
    expect(hidden).toBe(0)
    const all = await linksOf(a)
    expect(all.up).toEqual([])
    expect(all.down.map(({ id, near }) => [id, near])).toEqual([
      [b, a],
      [c, b],
    ])
  })

  it('said again change their amount, and go when they are taken back', async () => {
    await linked(a, b, { amount: '900.00' })
    expect((await linksOf(a)).down[0]).toMatchObject({ linkAmount: '900.00', quantity: null })
    await me.inside((ctx) => unlinkDocuments(ctx, { kind, from: a, to: b }))
    expect((await linksOf(a)).down).toEqual([])
  })

  it('show a deleted one as gone, by its number', async () => {
    const { code, version } = (await me.call(application.show, { params: { id: c } })).result
    await me.call(application.remove, { params: { id: c }, query: { version } })
    expect((await linksOf(b)).down).toMatchObject([{ id: c, code, title: '', gone: true, state: null, amount: null }])
  })

  it('end where they began when they run in a circle', async () => {
    await linked(c, a)
    const { up, down } = await linksOf(a)
    expect(down.map(({ id }) => id)).toEqual([b, c])
    expect(up.map(({ id }) => id)).toEqual([c, b])
  })

  it('outside a reader’s scope are only counted, and nothing beyond them is told', async () => {
    const userId = await me.inside((ctx) => addPerson(ctx, { username: 'links', displayName: '同事' }))
    const rights = ['application:list', 'application:show']
    const reader = me.as({ userId, permissions: rights, scope: { kind: 'self' }, departments: [] })
    const share = (id: string) =>
      me.call(record.share, {
        params: { subject: 'application', id },
        body: { shares: [{ user: userId, level: 'read' as const }] },
      })
    await share(a)
    await share(c)
    const seen = await linksOf(a, reader)
    expect(seen).toEqual({ up: [], down: [], hidden: 2 })
    expect((await reader.call(record.links, { params: { subject: 'application', id: b } })).key).toBe(
      'record.not_found',
    )
    const nobody = me.as({ userId, permissions: [], scope: { kind: 'all' }, departments: [] })
    expect((await nobody.call(record.links, { params: { subject: 'application', id: a } })).key).toBe(
      'session.forbidden',
    )
  })

  it('are seen by whoever decides on a document outside their scope, as far as they see the others', async () => {
    const company = aCompany(t, me)
    const chen = await company.person('陈')
    await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    const rights = ['application:list', 'application:show']
    const decider = me.as({ userId: chen.userId, permissions: rights, scope: { kind: 'self' }, departments: [] })
    const params = { subject: 'application', id: a }
    expect((await decider.call(record.links, { params })).status).toBe(404)
    await me.call(approval.submit, { body: { docType: 'application', docId: a } })
    expect(await linksOf(a, decider)).toEqual({ up: [], down: [], hidden: 2 })
    expect((await decider.call(record.links, { params: { ...params, id: b } })).status).toBe(404)
  })

  it('are read from a field that holds one of them, both ways', async () => {
    const certificate: LinkKind = {
      kind: 'supplier.certificate',
      label: label('证件', 'Certificate of'),
      from: 'supplier',
      to: 'supplierCertificate',
      field: { of: 'to', key: 'supplier' },
    }
    const contact: LinkKind = {
      kind: 'contact.supplier',
      label: label('联系人', 'Contact of'),
      from: 'supplierContact',
      to: 'supplier',
      field: { of: 'from', key: 'supplier' },
    }
    registerLinks([...before, next, certificate, contact])
    const { id } = (await me.call(supplier.supplier.create, { body: aSupplier() })).result
    const paper = (await me.call(supplier.certificate.create, { body: aSupplierCertificate({ supplier: id }) })).result
    const person = (await me.call(supplier.contact.create, { body: aSupplierContact({ supplier: id }) })).result
    const of = async (subject: string, one: string) =>
      (await me.call(record.links, { params: { subject, id: one } })).result
    const { up, down } = await of('supplier', id)
    expect([up.map((one) => one.id), down.map((one) => one.id)]).toEqual([[person.id], [paper.id]])
    expect((await of('supplierCertificate', paper.id)).up.map((one) => one.id)).toEqual([id, person.id])
    expect((await of('supplierContact', person.id)).down.map((one) => one.id)).toEqual([id, paper.id])
    registerLinks([...before, next])
  })

  it('of another company are not there', async () => {
    const other = await aTenant(t)
    expect((await other.call(record.links, { params: { subject: 'application', id: a } })).key).toBe('record.not_found')
  })

  it('are written by a declared kind alone, and declared once', async () => {
    const unknown = me.inside((ctx) => linkDocuments(ctx, { kind: 'nobody.knows', from: a, to: b }))
    await expect(unknown).rejects.toThrow('no module declares the link')
    expect(() => registerLinks([next, next])).toThrow('two modules declare the link')
  })
})
