import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { connectAs, query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { aCompany, act, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'

let t: TestApp
let me: Company
let id: string
let ended: string
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  await publish(me, tree(me.userId, [step('a', [me.userId])]))
  ;({ id } = await submitted(me))
  ended = (await submitted(me)).id
  await act(me, ended, { do: 'approve', taskId: await taskOf(me, ended) })
})

/** How the database answers a statement of the owner, who may do more than the server. */
const refusal = (text: string, values: readonly unknown[] = []): Promise<string> =>
  query(t, text, values).then(
    () => 'done',
    (error: { code?: string; constraint?: string }) => error.constraint ?? error.code ?? '',
  )

describe('the tables themselves refuse', () => {
  it('an approval that runs and waits for nobody', async () => {
    const close = `update approval_task set status = 'cancelled', close_reason = 'x' where instance_id = $1`
    expect(await refusal(close, [id])).toBe('approval_instance_stuck')
  })

  it('one that has ended with a task, a step or a timer open', async () => {
    const why = 'approval_instance_ended_open'
    expect(
      await refusal(`update approval_task set status = 'pending', close_reason = null where instance_id = $1`, [ended]),
    ).toBe(why)
    const reopen = `update approval_node_run set status = 'active', closed_at = null where instance_id = $1 and node_id = 'a'`
    expect(await refusal(reopen, [ended])).toBe(why)
    const timer = `insert into approval_timer (tenant_id, id, instance_id, run_id, kind, action, attempt, fire_at, status)
      select tenant_id, gen_random_uuid(), instance_id, id, 'timeout', 0, 1, now(), 'armed' from approval_node_run where instance_id = $1 limit 1`
    expect(await refusal(timer, [ended])).toBe(why)
  })

  it('one sent back that waits for anybody but its author', async () => {
    expect(await refusal(`update approval_instance set status = 'returned' where id = $1`, [id])).toBe(
      'approval_instance_returned',
    )
  })

  it('an end without a moment, a moment without an end', async () => {
    expect(await refusal(`update approval_instance set ended_at = now() where id = $1`, [id])).toBe(
      'approval_instance_ended',
    )
    expect(await refusal(`update approval_instance set ended_at = null where id = $1`, [ended])).toBe(
      'approval_instance_ended',
    )
  })

  it('two approvals of one document under way', async () => {
    const duplicate = `insert into approval_instance (tenant_id, id, flow_id, version_id, doc_type, doc_id, purpose, serial_no, title, initiator_id, submitted_by, status, round, version, seq, submitted_at, search_text, search_grams)
      select tenant_id, gen_random_uuid(), flow_id, version_id, doc_type, doc_id, 'void', 'x', title, initiator_id, submitted_by, status, round, version, seq, submitted_at, search_text, search_grams from approval_instance where id = $1`
    expect(await refusal(duplicate, [id])).toBe('approval_instance_active')
  })

  it('two voices of one person on a step, two open steps at one place', async () => {
    const voice = `insert into approval_task (tenant_id, id, instance_id, run_id, node_id, kind, assignee_id, seq_no, weight, status, opened_at)
      select tenant_id, gen_random_uuid(), instance_id, run_id, node_id, kind, assignee_id, 2, 1, 'pending', now() from approval_task where instance_id = $1 limit 1`
    expect(await refusal(voice, [id])).toBe('approval_task_one_voice')
    const place = `insert into approval_node_run (tenant_id, id, instance_id, node_id, node_type, visit, round, token, status, opened_at)
      select tenant_id, gen_random_uuid(), instance_id, 'b', node_type, 1, round, token, 'active', now() from approval_node_run where instance_id = $1 and status = 'active'`
    expect(await refusal(place, [id])).toBe('approval_node_run_token')
  })

  it('a change to a published edition, a snapshot or the history, even by their owner', async () => {
    for (const table of ['approval_flow_version', 'approval_snapshot', 'approval_event'])
      for (const text of [`update ${table} set tenant_id = tenant_id`, `delete from ${table}`])
        expect(await refusal(text), text).toBe('42501')
  })

  it('an event that skips a number', async () => {
    const event = `insert into approval_event (tenant_id, instance_id, seq, at, type, actor_system, prev_hash, hash) values ($1, $2, 900, now(), 'x', 'x', '', '')`
    expect(await refusal(event, [me.tenantId, id])).toBe('42501')
  })
})

describe('the history', () => {
  it('shows what was changed behind the back of the guards', async () => {
    const verify = async () =>
      (await me.inside((ctx) => ctx.db.run<{ at: number | null }>('select app.verify_approval($1) as at', [id])))
        .rows[0]?.at
    expect(await verify()).toBe(null)
    const owner = await connectAs(t.app.config, 'superuser')
    await owner.query('begin')
    await owner.query('set local session_replication_role = replica')
    await owner.query(`update approval_event set note = '{"forged": true}' where instance_id = $1 and seq = 2`, [id])
    await owner.query('commit')
    await owner.end()
    expect(await verify()).toBe(2)
    const { rows } = await me.inside((ctx) =>
      ctx.db.run('select 1 from approval_event where instance_id = $1', [newId()]),
    )
    expect(rows).toEqual([])
  })
})
