import { pino } from 'pino'
import { endpoint } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApp, type TestApp } from '#test/app.ts'
import { anOurCompany } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { createLog, type Logger } from './log.ts'
import { defineModule, implement } from '../module.ts'

/** What a logger would have written. */
const linesOf = (log: Logger): string[] => {
  const lines: string[] = []
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]
  if (!stream) throw new Error('pino has no stream')
  stream.write = (line) => void lines.push(line)
  return lines
}

const planted = {
  fault: endpoint({
    method: 'POST',
    path: '/api/planted/fault',
    title: label('埋设', 'Planted'),
    access: 'signed-in',
    body: z.strictObject({ way: z.string(), password: z.string() }),
    result: z.object({ name: z.literal('x') }),
  }),
}

const secret = 'hunter2-s3cret'
const faulty = defineModule({
  name: 'planted',
  routes: implement(planted, {
    fault: async (ctx, { body: { way, password } }) => {
      if (way === 'result') return { name: password } as never
      if (way === 'duplicate') {
        const insert = `insert into sel_option (id, sel_type_name, option_name, value) values (gen_random_uuid(), 'x', $1, $1)`
        for (const time of ['first', 'second']) if (time) await ctx.db.run(insert, [password])
      }
      if (way === 'state') await ctx.db.run('select raise_it($1)', [password])
      throw new Error('fault')
    },
  }),
})

let t: TestApp
let lines: string[]
beforeAll(async () => {
  t = await startApp({ modules: [faulty], env: { SRM_LOG_LEVEL: 'debug' } })
  lines = linesOf(t.app.log)
  await query(
    t,
    `create function app.raise_it(text) returns void language plpgsql as $$ begin raise exception 'odd' using errcode = 'P0001', detail = $1; end $$`,
  )
})
afterAll(() => t.close())

describe('the log', () => {
  it('keeps tokens, passwords and cookies out, wherever a careless line puts them', () => {
    const log = createLog({ ...t.app.config, LOG_LEVEL: 'info' })
    const written = linesOf(log)
    const headers = {
      authorization: `Bearer ${secret}`,
      cookie: secret,
      'supplier-token': secret,
      'idempotency-key': secret,
    }
    log.info({ headers })
    log.info({ req: { headers } })
    log.info({
      body: { password: secret, token: secret, refresh: secret, mobile: secret, accountNo: secret, idNo: secret },
    })
    log.info({ data: { password: secret, token: secret, secret } })
    log.error({ err: Object.assign(new Error('x'), { detail: `Key (mobile)=(${secret}) already exists.` }) }, 'failed')
    expect(written).toHaveLength(5)
    for (const line of written) expect(line).not.toContain(secret)
  })

  it('shows messages to a developer, and in production to nobody', () => {
    const sms = { mobile: secret, text: `您的验证码 ${secret}` }
    const [here, there] = (['development', 'production'] as const).map((NODE_ENV) => {
      const log = createLog({ ...t.app.config, NODE_ENV, LOG_LEVEL: 'info' })
      const written = linesOf(log)
      log.info({ sms }, 'sms')
      return written.join('')
    })
    expect(here).toContain(secret)
    expect(there).toContain('[redacted]')
    expect(there).not.toContain(secret)
  })

  it('of a real server holds no token, password or value of a request, not even when things go wrong', async () => {
    const me = await aTenant(t)
    const company = anOurCompany({ phone: secret })
    const key = { 'idempotency-key': secret, cookie: `session=${secret}` }
    await me.call(tenancy.ourCompany.create, { body: company }, key)
    await me.call(tenancy.ourCompany.create, { body: company }, { ...key, 'idempotency-key': `${secret}2` })
    for (const way of ['result', 'duplicate', 'state', 'throw'])
      await me.call(
        planted.fault,
        { body: { way, password: secret } },
        { ...key, 'idempotency-key': `${secret}-${way}` },
      )
    const [, signature = '-'] = me.token.split('.')
    await t.http.inject({
      method: 'GET',
      url: '/api/user/profile',
      headers: { authorization: `Bearer x.${signature}` },
    })
    expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(3)
    expect(lines.filter((line) => line.includes(secret) || line.includes(signature))).toEqual([])
  })

  it('names the request a failure belongs to, so that it can be found by what the caller was told', async () => {
    const me = await aTenant(t)
    const answer = await me.call(planted.fault, { body: { way: 'throw', password: secret } })
    const { requestId } = answer as unknown as { requestId: string }
    expect(lines.some((line) => line.includes(requestId) && line.includes('request failed'))).toBe(true)
  })
})
