import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import pg from 'pg'
import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import type { Config } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { createLog } from '#kernel/log/log.ts'
import { migrate } from '#kernel/db/migrate.ts'
import { gramKeys, gramsOf, searchText } from '#kernel/search.ts'
import { modulesOf } from '../src/assembly.ts'

export type BenchTenant = {
  readonly id: string
  /** A super user, whose session has the same id. */
  readonly userId: string
  /** Somebody with one role that lets them list, see and make companies. */
  readonly ordinaryId: string
  readonly rows: number
}
export type Plan = { readonly tenants: readonly BenchTenant[] }

const cities = ['上海', '北京', '广州', '深圳', '杭州', '成都', '苏州', '南京', '武汉', '西安', '三亚', '厦门']
const brands = [
  '云舟',
  '远帆',
  '观澜',
  '启明',
  '金石',
  '蓝海',
  '星河',
  '长风',
  '和光',
  '锦程',
  '鼎峰',
  '悦达',
  '瑞景',
  '华章',
  '天成',
  '博雅',
  '中正',
  '信诺',
  '百川',
  '千禧',
]
const trades = [
  '会展服务',
  '商务旅行',
  '文化传播',
  '展览展示',
  '会议服务',
  '酒店管理',
  '广告策划',
  '科技发展',
  '搭建工程',
  '公关咨询',
]

/** Names as companies have them; every twentieth thousand gets one rare pair of characters to look for. */
const names = (): string[] =>
  cities.flatMap((city) => brands.flatMap((brand) => trades.map((trade) => `${city}${brand}${trade}有限公司`)))

export const admin = (config: Config): pg.Client =>
  new pg.Client({
    host: config.PG_HOST,
    port: config.PG_PORT,
    user: config.PG_ADMIN_USER,
    password: config.PG_ADMIN_PASSWORD,
    database: config.PG_DATABASE,
  })

const indexes = ['our_company_created', 'our_company_updated', 'our_company_by_name', 'our_company_search']

const fillSql = `
  insert into app.our_company (tenant_id, id, code, name, short_name, credit_code, legal_person, phone, region, address, status,
    invoice_title, taxpayer_type, tax_no, owner_id, search_text, search_grams, created_at, updated_at, created_by, updated_by)
  select $1, overlay(n.id placing '7' from 15 for 1)::uuid, 'GS-' || lpad(g::text, 7, '0'), s.name || g, s.short, null, '王晓', '021-5877' || lpad((g % 10000)::text, 4, '0'),
    '310115', '浦东新区世纪大道 ' || g || ' 号', case when g % 4 = 0 then 'disabled' else 'enabled' end, s.name || g, 'general', null, $2,
    s.search || case when g % 20011 = 7 then E'\\n麒麟' else '' end, s.grams || case when g % 20011 = 7 then $6::int[] else '{}' end,
    now() - g * interval '1 second', now() - g * interval '1 second', $2, $2
  from generate_series($3::int, $4::int) g
  cross join lateral (select gen_random_uuid()::text as id where g is not null) n
  join bench_name s on s.k = g % $5::int`

const named = names().map((name) => {
  const search = searchText([name, name.slice(2, 6)])
  return { name, search, grams: gramsOf(search) }
})
const rare = gramsOf('麒麟')

/** The search columns as the product would fill them for this tenant. */
const loadNames = async (client: pg.Client, tenantId: string, count: number): Promise<void> => {
  await client.query(
    'create temp table if not exists bench_name (k int primary key, name text, short text, search text, grams int[]); truncate bench_name',
  )
  const rows = named.slice(0, count + 1).map(({ name, search, grams }, k) => ({
    k,
    name,
    short: name.slice(2, 6),
    search,
    grams: gramKeys(tenantId, grams),
  }))
  await client.query(
    `insert into bench_name select k, name, short, search, array(select jsonb_array_elements_text(grams)::int)
      from jsonb_to_recordset($1) as x (k int, name text, short text, search text, grams jsonb)`,
    [JSON.stringify(rows)],
  )
}

export const addUser = async (client: pg.Client, tenantId: string, id: string, code: string, role: string | null) => {
  await client.query(
    `insert into app."user" (tenant_id, id, code, username, display_name, is_super, roles) values ($1, $2, $3, $3, '王晓', $4, $5)`,
    [tenantId, id, code, role === null, role === null ? [] : [role]],
  )
  await client.query(
    `insert into app.session (tenant_id, id, user_id, way, device, address, salt, expires_at)
      values ($1, $2, $2, 'bench', 'bench', '127.0.0.1', 'salt', now() + interval '30 days')`,
    [tenantId, id],
  )
}

