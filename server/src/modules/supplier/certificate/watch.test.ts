import { shanghaiDay } from '@srm/api/shared/date'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { readySupplier, setStage } from '#test/suppliers.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { watchCertificates } from './certificate.service.ts'
import { aSupplierCertificate, aSupplierMove } from '../supplier.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
})

const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * 86_400_000))
const show = async (id: string) => (await me.call(supplier.supplier.show, { params: { id } })).result
const expire = (id: string, on: string, type = 'fire') =>
  query(
    t,
    'update supplier_certificate set expires_on = $3, long_term = false, issued_on = null where tenant_id = $1 and supplier_id = $2 and type = $4',
    [me.tenantId, id, on, type],
  )
const qualified = async (): Promise<string> => {
  const id = await readySupplier(t, me)
  await setStage(t, me, id, 'qualified')
  return id
}
const renew = (id: string, type = 'fire') =>
  me.call(supplier.certificate.create, {
    body: aSupplierCertificate({ supplier: id, type, longTerm: false, expiresOn: '2199-01-01' }),
  })

describe('the watch over certificates', () => {
  it('freezes for inquiries only when a certificate its class asks for has expired, and lets go when it is renewed', async () => {
    me = await aTenant(t)
    const id = await qualified()
    await expire(id, inDays(0))
    await me.inside(watchCertificates)
    expect((await show(id)).lifecycle).toBe('qualified')
    await expire(id, inDays(-1))
    await me.inside(watchCertificates)
    await me.inside(watchCertificates)
    expect(await show(id)).toMatchObject({ lifecycle: 'frozen', freezeScope: ['inquiry'], freezeUntil: null })
    const { holds, ways } = (await me.call(supplier.move.ways, { params: { id } })).result
    expect(holds).toMatchObject([{ cause: 'certificate', reason: '消防验收已过期' }])
    expect(ways.map(({ kind }) => kind)).not.toContain('release')
    await renew(id)
    expect(await show(id)).toMatchObject({ lifecycle: 'qualified', freezeScope: [] })
    const told = await me.call(supplier.move.list, { query: { sort: 'createdAt' } })
    expect(told.result.items.map(({ kind, automatic, status }) => [kind, automatic, status])).toEqual([
      ['freeze', true, 'approved'],
      ['release', true, 'approved'],
    ])
  })

  it('leaves alone what no class asks for, what was never had, and those who are gone', async () => {
    me = await aTenant(t)
    const [other, gone] = [await qualified(), await qualified()]
    await renew(other, 'food')
    await expire(other, inDays(-1), 'food')
    await query(t, `delete from supplier_certificate where tenant_id = $1 and supplier_id = $2 and type = 'fire'`, [
      me.tenantId,
      other,
    ])
    await setStage(t, me, gone, 'eliminated')
    await expire(gone, inDays(-1))
    await me.inside(watchCertificates)
    expect((await show(other)).lifecycle).toBe('qualified')
    expect((await show(gone)).lifecycle).toBe('eliminated')
  })

  it('and a freeze by hand are two things: the supplier is free when both are over', async () => {
    me = await aTenant(t)
    const id = await qualified()
    const body = aSupplierMove({ supplier: id, kind: 'freeze', scope: ['payment'], until: '2199-12-31' })
    await me.call(supplier.move.create, { body })
    await expire(id, inDays(-3))
    await me.inside(watchCertificates)
    expect(await show(id)).toMatchObject({ freezeScope: ['inquiry', 'payment'], freezeUntil: null })
    await renew(id)
    expect(await show(id)).toMatchObject({ lifecycle: 'frozen', freezeScope: ['payment'], freezeUntil: '2199-12-31' })
    await me.call(supplier.move.create, { body: aSupplierMove({ supplier: id, kind: 'release' }) })
    expect((await show(id)).lifecycle).toBe('qualified')
  })

  it('tells the buyer in charge 30 days, 7 days and on the day before, once each, and not of what was renewed', async () => {
    me = await aTenant(t)
    const id = await qualified()
    await query(t, 'update supplier set owner_id = $3 where tenant_id = $1 and id = $2', [me.tenantId, id, me.userId])
    const titles = async () => {
      const found = await query<{ title: string }>(
        t,
        `select title from notice where tenant_id = $1 and type = 'due'`,
        [me.tenantId],
      )
      return found.map(({ title }) => title.replace(/^.*的/, ''))
    }
    for (const days of [31, 30, 29, 8]) {
      await expire(id, inDays(days))
      await me.inside(watchCertificates)
    }
    expect(await titles()).toEqual([`消防验收将于 ${inDays(30)} 到期`])
    for (const days of [7, 6, 0]) {
      await expire(id, inDays(days))
      await me.inside(watchCertificates)
      await me.inside(watchCertificates)
    }
    expect((await titles()).toSorted()).toEqual(
      ['消防验收今天到期', `消防验收将于 ${inDays(30)} 到期`, `消防验收将于 ${inDays(7)} 到期`].toSorted(),
    )
    await renew(id)
    await query(t, 'update supplier_certificate set told_at = null where tenant_id = $1', [me.tenantId])
    await me.inside(watchCertificates)
    expect(await titles()).toHaveLength(3)
  })
})
