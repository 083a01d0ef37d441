import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#kernel/log/log.ts'
import { analyzeStaleTables } from '#kernel/db/statistics.ts'
import { demoTenants, seedDemoTenant } from '#db/seed/demo.ts'
import { seed } from '../src/commands.ts'
import { startApp, type TestApp } from './app.ts'
import { query } from './sql.ts'

/** What is seen is what the commands do, not what autovacuum did meanwhile. */
const quiet = `do $$ declare target regclass; begin
  for target in select oid from pg_class where relnamespace in ('app'::regnamespace, 'platform'::regnamespace) and relkind = 'r' loop
    execute format('alter table %s set (autovacuum_enabled = false)', target);
  end loop; end $$`

let t: TestApp
beforeAll(async () => {
  t = await startApp()
  await query(t, quiet, [], 'owner')
  await seedDemoTenant(t.app, demoTenants.small)
})
afterAll(() => t.close())

type Table = { name: string; analyzed: boolean; filled: boolean }

const tablesSql = `select c.relname as name, c.reltuples >= 0 as analyzed, pg_relation_size(c.oid) > 0 as filled
  from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' order by 1`

const tables = (): Promise<Table[]> => query<Table>(t, tablesSql)

describe('statistics', () => {
  it('are there for every filled table after the demonstration was seeded', async () => {
    // The other company counts as made: one is enough to see what the command does in the end.
    const made = 'insert into platform.tenant_directory (tenant_id, company_code) values (gen_random_uuid(), $1)'
    await query(t, made, [demoTenants.large.companyCode])
    const before = (await tables()).filter(({ filled }) => filled)
    expect(before.length).toBeGreaterThan(40)
    expect(before.filter(({ analyzed }) => analyzed)).toEqual([])
    await seed(t.app.config)
    const after = await tables()
    expect(after.filter(({ filled, analyzed }) => filled && !analyzed)).toEqual([])
    const [known] = await query<{ known: boolean }>(
      t,
      `select last_analyze is not null as known from pg_stat_user_tables where relid = 'app.supplier'::regclass`,
    )
    expect(known).toEqual({ known: true })
  })

  it('are not gathered again for what has not changed since', async () => {
    const at = () => query(t, `select relid, last_analyze from pg_stat_user_tables where schemaname = 'app' order by 1`)
    const before = await at()
    await analyzeStaleTables(t.app.config, createLog(t.app.config))
    expect(await at()).toEqual(before)
  })

  it('follow small changes of every table, one made later included', async () => {
    const coarseSql = `select c.relname as name from pg_class c where c.relnamespace in ('app'::regnamespace, 'platform'::regnamespace) and c.relkind = 'r'
      and not coalesce(c.reloptions @> '{autovacuum_analyze_threshold=20,autovacuum_analyze_scale_factor=0.05}', false)`
    expect(await query(t, coarseSql)).toEqual([])
    const later = 'create table app.later (tenant_id uuid not null default app.tenant(), id uuid not null)'
    await query(t, later, [], 'owner')
    expect(await query(t, coarseSql)).toEqual([{ name: 'later' }])
    await query(t, `select app.tenant_table('app.later', $1)`, [t.app.config.PG_APP_USER], 'owner')
    expect(await query(t, coarseSql)).toEqual([])
  })

  it('are left to autovacuum where the owner cannot connect', async () => {
    const config = { ...t.app.config, PG_OWNER_USER: 'nobody_of_that_name' }
    await expect(analyzeStaleTables(config, createLog(config))).resolves.toBeUndefined()
  })
})
