import { expect, test } from 'vitest'
import { checkTableBorders } from '../table-borders/check.ts'
import { planted } from './plant.ts'
import type { Files } from './sample.ts'

const schema = `CREATE TABLE app."user" (
    id uuid
);
CREATE TABLE app.supplier (
    id uuid
);
CREATE TABLE app.job_run (
    id uuid
);
CREATE TABLE platform.login (
    id uuid
);
CREATE VIEW app.user_ref WITH (security_invoker='true') AS
 SELECT "user".id
   FROM app."user";
`

const clean: Files = {
  'server/db/schema.sql': schema,
  'server/src/kernel/kernel.db.ts': `export const own = owns('job_run')\n`,
  'server/src/modules/identity/identity.db.ts': `export const own = owns('user', 'platform.login')\n`,
  'server/src/modules/supplier/supplier.db.ts': `export const own = owns('supplier')\nexport const read = reads<'supplier' | 'user_ref'>()\n`,
}

const reading = (text: string): Files => ({ 'server/src/modules/supplier/supplier.views.ts': `${text}\n` })

test.each([
  ['its own table', "const sql = 'select 1 from supplier'"],
  ['a published view', "const sql = 'select 1 from supplier s join user_ref u on u.id = s.owner_id'"],
  ['a table of the kernel', "read(ctx).selectFrom('job_run')"],
  ['an intermediate result', "const sql = 'with chosen as (select 1 from supplier) select 1 from chosen'"],
  ['a table a record is kept in', 'const sql = `select 1 from ${quote(record.table)} t`'],
  ['one of several published tables', "const f = (table: 'supplier' | 'user_ref') => `select 1 from ${table}`"],
])('%s may be read', async (_name, text) => {
  expect(await planted({ ...clean, ...reading(text) }, checkTableBorders)).toEqual([])
})

test.each([
  ["another module's table", `const sql = 'select 1 from "user"'`, /reads user, which belongs to identity/],
  ['one of a list', 'const sql = `select 1 from supplier s, app."user" u`', /reads user/],
  ['one in a bracket', 'const sql = `select 1 from (select 1 from "user") x`', /reads user/],
  ['one of the platform', "const sql = 'select 1 from platform.login'", /platform\.login, which belongs to identity/],
  ['one by the query builder', "read(ctx).selectFrom('supplier as s').innerJoin('user as u', 'u.id', 's.id')", /user/],
  ['one under a constant', 'const people = `"user"`\nconst sql = `select 1 from ${people} u`', /reads user/],
  ['one of several', "const f = (table: 'supplier' | 'user') => `select 1 from ${table}`", /reads user/],
  [
    'one of an object',
    "const at = { a: 'user' } as const\nconst f = (k: 'a') => `select 1 from ${at[k]}`",
    /reads user/,
  ],
  ['a name nobody can read', 'const f = (table: string) => `select 1 from ${table}`', /whose name nobody can read/],
  [
    'a name that hides a table',
    `const sql = 'with "user" as (select 1 from supplier) select 1 from "user"'`,
    /calls an/,
  ],
  ['a write through a view', "const sql = 'delete from user_ref'", /writes user_ref/],
  ["a write of another module's table", "own(ctx).updateTable('user').set({})", /writes user/],
  ["a write of the kernel's table", "const sql = 'insert into job_run (id) values (1)'", /a service of kernel/],
])('%s is caught', async (_name, text, says) => {
  const problems = await planted({ ...clean, ...reading(text) }, checkTableBorders)
  expect(problems.join('\n')).toMatch(says)
})

test("a claim to read another module's table is caught", async () => {
  const claim = { 'server/src/modules/supplier/supplier.db.ts': `export const read = reads<'user'>()\n` }
  expect((await planted({ ...clean, ...claim }, checkTableBorders)).join()).toMatch(/supplier\.db\.ts: reads user/)
})

test('a view over the tables of two modules is caught', async () => {
  const mixed = `${schema}CREATE VIEW app.supplier_ref AS\n SELECT s.id FROM (app.supplier s JOIN app."user" u ON ((u.id = s.id)));\n`
  const problems = await planted({ ...clean, 'server/db/schema.sql': mixed }, checkTableBorders)
  expect(problems.join()).toMatch(/supplier_ref is made of tables of supplier and identity/)
})
