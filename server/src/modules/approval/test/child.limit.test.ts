import { approval } from '@srm/api/approval'
import { Flow } from '@srm/flow/tree/node'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, act, detail, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { inOrder, statuses, together } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'

let t: TestApp
let me: Company
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
})

type Json = Record<string, unknown>
const sub = (id: string, flowKey: string, more: Json = {}): Json => ({
  id,
  type: 'sub',
  name: `子流程${id}`,
  flowKey,
  document: 'same',
  initiator: 'same',
  wait: false,
  childRejected: 'continue',
  ...more,
})
const last = () => step('last', [me.userId])
const starting = (...keys: string[]): Json =>
  tree(me.userId, [...keys.map((key, at) => sub(`s${at}`, key)), last()]) as Json

const keyOf = async (id: string) => (await me.call(approval.flow.show, { params: { id } })).result.key
const renamed = async (id: string, name: string): Promise<void> => {
  await query(t, 'update approval_flow set name = $2 where id = $1', [id, name])
}
const publishAgain = async (id: string, design: Json, language = 'zh') => {
  const { result } = await me.call(approval.flow.show, { params: { id } })
  const { rev } = result
  const saved = await me.call(approval.flow.saveDraft, { params: { id }, body: { rev, tree: design } })
  const told = await me.call(
    approval.flow.publish,
    { params: { id }, body: { rev: saved.result.rev } },
    { 'accept-language': language },
  )
  return { saved: saved.result, told }
}

const plain = () => publish(me, tree(me.userId, [last()]))
const two = async () => {
  const [one, other] = [await plain(), await plain()]
  await renamed(one, '甲流程')
  await renamed(other, '乙流程')
  return { one, other, keys: [await keyOf(one), await keyOf(other)] as const }
}

describe('flows that start each other', () => {
  it('are refused when the last of them is published, with their names, in both languages', async () => {
    const { one, other, keys } = await two()
    expect((await publishAgain(one, starting(keys[1], keys[1]))).told.status).toBe(200)
    const { saved, told } = await publishAgain(other, starting(keys[0], keys[0]))
    expect(saved.problems).toContainEqual(
      expect.objectContaining({ code: 'subCycle', level: 'error', data: { flows: '乙流程 → 甲流程 → 乙流程' } }),
    )
    expect(told).toMatchObject({ status: 422, key: 'approval.sub_cycle' })
    expect(told.message).toBe('子流程相互发起，形成循环：乙流程 → 甲流程 → 乙流程，请修改后再发布')
    expect((await publishAgain(other, starting(keys[0]), 'en')).told.message).toMatch(/in a circle: 乙流程 → 甲流程/)
  })

  it('are refused as well where a flow starts itself and was published before without', async () => {
    const { one, keys } = await two()
    expect((await publishAgain(one, starting(keys[0]))).told).toMatchObject({ key: 'approval.sub_cycle' })
  })

  it('are refused when one that was switched off comes back', async () => {
    const { one, other, keys } = await two()
    const enable = (id: string, enabled: boolean) =>
      me.call(approval.flow.enable, { params: { id }, body: { enabled } })
    expect((await publishAgain(one, starting(keys[1]))).told.status).toBe(200)
    await enable(one, false)
    // It may not start a flow that is off, so that edition is put in its place by hand.
    await plant(other, starting(keys[0]))
    expect(await enable(one, true)).toMatchObject({ status: 422, key: 'approval.sub_cycle' })
    await enable(other, false)
    expect((await enable(one, true)).status).toBe(200)
  })

  it('published at once, one of them is refused', async () => {
    const { one, other, keys } = await two()
    const answers = await together([
      async () => (await publishAgain(one, starting(keys[1]))).told,
      async () => (await publishAgain(other, starting(keys[0]))).told,
    ])
    expect(statuses(answers)).toEqual([200, 422])
  })
})

