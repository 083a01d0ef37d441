import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { askedQuoters } from '#test/quotes.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let client: pg.Client
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const { quoters } = await askedQuoters(t, me, { count: 1 })
  await quoters[0]?.quote('10')
  client = await connectAs(t.app.config, 'app')
  await client.query(`select set_config('app.tenant', $1, false)`, [me.tenantId])
})
afterAll(async () => {
  await client.end()
  await t.close()
})

const refusal = (sql: string): Promise<string> =>
  client.query(sql).then(
    ({ rowCount }) => `${String(rowCount)} rows`,
    (error: pg.DatabaseError) => error.code ?? '',
  )

describe('versions of quotes', () => {
  it.each(['quote_version', 'quote_approval', 'quote_file', 'purchase_opening'])(
    'in %s are neither changed nor taken away by the server',
    async (table) => {
      expect(await refusal(`update ${table} set tenant_id = tenant_id`)).toBe('42501')
      expect(await refusal(`delete from ${table}`)).toBe('42501')
      expect(await refusal(`truncate ${table}`)).toBe('42501')
    },
  )

  it('are not changed by the owner of the tables either', async () => {
    const owner = await connectAs(t.app.config, 'superuser')
    const changed = owner.query('update app.quote_version set version_no = version_no + 1 where tenant_id = $1', [
      me.tenantId,
    ])
    await expect(changed).rejects.toThrow('append only')
    await owner.end()
  })
})
