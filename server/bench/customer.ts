import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { createApp } from '#kernel/http/app.ts'
import { newId } from '#kernel/ids.ts'
import { startWorker } from '#kernel/jobs/worker.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { modulesOf } from '../src/assembly.ts'
import { addUser, admin, buildData, planOf } from './data.ts'
import { p95 } from './drive.ts'
import { addDepartment, addRole, compareViews, type Call, type ScopeCompany } from './scopes.ts'

const shared = 2000
/** What one salesman looks after does not grow with the company. */
const ownCustomers = 500
const followUpsEach = 3

type Company = ScopeCompany & { readonly salesman: string; readonly manager: string }

const brands = ['云舟', '远帆', '观澜', '启明', '金石', '蓝海', '星河', '长风', '和光', '锦程', '鼎峰', '悦达', '瑞景']
const kinds = ['医药', '汽车', '保险', '软件', '食品', '能源', '化妆品', '教育']

/** The salesman of number 1 has 500, the others share the rest; one in fifty lies in the pool; departments by number. */
const customersSql = `insert into app.customer (tenant_id, id, code, name, level, status, stage, phone, phone_key, name_key, credit_code,
    owner_id, department_id, owned_at, last_follow_at, pool_id, pooled_at, pool_reason, search_text, search_grams, created_at, updated_at)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'KH-' || g, w.name || g || '有限公司', (array['A','B','C'])[1 + g % 3], 'enabled', 'following',
    '021' || (10000000 + g), '021' || (10000000 + g), w.name || g, '91' || lpad(g::text, 16, '0'),
    case when g % 50 = 0 then null when g <= $7::int then $6::uuid else ($5::uuid[])[1 + (g % cardinality($5::uuid[]))] end,
    case when g % 50 = 0 then null else ($4::uuid[])[1 + g % cardinality($4::uuid[])] end,
    now() - interval '20 days', now() - interval '5 days', case when g % 50 = 0 then $8::uuid end, case when g % 50 = 0 then now() - g * interval '1 second' end,
    case when g % 50 = 0 then '30 天未跟进' end, w.search, w.grams, now() - g * interval '1 second', now() - g * interval '1 second'
  from generate_series($2::int, $3::int) g join bench_word w on w.k = g % (select count(*) from bench_word)`

const followUpsSql = `insert into app.follow_up (tenant_id, id, code, customer_id, topic, type, content, at, followed_by, search_text, search_grams, created_at)
  select c.tenant_id, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'GJ-' || c.code || '-' || n, c.id, '沟通', 'phone', '电话沟通年会方案', now() - n * interval '5 days',
    c.owner_id, c.search_text, c.search_grams, now() - n * interval '5 days'
  from app.customer c cross join generate_series(1, ${followUpsEach}) n where c.tenant_id = $1 and substring(c.code from 4)::int between $2 and $3`

const sharesSql = `insert into app.record_share (tenant_id, id, subject, subject_id, user_id, level)
  select tenant_id, gen_random_uuid(), 'customer', id, $2, case when random() < 0.5 then 'read' else 'edit' end
  from (select tenant_id, id from app.customer where tenant_id = $1 order by random() limit $3) c`

const rights =
  '{customer:list,customer:show,customer:create,customer:update,pooledCustomer:list,pooledCustomer:take,followUp:list,followUp:show,opportunity:list}'

/** The departments that hold customers; the first five are the manager's. */
const addPeople = async (client: pg.Client, { id, salesman, manager }: Company): Promise<string[]> => {
  const head = await addDepartment(client, id, 0, null)
  const departments: string[] = []
  for (let n = 1; n <= 50; n += 1) departments.push(await addDepartment(client, id, n, n <= 5 ? head : null))
  await addUser(client, id, salesman, 'E1001', await addRole(client, id, 'self', rights))
  await addUser(client, id, manager, 'E1002', await addRole(client, id, 'below', rights))
  const placed = `update app."user" set department_id = $3 where tenant_id = $1 and id = $2`
  await client.query(placed, [id, salesman, departments[0]])
  await client.query(placed, [id, manager, head])
  return departments
}

const addWords = async (client: pg.Client, tenantId: string): Promise<void> => {
  await client.query(
    'create temp table if not exists bench_word (k int primary key, name text, search text, grams int[])',
  )
  await client.query('truncate bench_word')
  for (const [n, name] of brands.flatMap((brand) => kinds.map((kind) => brand + kind)).entries()) {
    const search = searchText([`${name}有限公司`])
    await client.query('insert into bench_word values ($1, $2, $3, $4)', [
      n,
      name,
      search,
      gramKeysOf(tenantId, search),
    ])
  }
}

const fill = async (client: pg.Client, company: Company): Promise<void> => {
  const { id, rows, salesman } = company
  const departments = await addPeople(client, company)
  await addWords(client, id)
  const pool = newId()
  await client.query(
    `insert into app.customer_pool (tenant_id, id, code, name, status, is_default, follow_days, search_text, search_grams)
      values ($1, $2, 'GH-1', '公司公海', 'enabled', true, 90, '', '{}')`,
    [id, pool],
  )
  const colleagues: string[] = []
  for (let n = 0; n < Math.max(20, rows / 5000); n += 1) {
    const colleague = newId()
    await addUser(client, id, colleague, `E2${String(n).padStart(4, '0')}`, null)
    colleagues.push(colleague)
  }
  await client.query(`update app."user" set is_super = false where tenant_id = $1 and code like 'E2%'`, [id])
  const step = 100_000
  for (let from = 1; from <= rows; from += step) {
    const to = Math.min(rows, from + step - 1)
    await client.query(customersSql, [id, from, to, departments, colleagues, salesman, ownCustomers, pool])
    await client.query(followUpsSql, [id, from, to])
  }
  await client.query(sharesSql, [id, salesman, shared])
}