const fillTenant = async (client: pg.Client, tenant: BenchTenant): Promise<void> => {
  await client.query('insert into platform.tenant_directory (tenant_id, company_code) values ($1, $2)', [
    tenant.id,
    tenant.id.slice(-12),
  ])
  await client.query(`insert into app.tenant (tenant_id, company_name, company_code) values ($1, '压测企业', $2)`, [
    tenant.id,
    tenant.id.slice(-12),
  ])
  const role = newId()
  await client.query(
    `insert into app.role (tenant_id, id, code, name, scope, permissions, search_text, search_grams)
      values ($1, $2, 'BENCH', '录入', 'all', '{ourCompany:list,ourCompany:show,ourCompany:create}', '', '{}')`,
    [tenant.id, role],
  )
  await addUser(client, tenant.id, tenant.userId, 'E0001', null)
  await addUser(client, tenant.id, tenant.ordinaryId, 'E0002', role)
  await client.query(
    `insert into app.number_rule (tenant_id, type, prefix, date_part, digits, reset) values ($1, 7, 'GS', 'none', 8, 'never')`,
    [tenant.id],
  )
  await client.query('insert into app.number_counter (tenant_id, type, period, n) values ($1, 7, $2, 50000000)', [
    tenant.id,
    '',
  ])
  await fillCompanies(client, tenant)
}

type FillTarget = Pick<BenchTenant, 'id' | 'userId' | 'rows'>

/** So many companies, as the product would have written them. */
export const fillCompanies = async (client: pg.Client, tenant: FillTarget): Promise<void> => {
  await loadNames(client, tenant.id, tenant.rows)
  const step = 100_000
  for (let from = 1; from <= tenant.rows; from += step)
    await client.query(fillSql, [
      tenant.id,
      tenant.userId,
      from,
      Math.min(from + step - 1, tenant.rows),
      named.length,
      gramKeys(tenant.id, rare),
    ])
}

export const planOf = (sizes: readonly number[]): Plan => ({
  tenants: sizes.map((rows) => ({ id: newId(), userId: newId(), ordinaryId: newId(), rows })),
})

/** A database filled faster than the product could: indexes come last, checks are the loader's business. */
export const buildData = async (config: Config, plan: Plan, log: (text: string) => void): Promise<void> => {
  await dropDatabase(config)
  await createDatabase(config)
  await migrate(config, createLog(config), modulesOf(config))
  const client = admin(config)
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB'`,
    )
    const { rows } = await client.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = 'app' and indexname = any($1)`,
      [indexes],
    )
    for (const index of indexes) await client.query(`drop index app.${index}`)
    let done = 0
    for (const tenant of plan.tenants) {
      await fillTenant(client, tenant)
      done += tenant.rows
      if (done % 500_000 < tenant.rows) log(`${done} rows`)
    }
    for (const { indexdef } of rows) {
      await client.query(indexdef)
      log(indexdef.slice(0, 60))
    }
    await client.query('vacuum analyze app.our_company')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const known = `select s.tenant_id as id, min(s.user_id::text) filter (where u.is_super) as "userId",
    min(s.user_id::text) filter (where not u.is_super) as "ordinaryId", 0 as rows
  from app.session s join app."user" u on u.tenant_id = s.tenant_id and u.id = s.user_id where s.way = 'bench' group by 1`

/** The tenants of a database that was filled before, brought to the present schema; nothing when there is none. */
const findData = async (config: Config, tenants: number): Promise<Plan | undefined> => {
  const client = admin(config)
  try {
    await client.connect()
    await migrate(config, createLog(config), modulesOf(config))
    await client.query(`update app.session set expires_at = now() + interval '30 days' where way = 'bench'`)
    const { rows } = await client.query<BenchTenant>(known)
    return rows.length === tenants ? { tenants: rows } : undefined
  } catch (error) {
    if ((error as pg.DatabaseError).code === '3D000') return undefined
    throw error
  } finally {
    await client.end()
  }
}

/** Tenants of these sizes: with `reuse` those of an earlier run, whatever it added to them, else made anew. */
export const ensureData = async (
  config: Config,
  sizes: readonly number[],
  reuse: boolean,
  log: (text: string) => void,
): Promise<Plan> => {
  const found = reuse ? await findData(config, sizes.length) : undefined
  if (found) return found
  const plan = planOf(sizes)
  log(`building ${sizes.reduce((sum, size) => sum + size, 0)} rows over ${sizes.length} tenants`)
  await buildData(config, plan, log)
  return plan
}

/** A day's token for a person whose session has the person's id. */
export const tokenOf = (config: Config, { id, userId }: Pick<BenchTenant, 'id' | 'userId'>): string =>
  issue('staff', { t: id, u: userId, s: userId, exp: inSeconds(86_400) }, config.SESSION_SECRET)
