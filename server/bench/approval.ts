import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import type { Endpoint } from '@srm/api/endpoint'
import { loadConfig, type Config } from '#kernel/config.ts'
import { firstTree } from '#modules/approval/index.ts'
import { cloneInstances, prepareCloning, withoutIndexes } from './approval.clone.ts'
import { admin, tokenOf } from './data.ts'
import { p95, startServer } from './drive.ts'

const root = resolve(import.meta.dirname, '../..')
const main = join(root, 'server/src/main.ts')
const port = 3304
const base = `http://127.0.0.1:${String(port)}`
/** Milliseconds, ninety-five of a hundred. */
const limits = { todo: 30, badge: 30, detail: 80, approve: 120 }
const ended = 1_000_000
const open = 30_000

type Json = Record<string, unknown>
type Input = { readonly id?: string; readonly query?: Record<string, string>; readonly body?: Json }
type Person = { readonly id: string; readonly token: string }

/** As a browser calls it; `:id` stands for the one record it is about. */
const ask = async ({ token }: Person, { method, path }: Endpoint, given: Input = {}): Promise<Json> => {
  const { id = '', query = {}, body } = given
  const url = new URL(path.replace(':id', id), base)
  url.search = new URLSearchParams(query).toString()
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { code, message, result } = (await answer.json()) as { code: number; message: string; result: Json }
  if (code !== 200) throw new Error(`${path}: ${message}`)
  return result
}

const peopleSql = `select id from app."user" where tenant_id = $1 and status = 'active' and username not like 'bench%' order by (username = 'zhoumin') desc, id limit 6`
const sessionSql = `insert into app.session (tenant_id, id, user_id, way, device, address, salt, expires_at)
  values ($1, $2, $2, 'bench', 'wrk', '127.0.0.1', 'salt', now() + interval '30 days') on conflict do nothing`

const signInAll = async (client: pg.Client, config: Config, tenantId: string): Promise<Person[]> => {
  const { rows } = await client.query<{ id: string }>(peopleSql, [tenantId])
  for (const { id } of rows) await client.query(sessionSql, [tenantId, id])
  return rows.map(({ id }) => ({ id, token: tokenOf(config, { id: tenantId, userId: id }) }))
}

const stepOf = (id: string, name: string, people: readonly Person[]): Json => ({
  id,
  type: 'approve',
  name,
  approvers: [{ by: 'person', ids: people.map((person) => person.id) }],
  mode: { kind: 'all', reject: 'one' },
})

/** Five decisions: one, three together, one. */
const publishFlow = async ([boss, ...others]: readonly Person[]): Promise<void> => {
  if (!boss) throw new Error('nobody is there')
  const first = firstTree(boss.id)
  const [start, , end] = first['chain'] as Json[]
  const chain = [
    start,
    stepOf('a', '部门负责人', others.slice(0, 1)),
    stepOf('b', '会签', others.slice(1, 4)),
    stepOf('c', '财务复核', others.slice(4, 5)),
    end,
  ]
  const settings = { ...(first['settings'] as Json), self: 'approve', dedupe: 'none' }
  const tree = { ...first, settings, chain }
  const { id } = await ask(boss, approval.flow.create, { body: { key: 'bench', name: '采购申请', tree } })
  await ask(boss, approval.flow.publish, { id: String(id), body: { rev: 1 } })
  await ask(boss, approval.flow.bind, {
    body: { docType: 'application', purpose: 'create', flows: [{ flowId: id }] },
  })
}

const submit = async (who: Person, n: number): Promise<string> => {
  const body = { title: `会议物料采购 ${String(n)}`, type: 'general', amount: '12800.00', reason: '秋季客户答谢会' }
  const { id } = await ask(who, application.create, { body })
  return String((await ask(who, approval.submit, { body: { docType: 'application', docId: id } }))['id'])
}

const taskSql = `select id from app.approval_task where tenant_id = $1 and instance_id = $2 and assignee_id = $3 and status = 'pending'`

type Bench = { readonly client: pg.Client; readonly tenantId: string; readonly people: readonly Person[] }

