import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { addUser, admin, buildData, planOf, tokenOf } from './data.ts'
import { p95, startServer } from './drive.ts'

const root = resolve(import.meta.dirname, '../..')
const samples = 300
const shared = 2000

const applicationsSql = `insert into app.application (tenant_id, id, code, title, type, amount, owner_id, department_id, reason, status,
    search_text, search_grams, created_at, updated_at)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'SQ-' || g, '采购申请 ' || g, 'purchase', g % 90000,
    gen_random_uuid(), ($2::uuid[])[1 + g % cardinality($2::uuid[])], '会议物料', (array['draft','pending','approved'])[1 + g % 3],
    '', '{}', now() - g * interval '1 second', now() - g * interval '1 second'
  from generate_series($3::int, $4::int) g`

const sharesSql = `insert into app.record_share (tenant_id, id, subject, subject_id, user_id, level)
  select tenant_id, gen_random_uuid(), 'application', id, $2, case when random() < 0.5 then 'read' else 'edit' end
  from (select tenant_id, id from app.application where tenant_id = $1 order by random() limit $3) a`

type People = { readonly tenantId: string; readonly departments: readonly string[]; readonly role: string }

const addRole = async (client: pg.Client, { tenantId, departments, role }: People): Promise<void> => {
  const [own] = departments
  await client.query(
    `insert into app.role (tenant_id, id, code, name, scope, departments, permissions, search_text, search_grams)
      values ($1, $2, 'SHARES', '项目经理', 'custom', $3, '{application:list,application:show,application:update}', '', '{}')`,
    [tenantId, role, [own]],
  )
  for (const [n, id] of departments.entries())
    await client.query(`insert into app.department (tenant_id, id, code, name) values ($1, $2, $3, $4)`, [
      tenantId,
      id,
      `BM-${String(n)}`,
      `项目${String(n)}部`,
    ])
}

const time = async (base: string, token: string, path: string): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } })
  const body = (await answer.json()) as { code: number }
  if (body.code !== 200) throw new Error(JSON.stringify(body))
  return performance.now() - began
}

const views: Readonly<Record<string, string>> = {
  'default list': '/api/application/list',
  'by amount': '/api/application/list?sort=-amount',
  'one status': `/api/application/list?filter=${encodeURIComponent('[{"field":"status","op":"in","value":["pending"]}]')}`,
}

type Company = { readonly tenantId: string; readonly plain: string; readonly favoured: string }

const build = async (config: Config, rows: number): Promise<Company> => {
  const plan = planOf([0])
  const [tenant] = plan.tenants
  if (!tenant) throw new Error('no company was planned')
  await buildData(config, plan, () => undefined)
  const [role, plain, favoured] = [newId(), newId(), newId()]
  const departments = Array.from({ length: 50 }, newId)
  const client = admin(config)
  await client.connect()
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set search_path = app`)
  await addRole(client, { tenantId: tenant.id, departments, role })
  await addUser(client, tenant.id, plain, 'E1001', role)
  await addUser(client, tenant.id, favoured, 'E1002', role)
  for (let from = 1; from <= rows; from += 100_000)
    await client.query(applicationsSql, [tenant.id, departments, from, Math.min(rows, from + 99_999)])
  await client.query(sharesSql, [tenant.id, favoured, shared])
  await client.query('vacuum analyze')
  await client.end()
  return { tenantId: tenant.id, plain, favoured }
}

/** The company of a database built before. */
const known = async (config: Config): Promise<Company> => {
  const client = admin(config)
  await client.connect()
  const { rows } = await client.query<Company>(
    `select a.tenant_id as "tenantId", a.id as plain, b.id as favoured from app."user" a
      join app."user" b on b.tenant_id = a.tenant_id and b.code = 'E1002' where a.code = 'E1001'`,
  )
  await client.end()
  if (!rows[0]) throw new Error('no company was built before')
  return rows[0]
}

/** Two people of one department, one of whom is shown two thousand records of others besides: what it costs them. */
export const measureShares = async (config: Config): Promise<void> => {
  const asked = process.argv.find((one) => one.startsWith('--rows='))?.slice(7)
  const { tenantId, plain, favoured } = process.argv.includes('--reuse')
    ? await known(config)
    : await build(config, Number(asked ?? 1_000_000))
  const env = { SRM_PG_DATABASE: config.PG_DATABASE, SRM_LOG_LEVEL: 'warn' }
  const server = await startServer('ours', [join(root, 'server/src/main.ts'), 'web'], 3305, env)
  const base = `http://127.0.0.1:${String(server.port)}`
  const tokens = [plain, favoured].map((userId) => tokenOf(config, { id: tenantId, userId }))
  for (const [name, path] of Object.entries(views)) {
    const times: number[][] = [[], []]
    for (let n = 0; n < samples + 20; n += 1)
      for (const [which, token] of tokens.entries()) {
        const took = await time(base, token, path)
        if (n >= 20) times[which]?.push(took)
      }
    const [without = 0, having = 0] = times.map(p95)
    const ratio = (having / without).toFixed(2)
    console.log(
      `${name.padEnd(14)} p95 without shares ${without.toFixed(2)} ms, with ${String(shared)} ${having.toFixed(2)} ms, ratio ${ratio}`,
    )
  }
  server.process.kill('SIGKILL')
}
