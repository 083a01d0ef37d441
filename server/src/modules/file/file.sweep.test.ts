import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addFile } from '#test/examples.ts'
import { addCompany } from '#test/records.ts'
import { png } from '#test/outside/sample-files.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { jobs } from './file.jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const sweep = (me: TestTenant) =>
  jobs['file.sweep'].run({ transaction: <T>(work: Parameters<typeof me.inside<T>>[0]) => me.inside(work) } as never, {})
const age = (id: string, by: string) =>
  query(t, 'update file set created_at = now() - $2::interval where id = $1', [id, by])
const kept = async ({ tenantId }: TestTenant): Promise<string[]> =>
  (await query<{ name: string }>(t, 'select name from file where tenant_id = $1 order by name', [tenantId])).map(
    ({ name }) => name,
  )
const counted = async ({ tenantId }: TestTenant): Promise<number | undefined> =>
  (await query<{ bytes: number }>(t, 'select bytes::int from file_storage where tenant_id = $1', [tenantId]))[0]?.bytes
const stored = ({ tenantId }: TestTenant): Promise<string[]> =>
  readdir(join(t.app.config.STORAGE_DIR, 't', tenantId)).catch(() => [])

describe('files nobody saved into a record', () => {
  it('are removed with their contents after two days, and no others are', async () => {
    const me = await aTenant(t)
    const [old, young, used] = [
      await addFile(t, me, 'old.png', await png()),
      await addFile(t, me, 'young.txt'),
      await addFile(t, me, 'used.txt'),
    ]
    await addCompany(me, { attachments: [used.id] })
    await age(old.id, '49 hours')
    await age(young.id, '47 hours')
    await age(used.id, '90 days')
    expect(await stored(me)).toHaveLength(4)
    await sweep(me)
    expect(await kept(me)).toEqual(['used.txt', 'young.txt'])
    expect(await stored(me)).toHaveLength(2)
    const left = `select sum(size)::int as bytes from file where tenant_id = $1`
    expect(await counted(me)).toBe((await query<{ bytes: number }>(t, left, [me.tenantId]))[0]?.bytes)
  })

  it('leave contents that another file shares', async () => {
    const me = await aTenant(t)
    const [old, twin] = [await addFile(t, me, 'old.txt', '同'), await addFile(t, me, 'twin.txt', '同')]
    await age(old.id, '3 days')
    await sweep(me)
    expect(await kept(me)).toEqual(['twin.txt'])
    expect((await t.http.inject({ method: 'GET', url: twin.url, headers: me.headers })).body).toBe('同')
  })

  it('of one company are swept without touching those of another', async () => {
    const [a, b] = [await aTenant(t), await aTenant(t)]
    for (const me of [a, b]) await age((await addFile(t, me, 'old.txt', '同')).id, '3 days')
    await sweep(a)
    expect([await kept(a), await kept(b)]).toEqual([[], ['old.txt']])
    expect([await stored(a), (await stored(b)).length]).toEqual([[], 1])
  })

  it('are let go when the record that held them is deleted, and kept while any record holds them', async () => {
    const me = await aTenant(t)
    const { id } = await addFile(t, me, 'shared.txt')
    await age(id, '3 days')
    const [one, two] = [await addCompany(me, { attachments: [id] }), await addCompany(me, { attachments: [id] })]
    const remove = (company: string) =>
      t.http.inject({ method: 'DELETE', url: `/api/our_company/delete/${company}`, headers: me.headers })
    await remove(one)
    await sweep(me)
    expect(await kept(me)).toEqual(['shared.txt'])
    await remove(two)
    await sweep(me)
    expect(await kept(me)).toEqual([])
  })
})