const approve = async ({ client, tenantId }: Bench, who: Person, instance: string): Promise<number> => {
  const { rows } = await client.query<{ id: string }>(taskSql, [tenantId, instance, who.id])
  const began = performance.now()
  await ask(who, approval.act, { id: instance, body: { do: 'approve', taskId: rows[0]?.id, opinion: '同意' } })
  return performance.now() - began
}

const fill = async (bench: Bench): Promise<void> => {
  const { client, people } = bench
  const [boss, ...deciders] = people
  if (!boss) return
  await publishFlow(people)
  const over = [await submit(boss, 1), await submit(boss, 2)]
  for (const id of over) for (const who of deciders) await approve(bench, who, id)
  const [first, second] = [await submit(boss, 3), await submit(boss, 4)]
  const [head] = deciders
  if (head) await approve(bench, head, second)
  await withoutIndexes(client, async () => {
    await cloneInstances(client, over, ended / over.length)
    await cloneInstances(client, [first, second], open / 2)
  })
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

const timed = async (times: number, work: (round: number) => Promise<unknown>): Promise<number> => {
  const took: number[] = []
  for (let round = -20; round < times; round += 1) {
    const began = performance.now()
    await work(Math.abs(round))
    if (round >= 0) took.push(performance.now() - began)
  }
  return p95(took)
}

const bareSql = `select s.id, i.title from app.approval_task s join app.approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id
  where s.tenant_id = $1 and s.status = 'pending' and (s.assignee_id = $2 or s.substitute_id = $2) order by s.opened_at desc, s.id desc limit 21`

const measure = async (bench: Bench) => {
  const { client, tenantId, people } = bench
  const [boss, head] = people
  if (!boss || !head) throw new Error('nobody is there')
  const fresh: string[] = []
  for (let n = 0; n < 220; n += 1) fresh.push(await submit(boss, n))
  const decided: number[] = []
  for (const id of fresh) decided.push(await approve(bench, head, id))
  return {
    bare: await timed(200, () => client.query(bareSql, [tenantId, head.id])),
    todo: await timed(200, () => ask(head, approval.rows.todo.list, { query: {} })),
    badge: await timed(200, () => ask(head, approval.centre.counts)),
    detail: await timed(200, (round) => ask(boss, approval.centre.detail, { id: fresh[round] ?? '' })),
    approve: p95(decided.slice(20)),
  }
}

/** A million approvals of one company: what a person waits for may not grow with them. */
export const measureApprovals = async (config: Config): Promise<void> => {
  const env = { SRM_PG_DATABASE: config.PG_DATABASE, SRM_LOG_LEVEL: 'warn' }
  const reuse = process.argv.includes('--reuse')
  if (!reuse)
    for (const name of ['db:reset', 'migrate', 'seed'])
      execFileSync(process.execPath, [main, name], { env: { ...process.env, ...env }, stdio: 'ignore' })
  const client = admin(loadConfig({ ...process.env, ...env }))
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select tenant_id as id from app."user" where username = 'zhoumin'`,
  )
  const tenantId = rows[0]?.id ?? ''
  const people = await signInAll(client, config, tenantId)
  const server = await startServer('ours', [main, 'web'], port, env)
  try {
    const bench = { client, tenantId, people }
    if (!reuse)
      await prepareCloning(
        client,
        tenantId,
        people.map(({ id }) => id),
      )
    if (!reuse) await fill(bench)
    const { rows: counted } = await client.query<{ instances: string; tasks: string }>(
      'select (select count(*) from app.approval_instance) as instances, (select count(*) from app.approval_task) as tasks',
    )
    console.log(`${counted[0]?.instances ?? ''} instances, ${counted[0]?.tasks ?? ''} tasks`)
    const figures = await measure(bench)
    for (const [name, figure] of Object.entries(figures)) {
      const limit = limits[name as keyof typeof limits] as number | undefined
      console.log(
        `${name.padEnd(8)} p95 ${figure.toFixed(1).padStart(7)} ms${limit ? `   at most ${String(limit)}` : ''}`,
      )
    }
    process.exitCode = Object.entries(limits).every(([name, limit]) => figures[name as keyof typeof limits] <= limit)
      ? 0
      : 1
  } finally {
    server.process.kill('SIGKILL')
    await client.end()
  }
}
