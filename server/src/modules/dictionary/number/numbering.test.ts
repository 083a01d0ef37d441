import { codeTypes, dictionary } from '@srm/api/dictionary'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { issueCode } from './numbering.service.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const undone = new Error('undone')

/** Takes a number and, for one in five, gives up the transaction that took it. */
const take = async (me: TestTenant, n: number): Promise<string[]> => {
  const taken = me.inside(async (ctx) => {
    const code = await issueCode(ctx, 'ourCompany')
    if (n % 5 === 0) throw undone
    return code
  })
  return taken.then(
    (code) => [code],
    (error: unknown) => (error === undone ? [] : Promise.reject(error as Error)),
  )
}

const preview = async (me: TestTenant, type?: number) =>
  (await me.call(dictionary.genCode, { query: type === undefined ? {} : { type } })).result.code

const momentSql = `select set_config('app.moment', $1, true)`

describe('numbers', () => {
  it('are of the day of their transaction, whatever day it is', async () => {
    const me = await aTenant(t)
    const [then, now] = await me.inside(async (ctx) => {
      await ctx.db.run(
        `update number_rule set date_part = 'month', reset = 'month' where tenant_id = $1 and type = 7`,
        [ctx.tenantId],
      )
      await ctx.db.run(momentSql, ['2024-02-29T20:00:00Z'])
      const past = await issueCode(ctx, 'ourCompany')
      await ctx.db.run(momentSql, [''])
      return [past, await issueCode(ctx, 'ourCompany')]
    })
    expect(then).toContain('202403')
    expect(now).not.toContain('202403')
  })

  it('are taken without doubles and without gaps by four hundred at once, a fifth of whom give up', async () => {
    const me = await aTenant(t)
    const lane = async (start: number): Promise<string[]> => {
      const codes: string[] = []
      for (let n = start; n < 400; n += 40) codes.push(...(await take(me, n)))
      return codes
    }
    const codes = (await Promise.all(Array.from({ length: 40 }, (_, start) => lane(start)))).flat()
    const expected = Array.from({ length: 320 }, (_, n) => `GS-${String(n + 1).padStart(3, '0')}`)
    expect(codes.toSorted()).toEqual(expected.toSorted())
  })

  it('belong to one company: each counts for itself', async () => {
    const [a, b] = [await aTenant(t), await aTenant(t)]
    for (const me of [a, b, a, b]) await take(me, 1)
    expect([await take(a, 1), await take(b, 1)]).toEqual([['GS-003'], ['GS-003']])
  })

  it('are shown beforehand without being taken', async () => {
    const me = await aTenant(t)
    expect([await preview(me, 7), await preview(me, 7)]).toEqual(['GS-001', 'GS-001'])
    expect(await query(t, 'select 1 from number_counter where type = 7 and tenant_id = $1', [me.tenantId])).toEqual([])
    expect(await take(me, 1)).toEqual(['GS-001'])
    expect(await preview(me, 7)).toBe('GS-002')
  })

  it('without a type are fourteen letters and digits, none of which can be mistaken for another', async () => {
    const me = await aTenant(t)
    const codes = await Promise.all(Array.from({ length: 20 }, () => preview(me)))
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{14}$/)
    expect(new Set(codes).size).toBe(20)
  })

  it('are there for every type, and refused for one that does not exist', async () => {
    const me = await aTenant(t)
    for (const type of Object.values(codeTypes)) expect(await preview(me, type)).toMatch(/^[A-Z]+-(\d{4,6}-)?0*1$/)
    const unknown = await me.call(dictionary.genCode, { query: { type: 99 } })
    expect(unknown).toMatchObject({ status: 422, key: 'code.unknown_type' })
  })

  it('follow the rule of the company as it is now', async () => {
    const me = await aTenant(t)
    await take(me, 1)
    await query(
      t,
      `update number_rule set prefix = 'Z', digits = 6, separator = '/' where tenant_id = $1 and type = 7`,
      [me.tenantId],
    )
    expect(await take(me, 1)).toEqual(['Z/000002'])
  })
})
