import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { defectsOf } from './catalog.ts'
import { connectAs } from './sql.ts'

let t: TestApp
let client: pg.Client
beforeAll(async () => {
  t = await startApp()
  client = await connectAs(t.app.config, 'superuser')
})
afterAll(async () => {
  await client.end()
  await t.close()
})

const defects = () => defectsOf(client, t.app.config.PG_APP_USER, t.app.config.PG_OWNER_USER)

/** What a hurried migration might do, and what must be said about it. */
const careless: readonly (readonly [sql: string, ...told: string[]])[] = [
  [
    `create table app.bare (id int primary key)`,
    'bare has no tenant_id uuid not null',
    'bare has no primary key beginning with the tenant',
    'bare.bare_pkey has a unique index that does not begin with the tenant',
    'bare has row-level security off or not forced',
    'bare has no policy, or one that is not exactly the tenant wall',
    'bare is neither append-only nor keeps its tenant',
    'bare is not owned by the owner role',
  ],
  [`alter table app.our_company no force row level security`, 'our_company has row-level security off or not forced'],
  [
    `create policy everybody on app.sel_option for select using (true)`,
    'sel_option has no policy, or one that is not exactly the tenant wall',
  ],
  [
    `create unique index loose on app.our_company (phone)`,
    'our_company.loose has a unique index that does not begin with the tenant',
  ],
  [
    `create table app.other (id int primary key); alter table app.our_company add column other int references app.other`,
    'our_company.our_company_other_fkey has a foreign key that does not carry the tenant on both sides',
  ],
  [`grant select on app.file to public`, 'file may be used by everybody'],
  [`grant truncate on app.file to srm_app`, 'file gives the server more than reading and writing rows'],
  [`grant update on app.system_log to srm_app`, 'system_log is append-only but may be updated, deleted or truncated'],
  [`drop trigger keep_tenant on app.classify`, 'classify is neither append-only nor keeps its tenant'],
  [`create view app.peek as select * from app.our_company`, 'peek is a view that looks with the rights of its owner'],
  [`create materialized view app.copied as select 1 as one`, 'copied is a copy of rows outside the wall'],
  [
    `create function app.all_rows() returns bigint language sql security definer as $$ select count(*) from app.our_company $$`,
    'all_rows is a function that runs with the rights of its owner',
  ],
  [
    `create table app.grabbed (id int); alter table app.grabbed owner to srm_app`,
    'grabbed is owned by the server role',
  ],
  [`alter role srm_app bypassrls`, 'srm_app is a role with more power than it needs'],
  [`grant srm_owner to srm_app`, 'srm_app is a role with more power than it needs'],
  [`grant create on schema app to srm_app`, 'app is a schema the server role may create in'],
  [`alter table app.our_company alter tenant_id drop not null`, '42P16'],
]

it.each(careless)('%s is noticed', async (sql, ...told) => {
  expect(await defects()).toEqual([])
  await client.query('begin')
  try {
    const failed = await client.query(sql).then(
      () => undefined,
      (error: pg.DatabaseError) => error.code,
    )
    // Some faults the database refuses by itself.
    const found = failed ? [failed] : await defects()
    for (const one of told) expect(found).toContain(one)
  } finally {
    await client.query('rollback')
  }
})
