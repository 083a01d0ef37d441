import { endpoint, type Endpoint } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Failure } from '#kernel/errors.ts'
import { createHttp } from '#kernel/http/http.ts'
import { newId } from '#kernel/ids.ts'
import { defineModule, implement, type Module } from '#kernel/module.ts'
import { startApp, type TestApp } from './app.ts'
import { everyEndpoint, keyOf } from './endpoints.ts'
import { hasExample } from './examples.ts'
import { query } from './sql.ts'
import { aTenant } from './tenant.ts'

const title = label('埋设', 'Planted')
const result = z.object({ name: z.string() })
const planted = {
  writer: endpoint({ method: 'GET', path: '/api/planted/writer', title, access: 'signed-in', result }),
  thrower: endpoint({ method: 'GET', path: '/api/planted/thrower', title, access: 'signed-in', result }),
  nameless: endpoint({ method: 'GET', path: '/api/planted/nameless', title, access: 'signed-in', result }),
  liar: endpoint({ method: 'GET', path: '/api/planted/liar', title, access: 'signed-in', result }),
  talker: endpoint({ method: 'GET', path: '/api/planted/talker', title, access: 'signed-in', result }),
}

let state: unknown
const careless = defineModule({
  name: 'planted',
  routes: implement(planted, {
    writer: async (ctx) => {
      await ctx.db
        .run(`insert into record_event (subject, subject_id, id, kind) values ('planted', $1, $1, 'x')`, [newId()])
        .catch((error: unknown) => {
          state = (error as { code: unknown }).code
          throw error
        })
      return { name: 'x' }
    },
    thrower: () => {
      throw new Error(`select password from "user" failed at ${import.meta.filename}`)
    },
    nameless: () => {
      throw new Failure(undefined as never)
    },
    liar: () => ({ name: 5 }) as never,
    talker: () => ({ name: 'x', passwordHash: 'secret' }) as never,
  }),
})

let t: TestApp
beforeAll(async () => {
  t = await startApp({ modules: [careless] })
})
afterAll(() => t.close())

const bootWith = async (module: Module): Promise<string> => {
  const http = await createHttp({ ...t.app, modules: [module] })
  try {
    await http.ready()
    return 'started'
  } catch (error) {
    return String(error)
  } finally {
    await http.close().catch(() => undefined)
  }
}

describe('a careless endpoint', () => {
  it('that writes in a GET is refused by the database, and no row appears', async () => {
    const me = await aTenant(t)
    const answer = await me.call(planted.writer)
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(state).toBe('25006')
    expect(await query(t, `select 1 from record_event where subject = 'planted'`)).toEqual([])
  })

  it('that does not say who may call it stops the boot', async () => {
    const { access: _, ...nobody } = planted.liar
    const routes = [{ endpoint: nobody as unknown as Endpoint, handler: () => ({ name: 'x' }) }]
    expect(await bootWith({ name: 'planted', routes })).toContain('/api/planted/liar does not say who may call it')
    expect(await bootWith(careless)).toBe('started')
  })

  it('that breaks tells the caller nothing about why', async () => {
    const me = await aTenant(t)
    for (const broken of [planted.thrower, planted.nameless, planted.liar]) {
      const answer = await me.call(broken)
      const { requestId } = answer as unknown as { requestId: string }
      expect(answer).toMatchObject({
        status: 500,
        code: 50_000,
        key: 'server.internal',
        message: `服务器出错了，请稍后再试（编号 ${requestId.slice(-8)}）`,
      })
      expect(Object.keys(answer).toSorted()).toEqual(['code', 'key', 'message', 'requestId', 'status'])
    }
  })

  it('that returns more than its result says gives away only what it says', async () => {
    const me = await aTenant(t)
    expect((await me.call(planted.talker)).result).toEqual({ name: 'x' })
  })

  it('that is served without being in the contract, or without an example, is seen', () => {
    const served = t.app.modules.flatMap(({ routes = [] }) => routes.map((route) => route.endpoint))
    const unknown = served.filter((one) => !everyEndpoint.map(keyOf).includes(keyOf(one)))
    expect(unknown.map(keyOf)).toEqual(Object.values(planted).map(keyOf))
    expect(unknown.filter(hasExample)).toEqual([])
  })
})
