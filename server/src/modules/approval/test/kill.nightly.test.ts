import { approval } from '@srm/api/approval'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { standingOf, untilQuiet } from '#test/standing.ts'
import { aTenant, signIn, type Member } from '#test/tenant.ts'
import { aCompany, act, draft, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { inOrder } from '#test/races.ts'

let t: TestApp
let me: Company
let chen: Member
beforeAll(async () => {
  t = await startApp()
  me = aCompany(t, await aTenant(t))
  chen = await signIn(t, me.tenantId, (await me.person('陈')).userId)
  await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [me.userId])]))
})
afterAll(() => t.close())

type Line = { connection: { stream: { destroy: () => void } } }

/** Cuts the line to the database as it sends its n-th statement: all PostgreSQL sees of a server that dies there. */
const cutAt = async <T>(n: number, work: () => Promise<T>): Promise<{ answer: T; cut: boolean }> => {
  let sent = 0
  let cut = false
  const patched = new Set<pg.PoolClient>()
  const patch = (client: pg.PoolClient): void => {
    if (patched.has(client)) return
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown
    patched.add(client)
    client.query = ((...given: unknown[]) => {
      sent += 1
      const made = ask(...given)
      if (sent === n) {
        cut = true
        ;(client as unknown as Line).connection.stream.destroy()
      }
      return made
    }) as pg.PoolClient['query']
  }
  t.app.pool.on('acquire', patch)
  try {
    return { answer: await work(), cut }
  } finally {
    t.app.pool.off('acquire', patch)
    // What was laid over a client goes; the method of its class is there again.
    for (const client of patched) Reflect.deleteProperty(client, 'query')
  }
}

const limit = { timeout: 300_000 }

const standing = (): Promise<string> => standingOf(t, me.tenantId)

const isKept = async (key: string): Promise<boolean> =>
  (await query(t, 'select 1 from approval_command where tenant_id = $1 and idem_key = $2', [me.tenantId, key])).length >
  0

type Attempt = { readonly key: string; readonly send: () => Promise<{ status: number }> }

/** Ends with the first attempt that got through uncut: every statement of the command has been cut once by then. */
const surviveEveryCut = async (prepare: (n: number) => Promise<Attempt>): Promise<number> => {
  for (let n = 1; ; n += 1) {
    const { key, send } = await prepare(n)
    const before = await standing()
    const { answer, cut } = await cutAt(n, send)
    if (!cut) {
      expect(answer.status).toBe(200)
      return n - 1
    }
    await untilQuiet(t)
    // Nothing has changed, or all of it has: the command is on record with whatever follows from it.
    expect((await standing()) !== before, `cut at ${n}`).toBe(await isKept(key))
    expect((await send()).status, `again after ${n}`).toBe(200)
  }
}

describe('a server that dies', () => {
  it(
    'at any statement of an approval leaves all of it or nothing, and the same request goes through afterwards',
    limit,
    async () => {
      const statements = await surviveEveryCut(async (n) => {
        const { id } = await submitted(me)
        const taskId = await taskOf(chen, id)
        const key = `cut${n}`
        return { key, send: () => act(chen, id, { do: 'approve', taskId, key }) }
      })
      expect(statements).toBeGreaterThan(10)
      await inOrder(me)
    },
  )

  it('at any statement of a submission leaves all of it or nothing', limit, async () => {
    const statements = await surviveEveryCut(async (n) => {
      const docId = await draft(me)
      const key = `send${n}`
      return { key, send: () => me.call(approval.submit, { body: { docType: 'application', docId, key } }) }
    })
    expect(statements).toBeGreaterThan(10)
    await inOrder(me)
  })
})
