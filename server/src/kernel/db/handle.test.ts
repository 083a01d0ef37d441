import { setTimeout as sleep } from 'node:timers/promises'
import { endpoint } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import type { Ctx } from '../ctx.ts'
import type { Handle } from './handle.ts'
import { defineModule, implement } from '../module.ts'

const title = label('试验', 'Trial')
const result = z.object({ tries: z.int() })
const trials = {
  run: endpoint({
    method: 'POST',
    path: '/api/trial/run',
    title,
    access: 'signed-in',
    body: z.strictObject({ name: z.string() }),
    result,
  }),
}

/** What the planted endpoint does, told by the test that calls it. */
const works = new Map<string, (ctx: Ctx, tries: number) => Promise<unknown>>()
const tried = new Map<string, number>()
const trial = defineModule({
  name: 'trial',
  routes: implement(trials, {
    run: async (ctx, { body: { name } }) => {
      const tries = (tried.get(name) ?? 0) + 1
      tried.set(name, tries)
      await works.get(name)?.(ctx, tries)
      return { tries }
    },
  }),
})

/** Tables whose trouble shows only at the commit. */
const awkward = `
  create table app.once (n int constraint once_key unique deferrable initially deferred);
  create table app.fatal (n int);
  create function app.die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
  create constraint trigger die after insert on app.fatal deferrable initially deferred for each row execute function app.die();
  grant select, insert on app.once, app.fatal to srm_app`

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp({ modules: [trial] })
  me = await aTenant(t)
  await query(t, awkward)
})
afterAll(() => t.close())

let count = 0
const call = async (work: (ctx: Ctx, tries: number) => Promise<unknown>) => {
  const name = `trial${(count += 1)}`
  works.set(name, work)
  return me.call(trials.run, { body: { name } })
}

const bump = (ctx: Ctx, type: number) =>
  ctx.db.run('update number_rule set version = version + 1 where tenant_id = $1 and type = $2', [ctx.tenantId, type])
const versionOf = async (type: number): Promise<number> =>
  (
    await query<{ version: number }>(t, 'select version from number_rule where tenant_id = $1 and type = $2', [
      me.tenantId,
      type,
    ])
  )[0]?.version ?? 0

describe('a transaction', () => {
  it('is undone as a whole when the work fails', async () => {
    const before = await versionOf(1)
    const answer = await call(async (ctx) => {
      await bump(ctx, 1)
      throw new Error('in the middle')
    })
    expect(answer.status).toBe(500)
    expect(await versionOf(1)).toBe(before)
  })

  it('is undone as a whole when work nobody waited for fails', async () => {
    const before = await versionOf(1)
    const answer = await call(async (ctx) => {
      ctx.beforeCommit(ctx.db.run('select 1 / 0', []))
      await ctx.db.run('select 1', []).catch(() => undefined)
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await versionOf(1)).toBe(before)
  })

  it('that ended refuses whoever comes late', async () => {
    let late: Handle | undefined
    expect((await call(async (ctx) => void (late = ctx.db))).status).toBe(200)
    await expect(late?.run('select 1', [])).rejects.toThrow('the transaction has ended')
    let later: Handle | undefined
    await call(async (ctx) => {
      later = ctx.db
      throw new Error('undone')
    })
    await expect(later?.run('select 1', [])).rejects.toThrow('the transaction has ended')
  })

  it('is tried again after a deadlock, and both callers succeed', async () => {
    const before = [await versionOf(2), await versionOf(3)]
    const { promise: met, resolve: meet } = Promise.withResolvers<void>()
    let arrived = 0
    const inOrder = (types: readonly [number, number]) => async (ctx: Ctx, tries: number) => {
      // The one that was undone lets the other finish first.
      if (tries > 1) await sleep(500)
      await bump(ctx, types[0])
      arrived += 1
      if (arrived === 2) meet()
      if (tries === 1) await met
      await bump(ctx, types[1])
    }
    const answers = await Promise.all([call(inOrder([2, 3])), call(inOrder([3, 2]))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ result: { tries } }) => tries))).toEqual(new Set([1, 2]))
    expect([await versionOf(2), await versionOf(3)]).toEqual(before.map((version) => version + 2))
  })

  it('is tried again when its connection is lost, and takes effect once', async () => {
    const before = await versionOf(4)
    const answer = await call(async (ctx, tries) => {
      await bump(ctx, 4)
      if (tries === 1) await ctx.db.run('select pg_terminate_backend(pg_backend_pid())', [])
    })
    expect(answer).toMatchObject({ status: 200, result: { tries: 2 } })
    expect(await versionOf(4)).toBe(before + 1)
  })

  it('is tried again on connections that do not keep a statement of before a migration', async () => {
    await query(t, 'create table app.growing as select 1 as n; grant select on app.growing to srm_app')
    const read = () => call((ctx) => ctx.db.run('select * from growing', []))
    const everywhere = async () => (await Promise.all(Array.from({ length: 12 }, read))).map(({ status }) => status)
    expect(new Set(await everywhere())).toEqual(new Set([200]))
    await query(t, 'alter table app.growing add column m int')
    expect(new Set(await everywhere())).toEqual(new Set([200]))
  })

  it('says in its stack who asked for a statement that failed', async () => {
    const failed = me.inside(async function theAsker(ctx) {
      await ctx.db.run('select 1 / 0', [])
    })
    await expect(failed).rejects.toMatchObject({ code: '22012', stack: expect.stringContaining('theAsker') as string })
  })

  it('tells of a failure that shows only at the commit', async () => {
    const twice = async (ctx: Ctx) => {
      await ctx.db.run('insert into once values (1)', [])
      await ctx.db.run('insert into once values (1)', [])
    }
    expect(await call(twice)).toMatchObject({ status: 409, key: 'record.duplicate' })
    expect(await query(t, 'select n from app.once')).toEqual([])
  })

  it('is not tried again by itself when the connection is lost at the commit, for it may have succeeded', async () => {
    const answer = await call((ctx) => ctx.db.run('insert into fatal values (1)', []))
    expect(answer).toMatchObject({ status: 503, key: 'server.busy' })
    expect(tried.get(`trial${count}`)).toBe(1)
    expect((await call((ctx) => ctx.db.run('select 1', []))).status).toBe(200)
  })

  it('is not called a success when somebody swallowed the error that undid it', async () => {
    const before = await versionOf(5)
    const answer = await call(async (ctx) => {
      await bump(ctx, 5)
      await ctx.db.run('select 1 / 0', []).catch(() => undefined)
    })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(await versionOf(5)).toBe(before)
  })

  it('that is cancelled for taking too long says so', async () => {
    const answer = await call((ctx) => ctx.db.run('select pg_cancel_backend(pg_backend_pid())', []))
    expect(answer).toMatchObject({ status: 504, key: 'server.timeout' })
    expect((await call((ctx) => ctx.db.run('select 1', []))).status).toBe(200)
  })

  it('is shed when the queue for connections is long, and the caller is told to come back', async () => {
    const busy = Array.from({ length: 400 }, () => call((ctx) => ctx.db.run('select pg_sleep(0.02)', [])))
    const answers = await Promise.all(busy)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect((await call((ctx) => ctx.db.run('select 1', []))).status).toBe(200)
  })
})
