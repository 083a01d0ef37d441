import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { approval } from '@srm/api/approval'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import {
  aCompany,
  act,
  detail,
  publish,
  runsOf,
  statusOf,
  step,
  submitted,
  taskOf,
  tree,
  type Company,
} from '#test/approvals.ts'
import { inOrder } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'

let t: TestApp
let me: Company
let chen: Member
let worker: App
let outside: Server
const heard: { body: string; signature: string }[] = []
let host: string
beforeAll(async () => {
  outside = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ body, signature: String(request.headers['x-srm-signature']) })
      response.writeHead(request.url === '/no' ? 400 : 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(outside, 'listening')
  host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
  t = await startApp({ env: { SRM_WEBHOOK_HOSTS: host } })
  me = aCompany(t, await aTenant(t))
  chen = await me.person('陈')
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  outside.close()
  await t.close()
})

const use = (steps: Parameters<typeof tree>[1], settings = {}) => publish(me, tree(me.userId, steps, settings))
const wait = { timeout: 60_000, interval: 100 }
const holds = (who: Member, id: string) => vi.waitUntil(async () => (await taskOf(who, id)) !== '', wait)
const trigger = (url: string, onFailure: string) => ({
  id: 'w',
  type: 'trigger',
  name: '通知外部',
  act: { do: 'webhook', url, wait: { amount: 1, unit: 'day' } },
  onFailure,
})

describe('in the background', () => {
  it('a step whose time is over is decided as the flow says', async () => {
    const timeout = { basis: 'task', actions: [{ do: 'reject', after: { amount: 30, unit: 'minute' } }] }
    await use([step('a', [chen.userId], { timeout })])
    const { id, docId } = await submitted(me)
    await query(t, `update approval_timer set fire_at = now() where instance_id = $1`, [id])
    await me.inside((ctx) => ctx.job('approval.timers', {}))
    await vi.waitUntil(async () => (await statusOf(me, docId)) === 'rejected', wait)
    const said = (await detail(me, id)).timeline.map(({ type, system }) => [type, system])
    expect(said).toContainEqual(['instance.rejected', 'timer'])
  })

  it('a pause ends by itself', async () => {
    const delay = { id: 'd', type: 'delay', name: '等一等', until: { duration: { amount: 2, unit: 'day' } } }
    await use([delay, step('a', [chen.userId])])
    const { id } = await submitted(me)
    expect(await taskOf(chen, id)).toBe('')
    await query(t, `update approval_timer set fire_at = now() where instance_id = $1`, [id])
    await me.inside((ctx) => ctx.job('approval.timers', {}))
    await holds(chen, id)
  })

  it('a signed message goes out after the commit, and its answer moves the flow on', async () => {
    await use([trigger(`http://${host}/yes`, 'reject'), step('a', [chen.userId])])
    const { id } = await submitted(me)
    await holds(chen, id)
    expect(heard.at(-1)?.signature).toMatch(/^[\da-f]{64}$/)
    expect(heard.at(-1)?.body).toContain(id)
  })

  it('a message refused, or to a place nobody allowed, is what the flow says a failure is', async () => {
    for (const url of [`http://${host}/no`, 'http://169.254.169.254/latest']) {
      await use([trigger(url, 'reject'), step('a', [chen.userId])])
      const { docId } = await submitted(me)
      await vi.waitUntil(async () => (await statusOf(me, docId)) === 'rejected', wait)
    }
    expect(heard.map(({ body }) => body).join('')).not.toContain('latest')
  })

  it('an approval within an approval: the outer one waits for it and goes on with it', async () => {
    const inner = await publish(me, tree(me.userId, [step('i', [chen.userId])]))
    const { key } = (await me.call(approval.flow.show, { params: { id: inner } })).result
    const sub = {
      id: 's',
      type: 'sub',
      name: '子流程',
      flowKey: key,
      document: 'same',
      initiator: 'same',
      wait: true,
      childRejected: 'reject',
    }
    await use([sub, step('a', [me.userId])])
    const { id, docId } = await submitted(me)
    const childOf = async () =>
      (
        await query<{ id: string }>(
          t,
          'select id from approval_instance where doc_id = $1 and parent_run_id is not null',
          [docId],
        )
      )[0]?.id
    await vi.waitUntil(async () => (await childOf()) !== undefined, wait)
    const child = (await childOf()) ?? ''
    await act(chen, child, { do: 'approve', taskId: await taskOf(chen, child) })
    expect(await statusOf(me, docId), 'a child says nothing of the document').toBe('pending')
    await holds(me, id)
    expect((await runsOf(me, id)).find(({ nodeId }) => nodeId === 's')?.status).toBe('passed')
  })

  it('somebody named to stand in gets what is open already, and loses it when the rule ends', async () => {
    await use([step('a', [chen.userId])])
    const { id } = await submitted(me)
    const li = await me.person('李')
    const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    const rule = await chen.call(approval.substitution.create, {
      body: { substitute: li.userId, from: from ?? '', to: to ?? '' },
    })
    await holds(li, id)
    await chen.call(approval.substitution.cancel, { params: { id: rule.result.id } })
    await vi.waitUntil(async () => (await taskOf(li, id)) === '', wait)
    expect(await taskOf(chen, id)).not.toBe('')
    await inOrder(me, ['timer fireAt'])
  })
})