const build = async (config: Config): Promise<readonly Company[]> => {
  const asked = process.argv.find((one) => one.startsWith('--rows='))?.slice(7)
  const plan = planOf([0, 0])
  const companies = plan.tenants.map(({ id }, n) => ({
    id,
    rows: n === 0 ? Number(asked ?? 1_000_000) : 10_000,
    salesman: newId(),
    manager: newId(),
  }))
  await buildData(config, plan, () => undefined)
  const client = admin(config)
  await client.connect()
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set search_path = app`)
  for (const company of companies) await fill(client, company)
  await client.query('vacuum analyze')
  await client.end()
  return companies
}

/** The companies of a database built before. */
const known = async (config: Config): Promise<readonly Company[]> => {
  const client = admin(config)
  await client.connect()
  const { rows } = await client.query<Company>(
    `select a.tenant_id as id, a.id as salesman, b.id as manager,
        (select count(*)::int from app.customer c where c.tenant_id = a.tenant_id) as rows
      from app."user" a join app."user" b on b.tenant_id = a.tenant_id and b.code = 'E1002' where a.code = 'E1001' order by rows desc`,
  )
  await client.end()
  return rows
}

const views: Readonly<Record<string, Call>> = {
  list: { path: '/api/customer/list' },
  'list by next follow-up': { path: '/api/customer/list?sort=nextFollowAt' },
  'search, two characters': { path: `/api/customer/list?keyword=${encodeURIComponent('云舟')}` },
  pool: { path: '/api/pooled_customer/list' },
  'duplicate check': {
    path: '/api/customer/duplicates',
    body: { name: '云舟汽车4242', creditCode: '910000000000004242', mobiles: ['13812345678'] },
  },
  'follow-up list': { path: '/api/follow_up/list' },
  desk: { path: '/api/follow_up/desk' },
}

const queue = 'crm.recycle'
const recycled = 20_000

/** So many of somebody's were not spoken with for long. */
const forgetSql = `update app.customer set last_follow_at = now() - interval '200 days', owned_at = now() - interval '200 days'
  where tenant_id = $1 and id in (select id from app.customer where tenant_id = $1 and owner_id is not null order by id limit $2)`

/** Nobody is told before the last has fallen. */
const leftSql = `select ((select count(*) from app.customer c where c.tenant_id = $1 and c.owner_id is not null and c.last_follow_at < now() - interval '100 days')
  + (select (count(*) = 0)::int from app.notice where tenant_id = $1))::int as left`

const writeSql = `update app.customer set remark = 'seen' where tenant_id = $1 and id = (
  select id from app.customer where tenant_id = $1 and owner_id is not null and last_follow_at > now() - interval '100 days' offset $2 limit 1)`

const countsSql = `select (select count(*)::int from app.customer_owner_history where tenant_id = $1 and reason = 'recycled') as histories,
  (select count(*)::int from app.record_event where tenant_id = $1 and subject = 'customer') as events,
  (select count(*)::int from app.notice where tenant_id = $1) as notices,
  (select count(distinct from_id)::int from app.customer_owner_history where tenant_id = $1 and reason = 'recycled') as owners`

/** Twenty thousand fall back by the nightly job while somebody goes on saving others. */
const measureRecycling = async (config: Config, { id: tenantId }: Company): Promise<void> => {
  const client = admin(config)
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query(forgetSql, [tenantId, recycled])
  await client.query('reset session_replication_role')
  const app = await createApp(config, modulesOf(config), 'worker')
  await app.boss.insert(queue, [{ id: newId(), data: { id: newId(), tenantId, tracked: false } }])
  const began = performance.now()
  await startWorker(app)
  const waits: number[] = []
  for (let left = 1; left > 0;) {
    const at = performance.now()
    await client.query(writeSql, [tenantId, Math.floor(Math.random() * 1000)])
    waits.push(performance.now() - at)
    left = (await client.query<{ left: number }>(leftSql, [tenantId])).rows[0]?.left ?? 0
  }
  const seconds = (performance.now() - began) / 1000
  await sleep(5000)
  const { rows } = await client.query(countsSql, [tenantId])
  console.log(
    `recycled ${recycled} in ${seconds.toFixed(1)} s; a write beside it took p95 ${p95(waits).toFixed(0)} ms, at most ${Math.max(...waits).toFixed(0)} ms; ${JSON.stringify(rows[0])}`,
  )
  await app.close()
  await client.end()
}

/** A company with a million customers and three million follow-ups beside one with ten thousand, as its people see it. */
export const measureCustomers = async (config: Config): Promise<void> => {
  const companies = process.argv.includes('--reuse') ? await known(config) : await build(config)
  if (!process.argv.includes('--recycle')) await compareViews(config, companies, ['salesman', 'manager'], () => views)
  if (companies[0]) await measureRecycling(config, companies[0])
}
