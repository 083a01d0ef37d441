import type { Endpoint } from '@srm/api/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somebody } from '#modules/identity/identity.fixture.ts'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import { startApp, type TestApp } from '../app.ts'
import { sampleOf } from '../depth.ts'
import { keyOf } from '../endpoints.ts'
import { exchange, type HttpExchange, type Request } from '../exchange.ts'
import { aTenant } from '../tenant.ts'
import { targetsOf, ways, type Finding, type Ground, type Way } from './ways.ts'

let t: TestApp
let ground: Ground
beforeAll(async () => {
  t = await startApp()
  const [me, other] = [await aTenant(t), await aTenant(t)]
  for (let n = 0; n < 3; n += 1) await somebody(me, { mobile: aMobile() })
  ground = { t, me, other, send: (_, request) => exchange(t, request) }
})
afterAll(() => t.close())

const attackAll = async (way: Way, on: Ground, targets: readonly Endpoint[]) => {
  const findings: Finding[] = []
  let calls = 0
  for (const endpoint of targets) {
    const done = await way.attack(on, endpoint)
    calls += done.calls
    findings.push(...done.findings)
  }
  return { calls, findings }
}

/** A server that forgets at one endpoint who is asking, or refuses everybody there. */
const holed = (at: Endpoint, refuses: boolean): Ground['send'] => {
  const refused: HttpExchange = { status: 403, text: '{"key":"session.forbidden"}', headers: {}, ms: 0 }
  return async (endpoint: Endpoint, request: Request) => {
    if (keyOf(endpoint) !== keyOf(at)) return exchange(t, request)
    if (refuses) return refused
    const { 'content-type': type } = request.headers as Record<string, string>
    const headers = { ...ground.me.headers, ...(type && { 'content-type': type }) }
    return exchange(t, { ...request, headers })
  }
}

describe.each(ways.map((way) => [way.name, way] as const))('every endpoint, %s', (name, way) => {
  it('lets nobody in, shows nothing, and refuses nobody it should serve', async () => {
    const targets = targetsOf(way)
    const { calls, findings } = await attackAll(way, ground, targets)
    process.stdout.write(`attack ${name}: ${calls} calls on ${targets.length} endpoints, ${findings.length} findings\n`)
    expect(targets.length).toBeGreaterThan(2)
    expect(findings).toEqual([])
  })

  it('finds the one that was left open on purpose', async () => {
    const refuses = name.startsWith('with no permission')
    const candidates = targetsOf(way).filter(({ method, path }) => method === 'GET' && planted(name, path))
    const [at] = sampleOf(candidates, 1, keyOf)
    await somebody(ground.me, { mobile: aMobile() })
    if (!at) throw new Error('nowhere to plant a hole')
    const { findings } = await attackAll(way, { ...ground, send: holed(at, refuses) }, [at])
    expect(new Set(findings.map(({ endpoint }) => endpoint))).toEqual(new Set([keyOf(at)]))
  })
})

/** Where a hole shows: a list of people is where numbers are. */
const planted = (name: string, path: string): boolean => name !== 'behind masks' || path === '/api/user/list'
