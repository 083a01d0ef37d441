import { endpoint } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApp, type TestApp } from '#test/app.ts'
import { productionSettings } from '#test/settings.ts'
import { defineModule, implement } from '../module.ts'

const probes = {
  answer: endpoint({
    method: 'GET',
    path: '/api/probe/answer',
    title: label('试验', 'Probe'),
    access: 'public',
    result: z.object({ name: z.string().trim().max(5), owner: z.object({ id: z.string() }).nullable() }),
  }),
  store: endpoint({
    method: 'POST',
    path: '/api/probe/store',
    title: label('存入', 'Store'),
    access: 'public',
    body: z.strictObject({ lines: z.array(z.strictObject({ remark: z.string() })) }),
    result: z.object({}),
  }),
}

/** What a handler may return when a rule was tightened after the row was stored. */
const stored = { name: ' 比现在允许的更长 ', owner: { id: 'a', hash: 'secret' }, salt: 'secret' }
const probe = defineModule({ name: 'probe', routes: implement(probes, { answer: () => stored, store: () => ({}) }) })

let development: TestApp
let production: TestApp
beforeAll(async () => {
  development = await startApp({ modules: [probe] })
  production = await startApp({ modules: [probe], env: productionSettings })
})
afterAll(async () => {
  await production.close()
  await development.close()
})

const ask = (t: TestApp) => t.http.inject({ method: 'GET', url: '/api/probe/answer' })

describe('answer of an endpoint', () => {
  it('that breaks its own contract fails where somebody can mend it', async () => {
    expect((await ask(development)).statusCode).toBe(500)
  })

  it('reaches the customer in production, without what the contract does not name', async () => {
    const answer = await ask(production)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ result: { name: '比现在允许的更长', owner: { id: 'a' } } })
    expect(answer.body).not.toContain('secret')
  })
})

describe('text of a request', () => {
  it.each([
    ['a NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])('with %s is refused, whatever the schema of its endpoint says', async (_, remark) => {
    const payload = { lines: [{ remark: '好' }, { remark }] }
    const answer = await development.http.inject({ method: 'POST', url: '/api/probe/store', payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ key: 'request.invalid', errors: [{ path: 'body', message: '含有非法字符' }] })
  })

  it('with characters of any language is taken', async () => {
    const payload = { lines: [{ remark: '文𠮷👩‍👧' }] }
    const answer = await development.http.inject({ method: 'POST', url: '/api/probe/store', payload })
    expect(answer.statusCode).toBe(200)
  })
})
