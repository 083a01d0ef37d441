import { dictionary } from '@srm/api/dictionary'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { aSupplier, aSupplierQualification } from '../supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

const { classes } = dictionary

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const add = async (name: string, parentId: string | null = null): Promise<string> =>
  (await me.call(classes.create, { body: { kind: 'supplier', name, parentId } })).result.id

describe('the tree of classes', () => {
  it('carries what a class asks of its suppliers and how many there are', async () => {
    const hotel = await add('酒店')
    const resort = await add('度假酒店', hotel)
    const body = {
      kind: 'hotel',
      paymentTerm: 'net30',
      requiredCertificates: ['license', 'fire'],
      minQuotes: 3,
    } as const
    const means = { ...body, requiredCertificates: ['license', 'fire'] }
    expect((await me.call(supplier.classify.update, { params: { id: hotel }, body: means })).status).toBe(200)
    await me.call(supplier.supplier.create, { body: aSupplier({ classifies: [resort], region: '460203' }) })
    expect((await me.call(supplier.classify.tree)).result).toMatchObject([
      {
        id: hotel,
        kind: 'hotel',
        minQuotes: 3,
        count: 1,
        children: [{ id: resort, kind: 'hotel', requiredCertificates: ['license', 'fire'], count: 1 }],
      },
    ])
    for (const [asked, found] of [
      [{ classifyId: hotel }, 1],
      [{ classifyId: resort }, 1],
      [{ region: '460000' }, 1],
      [{ region: '460100' }, 0],
      [{ lifecycle: ['potential' as const] }, 1],
      [{ lifecycle: ['preferred' as const] }, 0],
    ] as const)
      expect((await me.call(supplier.supplier.find, { body: { ...asked } as never })).result).toHaveLength(found)
  })

  it('refuses a class of another company, and to drop one that is in use or has others below it', async () => {
    const top = await add('场地')
    const below = await add('会展中心', top)
    const stranger = await aTenant(t)
    expect(await stranger.call(supplier.supplier.create, { body: aSupplier({ classifies: [below] }) })).toMatchObject({
      status: 422,
      key: 'record.bad_reference',
    })
    await me.call(supplier.supplier.create, { body: aSupplier({ classifies: [below] }) })
    const drop = (id: string) => me.call(classes.remove, { params: { id }, query: {} })
    expect(await drop(top)).toMatchObject({ status: 409, key: 'classify.has_children' })
    expect(await drop(below)).toMatchObject({ status: 409, key: 'classify.in_use' })
  })

  it('is renamed and moved, never below itself', async () => {
    const top = await add('搭建')
    const below = await add('特装', top)
    expect(await me.call(classes.move, { params: { id: top }, body: { parentId: below, before: null } })).toMatchObject(
      { status: 422, key: 'classify.wrong_parent' },
    )
    expect((await me.call(classes.move, { params: { id: below }, body: { parentId: null, before: top } })).status).toBe(
      200,
    )
    const named = { params: { id: below }, body: { name: '特装搭建', version: 1 } }
    expect((await me.call(classes.update, named)).result.version).toBe(2)
    expect(await me.call(classes.update, named)).toMatchObject({ status: 409, key: 'record.stale' })
    const names = (await me.call(dictionary.classify, { query: { kind: 'supplier' } })).result.map(({ name }) => name)
    expect(names.indexOf('特装搭建')).toBe(names.indexOf('搭建') - 1)
  })

  it('is what a supplier qualifies for, once each', async () => {
    const owner = { supplier: (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id }
    const body = aSupplierQualification({ ...owner, classify: await add('同声传译') })
    expect((await me.call(supplier.qualification.create, { body })).status).toBe(200)
    expect(await me.call(supplier.qualification.create, { body })).toMatchObject({
      status: 409,
      key: 'supplier.qualified_twice',
      errors: [{ path: 'classify' }],
    })
  })
})
