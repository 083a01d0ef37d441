import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { addUser, admin, buildData, planOf } from './data.ts'
import { fillSqls, lastFills } from './purchase.fill.ts'
import { addDepartment, addRole, compareViews, type Call, type ScopeCompany } from './scopes.ts'

type Company = ScopeCompany & { readonly buyer: string; readonly opened: string; readonly broad: string }

const rights = `{purchase:list,purchase:show,purchasePool:list,purchasePool:claim,priceParity:show,demand:list,demand:show,award:list,
  award:show,purchaseOrder:list,purchaseOrder:show,purchaseType:list,supplier:list,supplier:show,project:list,project:show}`

const titles = ['年会', '客户答谢会', '新品发布会', '经销商大会', '培训', '团建', '路演', '论坛'].flatMap((event) =>
  ['客房', '会场', '搭建', '用车', '餐饮'].map((what) => `${event}${what}采购`),
)

const kinds = ['hall', 'room', 'catering', 'build', 'av', 'vehicle', 'staff', 'gift', 'print', 'ticket', 'other']

const addTypes = async (client: pg.Client, tenantId: string): Promise<void> => {
  for (const [n, kind] of kinds.entries())
    await client.query(
      `insert into app.purchase_type (tenant_id, id, code, name, line_kind, sort, search_text, search_grams)
        values ($1, pg_temp.uid('type', $1, $2), $3, $3, $3, $2, '', '{}')`,
      [tenantId, n, kind],
    )
}

const departments = 50
const people = `select array_agg(id order by code) as ids from app."user" where tenant_id = $1 and code like 'E2%'`

/** A department has one buyer, and the one who looks is of the first. */
const addPeople = async (client: pg.Client, { id, buyer }: Company) => {
  const role = await addRole(client, id, 'department', rights)
  const placed = `update app."user" set department_id = $3 where tenant_id = $1 and id = $2`
  const ids: string[] = []
  for (let n = 0; n < departments; n += 1) {
    const department = await addDepartment(client, id, n, null)
    const person = newId()
    await addUser(client, id, person, `E2${String(n).padStart(4, '0')}`, role)
    await client.query(placed, [id, person, department])
    ids.push(department)
  }
  await addUser(client, id, buyer, 'E1001', role)
  await client.query(placed, [id, buyer, ids[0]])
  return { departments: ids, owners: (await client.query<{ ids: string[] }>(people, [id])).rows[0]?.ids ?? [] }
}

const addTitles = async (client: pg.Client, tenantId: string): Promise<void> => {
  await client.query(
    'create temp table if not exists bench_title (k int primary key, title text, search text, grams int[]); truncate bench_title',
  )
  const rows = titles.map((title, k) => {
    const search = searchText([title])
    return { k, title, search, grams: gramKeysOf(tenantId, search) }
  })
  await client.query(
    `insert into bench_title select k, title, search, array(select jsonb_array_elements_text(grams)::int)
      from jsonb_to_recordset($1) as x (k int, title text, search text, grams jsonb)`,
    [JSON.stringify(rows)],
  )
}

const step = 20_000

const fill = async (client: pg.Client, company: Company): Promise<void> => {
  const { id, rows } = company
  await addTypes(client, id)
  await addTitles(client, id)
  const { departments: of, owners } = await addPeople(client, company)
  for (const { sql, perPurchase } of fillSqls)
    for (let from = 1; from <= rows * perPurchase; from += step) {
      const to = Math.min(rows * perPurchase, from + step - 1)
      await client.query(sql, [id, from, to, rows, ...(sql.includes('$5') ? [of, owners, titles.length] : [])])
    }
  await client.query(lastFills.openPoolSql, [id, owners])
  for (const sql of lastFills.broad) await client.query(sql, [id, company.buyer])
}

/** Text that says the same thing wherever it is asked for. */
const uidSql = `create or replace function pg_temp.uid(kind text, tenant uuid, n bigint) returns uuid language sql immutable as
  $$ select overlay(overlay(md5(kind || tenant || n) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid $$`

const build = async (config: Config): Promise<void> => {
  const asked = process.argv.find((one) => one.startsWith('--rows='))?.slice(7)
  const plan = planOf([0, 0])
  await buildData(config, plan, () => undefined)
  const client = admin(config)
  await client.connect()
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set search_path = app, pg_temp`,
  )
  await client.query(uidSql)
  for (const [n, { id }] of plan.tenants.entries())
    await fill(client, { id, rows: n === 0 ? Number(asked ?? 200_000) : 10_000, buyer: newId(), opened: '', broad: '' })
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ size: string }>(
    `select pg_size_pretty(pg_database_size(current_database())) as size`,
  )
  console.log(`filled: ${rows[0]?.size ?? ''}`)
  await client.end()
}

const known = async (config: Config): Promise<readonly Company[]> => {
  const client = admin(config)
  await client.connect()
  const { rows } = await client.query<Company>(
    `select u.tenant_id as id, u.id as buyer, (select count(*)::int from app.purchase p where p.tenant_id = u.tenant_id) as rows,
        (select p.id from app.purchase p where p.tenant_id = u.tenant_id and p.department_id = u.department_id and p.stage = 'opened'
          and p.line_count = 5 order by p.created_at desc limit 1) as opened,
        (select p.id from app.purchase p where p.tenant_id = u.tenant_id and p.code = 'CG-000000000') as broad
      from app."user" u where u.code = 'E1001' order by rows desc`,
  )
  await client.end()
  return rows
}

const filtered = (path: string, field: string, value: readonly string[]): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify([{ field, op: 'in', value }]))}`

const viewsOf = ({ opened, broad }: Company): Readonly<Record<string, Call>> => ({
  purchases: { path: '/api/purchase/list' },
  'purchases by deadline': { path: '/api/purchase/list?sort=deadline' },
  'purchases being quoted': { path: filtered('/api/purchase/list', 'stage', ['quoting']) },
  'purchases searched': { path: `/api/purchase/list?keyword=${encodeURIComponent('答谢会搭建')}` },
  'purchases added up': { path: '/api/purchase/summary' },
  'one purchase': { path: `/api/purchase/info/${opened}` },
  'its suppliers': { path: `/api/purchase/suppliers/${opened}` },
  demands: { path: '/api/demand/list' },
  pool: { path: filtered('/api/pool_line/list', 'stage', ['pending', 'claimed']) },
  'pool, all of it': { path: '/api/pool_line/list' },
  'pool by type': { path: '/api/pool_line/groups?by=type' },
  'pool by city': { path: '/api/pool_line/groups?by=region' },
  'pool, who has what': { path: '/api/pool_line/holders' },
  awards: { path: '/api/award/list' },
  orders: { path: '/api/purchase_order/list' },
  comparison: { path: `/api/price_parity/show/${opened}` },
  'comparison 30 × 40': { path: `/api/price_parity/show/${broad}` },
})

/** A company with 200,000 purchases and two million lines quoted beside one with 10,000, as a buyer of one department sees them. */
export const measurePurchases = async (config: Config): Promise<void> => {
  if (!process.argv.includes('--reuse')) await build(config)
  await compareViews(config, await known(config), ['buyer'], viewsOf)
}
