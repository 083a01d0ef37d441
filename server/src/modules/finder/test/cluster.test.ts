import { finder } from '@srm/api/finder'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { countClusters, foldClusters } from '../index.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const somewhere = () => ({ address: '某路', lat: 22 + Math.random() * 0.3, lng: 113 + Math.random() * 0.3 })
const regions = ['440305', '440106', '310115'] as const

const add = async (n: number): Promise<string> => {
  const region = regions[n % 3] ?? '310115'
  return (await me.call(supplier.supplier.create, { body: aSupplier({ region, location: somewhere() }) })).result.id
}

const square = (column: string): string => `floor(${column} * 8192 / 360)::int`
const countedSql = `select column_no as x, row_no as y, city, grade, sum(members)::int as count, round(sum(lat)::numeric, 6) as lat from supplier_map_cluster
  where tenant_id = $1 group by 1, 2, 3, 4 having sum(members) <> 0 order by 1, 2, 3, 4`
const presentSql = `select ${square('location_lng')} as x, ${square('location_lat')} as y, left(region, 4) as city, coalesce(grade, 'none') as grade,
  count(*)::int as count, round(sum(location_lat)::numeric, 6) as lat from supplier
  where tenant_id = $1 and status = 'enabled' and location_lat is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`
const counted = () => query(t, countedSql, [me.tenantId])
const present = () => query(t, presentSql, [me.tenantId])
const lines = async () =>
  (await query(t, 'select 1 from supplier_map_cluster where tenant_id = $1', [me.tenantId])).length

describe('what is counted beforehand for the map', () => {
  it('is what is there, whatever came, moved, changed its grade, was switched off or went', async () => {
    const ids: string[] = []
    for (let n = 0; n < 30; n += 1) ids.push(await add(n))
    const shown = async (id: string) => (await me.call(supplier.supplier.show, { params: { id } })).result
    for (const id of ids.slice(0, 8)) {
      const { version, name } = await shown(id)
      const body = { ...aSupplier({ name, region: '110105', location: somewhere() }), version }
      expect((await me.call(supplier.supplier.update, { params: { id }, body })).status).toBe(200)
    }
    for (const id of ids.slice(8, 14))
      await me.call(supplier.supplier.disable, { params: { id }, body: { version: (await shown(id)).version } })
    for (const id of ids.slice(14, 18)) await me.call(supplier.supplier.remove, { params: { id }, query: {} })
    await query(t, `update supplier set grade = 'B' where tenant_id = $1 and id = any($2)`, [
      me.tenantId,
      ids.slice(18, 24),
    ])
    const there = await present()
    expect(there.length).toBeGreaterThan(5)
    expect(await counted()).toEqual(there)
    const before = await lines()
    await me.inside(foldClusters)
    expect(await lines()).toBeLessThan(before)
    expect(await counted()).toEqual(there)
  })

  it('loses nothing that is written while it is added up', async () => {
    await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => add(n)),
      me.inside(foldClusters),
      me.inside(foldClusters),
    ])
    expect(await counted()).toEqual(await present())
  })

  it('is counted once for a company that was there before', async () => {
    await query(t, 'delete from supplier_map_cluster where tenant_id = $1', [me.tenantId])
    await me.inside(countClusters)
    await me.inside(countClusters)
    expect(await counted()).toEqual(await present())
  })

  it('is read and written under its old name by a server of the release before', async () => {
    const before = await lines()
    const written = `insert into supplier_heap (column_no, row_no, city, grade, members, lat, lng) values (1, 1, null, 'none', 0, 0, 0)`
    await me.inside((ctx) => ctx.db.run(written, []))
    expect(await lines()).toBe(before + 1)
    const gone = `delete from supplier_heap where tenant_id = $1 and column_no = 1 and row_no = 1 returning id`
    expect((await me.inside((ctx) => ctx.db.run(gone, [ctx.tenantId]))).rows).toHaveLength(1)
  })

  it('is what the map says, by grade as well', async () => {
    await query(
      t,
      `insert into supplier_map_cluster (tenant_id, column_no, row_no, city, grade, members, lat, lng) select $1, column_no, row_no, city, 'S', 300, 300 * lat / members, 300 * lng / members
        from supplier_map_cluster where tenant_id = $1 and members > 0 limit 1`,
      [me.tenantId],
    )
    const box = { south: 20, north: 24, west: 110, east: 116, zoom: 6 }
    const map = async (more: object = {}) =>
      (await me.call(finder.map.within, { query: { ...box, ...more } as never })).result
    const [all, best] = [await map(), await map({ grade: 'S' })]
    const sum = (await counted()).reduce((total, row) => total + Number(row['count']), 0)
    expect([all.total, best.total]).toEqual([sum, 300])
    expect(all.clusters.reduce((total, { count }) => total + count, 0)).toBe(sum)
  })
})