/** An edition nobody checked, as two publications at once could have made before they waited for each other. */
const plant = async (flowId: string, design: Json): Promise<void> => {
  const edition = Flow.parse(design)
  await query(
    t,
    `with made as (insert into approval_flow_version (tenant_id, id, flow_id, no, schema_version, tree, checksum)
        select tenant_id, app.new_id(), flow_id, no + 1, schema_version, $2::jsonb, encode(sha256(convert_to(app.canonical_json($2::jsonb), 'UTF8')), 'hex')
          from approval_flow_version where flow_id = $1 order by no desc limit 1 returning id)
      update approval_flow set active_version_id = made.id from made where approval_flow.id = $1`,
    [flowId, JSON.stringify(edition)],
  )
}

describe('children of one approval', () => {
  let workers: App[]
  beforeAll(async () => {
    workers = [await startJobs(t), await startJobs(t)]
  })
  afterAll(async () => {
    for (const worker of workers) await worker.close()
    await inOrder(me)
  })

  const waiting = async (): Promise<number> =>
    (
      await query<{ n: number }>(
        t,
        `select count(*)::int as n from pgboss.job where name like 'approval.child%' and state in ('created', 'retry', 'active')`,
      )
    )[0]?.n ?? 0
  const idle = () => vi.waitUntil(async () => (await waiting()) === 0, { timeout: 90_000, interval: 200 })
  const instances = async (): Promise<number> =>
    (
      await query<{ n: number }>(t, 'select count(*)::int as n from approval_instance where tenant_id = $1', [
        me.tenantId,
      ])
    )[0]?.n ?? 0
  const eventsOf = async (id: string): Promise<string[]> => (await detail(me, id)).timeline.map(({ type }) => type)

  it('are started five levels deep and no further, and the approval at the limit says why', async () => {
    const { one, other, keys } = await two()
    await publishAgain(one, starting(keys[1], keys[1]))
    await plant(other, starting(keys[0]))
    await me.call(approval.flow.bind, { body: { docType: 'application', purpose: 'create', flows: [{ flowId: one }] } })
    const before = await instances()
    await submitted(me)
    await idle()
    expect((await instances()) - before).toBe(1 + 2 + 2 + 4 + 4 + 8)
    const [deepest] = await query<{ id: string }>(
      t,
      `select instance_id as id from approval_event where tenant_id = $1 and type = 'child.tooDeep' limit 1`,
      [me.tenantId],
    )
    expect((await eventsOf(deepest?.id ?? '')).filter((type) => type === 'child.tooDeep')).toHaveLength(1)
  })

  it('are five hundred at most, counted exactly when many are started at once', async () => {
    const child = await keyOf(await plain())
    await publish(
      me,
      tree(me.userId, [
        step('first', [me.userId]),
        sub('planted', child),
        ...Array.from({ length: 10 }, (_, at) => sub(`s${at}`, child)),
        last(),
      ]),
    )
    const { id } = await submitted(me)
    await query(
      t,
      `with run as (insert into approval_node_run (tenant_id, id, instance_id, node_id, node_type, visit, round, token, status, opened_at, closed_at)
          values ($1, app.new_id(), $2, 'planted', 'sub', 1, 1, '', 'passed', now(), now()) returning id),
        row as (select i.* from approval_instance i where i.id = $2)
        insert into approval_instance (tenant_id, id, flow_id, version_id, doc_type, doc_id, purpose, serial_no, title, summary,
          initiator_id, submitted_by, status, parent_run_id, parent_row, beside, round, version, seq, submitted_at, ended_at, search_text, search_grams)
        select row.tenant_id, app.new_id(), flow_id, version_id, doc_type, doc_id, purpose, serial_no || '-' || n, title, summary,
          initiator_id, submitted_by, 'approved', run.id, n, true, 1, 0, 0, submitted_at, now(), search_text, search_grams
        from row, run, generate_series(1, 495) as n`,
      [me.tenantId, id],
    )
    const before = await instances()
    expect((await act(me, id, { do: 'approve', taskId: await taskOf(me, id) })).status).toBe(200)
    await idle()
    expect((await instances()) - before).toBe(5)
    expect((await eventsOf(id)).filter((type) => type === 'child.tooMany')).toHaveLength(6)
    await query(t, `delete from approval_instance where tenant_id = $1 and serial_no like '%-%' and seq = 0`, [
      me.tenantId,
    ])
    await query(
      t,
      `delete from approval_node_run where tenant_id = $1 and node_id = 'planted' and from_run_id is null`,
      [me.tenantId],
    )
  })
})
