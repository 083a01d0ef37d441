import { endpoint } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { aTenant } from '#test/tenant.ts'
import { defineModule, implement } from '../module.ts'
import { newId } from '../ids.ts'
import { inSeconds, issue } from './tokens.ts'

const entry = endpoint({
  method: 'GET',
  path: '/api/planted/quote',
  title: label('报价', 'Quote'),
  access: 'external',
  result: z.object({ tenantId: z.string(), purpose: z.string(), people: z.int() }),
})

const planted = defineModule({
  name: 'planted',
  routes: implement(
    { entry },
    {
      entry: async (ctx) => {
        const { rows } = await ctx.db.run<{ n: number }>('select count(*)::int as n from app."user"', [])
        return { tenantId: ctx.tenantId, purpose: ctx.session.external?.purpose ?? '', people: rows[0]?.n ?? 0 }
      },
    },
  ),
})

let t: TestApp
beforeAll(async () => {
  t = await startApp({ modules: [planted] })
})
afterAll(() => t.close())

describe('the entry for external people', () => {
  it('opens to the token of the link in its own header, inside the company that sent it', async () => {
    const [me] = [await aTenant(t), await aTenant(t)]
    const secret = t.app.config.SESSION_SECRET
    const claims = { t: me.tenantId, purpose: 'quote', id: newId() }
    const knock = async (headers: Record<string, string>) => {
      const answer = await t.http.inject({ url: entry.path, headers })
      return { status: answer.statusCode, ...answer.json<{ result?: object }>() }
    }
    const token = issue('external', { ...claims, exp: inSeconds(60) }, secret)
    expect(await knock({ 'supplier-token': token })).toMatchObject({
      status: 200,
      result: { tenantId: me.tenantId, purpose: 'quote', people: 1 },
    })
    const over = issue('external', { ...claims, exp: inSeconds(-1) }, secret)
    const operator = issue('operator', { s: newId(), exp: inSeconds(60) }, secret)
    const wrong: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${token}` },
      { 'supplier-token': me.token },
      { 'supplier-token': over },
      { 'supplier-token': operator },
      { 'supplier-token': `${token}x` },
    ]
    for (const headers of wrong) expect((await knock(headers)).status).toBe(401)
  })
})
