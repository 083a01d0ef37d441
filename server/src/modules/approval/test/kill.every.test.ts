import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { sampleOf } from '#test/depth.ts'
import { aCompany, draft, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { killableServers, type Request } from '#test/killable-servers.ts'
import { inOrder } from '#test/races.ts'
import { query } from '#test/sql.ts'
import { standingOf, untilQuiet } from '#test/standing.ts'
import { aTenant, signIn, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let servers: ReturnType<typeof killableServers>
beforeAll(async () => {
  t = await startApp()
  me = aCompany(t, await aTenant(t))
  chen = await signIn(t, me.tenantId, (await me.person('陈')).userId)
  await publish(me, tree(me.userId, [step('a', [chen.userId]), step('b', [me.userId])]))
  servers = killableServers(t.database)
})
afterAll(async () => {
  await servers.close()
  await t.close()
})

/** More statements than any request sends. */
const never = 1e9

const limit = { timeout: 600_000 }

const isKept = async (key: string): Promise<boolean> =>
  (await query(t, 'select 1 from approval_command where tenant_id = $1 and idem_key = $2', [me.tenantId, key])).length >
  0

type Attempt = { readonly key: string; readonly request: Request }

/** The first, the last and some between in every build, all of them in the nightly run. */
const pointsOf = (statements: number): number[] => {
  const between = Array.from({ length: Math.max(0, statements - 2) }, (_, index) => index + 2)
  return [1, ...sampleOf(between, 2), statements]
}

/** A server killed at its statements, after one that was not killed has told how many there are. */
const killEverywhere = async (prepare: (at: number) => Promise<Attempt>): Promise<number> => {
  const { request: whole } = await prepare(0)
  const { status, statements = 0 } = await servers.sendAndKill(never, whole)
  expect(status).toBe(200)
  for (const at of pointsOf(statements)) {
    const { key, request } = await prepare(at)
    const before = await standingOf(t, me.tenantId)
    const { killed } = await servers.sendAndKill(at, request)
    expect(killed, `at ${at} of ${statements}`).toBe(true)
    await untilQuiet(t)
    expect((await standingOf(t, me.tenantId)) !== before, `killed at ${at}`).toBe(await isKept(key))
    const again = await t.http.inject(request as never)
    expect(again.statusCode, `again after ${at}: ${again.body}`).toBe(200)
  }
  return statements
}

const headersOf = (who: Member) => ({ ...who.headers, 'content-type': 'application/json' })

describe('a server killed in truth', () => {
  it('at one statement after another of an approval: all of it or nothing', limit, async () => {
    const statements = await killEverywhere(async (at) => {
      const { id } = await submitted(me)
      const payload = { do: 'approve', taskId: await taskOf(chen, id), key: `dead${at}` }
      const request = { method: 'POST', url: `/api/approval/act/${id}`, headers: headersOf(chen), payload } as const
      return { key: payload.key, request }
    })
    expect(statements).toBeGreaterThan(10)
    await inOrder(me)
  })

  it('at one statement after another of a submission: all of it or nothing', limit, async () => {
    const statements = await killEverywhere(async (at) => {
      const payload = { docType: 'application', docId: await draft(me), key: `gone${at}` }
      const request = { method: 'POST', url: '/api/approval/submit', headers: headersOf(me), payload } as const
      return { key: payload.key, request }
    })
    expect(statements).toBeGreaterThan(10)
    await inOrder(me)
  })
})
