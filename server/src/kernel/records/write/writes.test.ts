import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { addCompany, anOurCompany, timelineOf } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'

const { update, remove, show } = tenancy.ourCompany

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

describe('a record', () => {
  it('changed by eight people at once is changed by exactly one, and the others are told by whom', async () => {
    const me = await aTenant(t)
    for (let round = 0; round < 5; round += 1) {
      const id = await addCompany(me)
      const change = (n: number) =>
        me.call(update, { params: { id }, body: { ...anOurCompany(), phone: `021-${n}`, version: 1 } })
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => change(n)))
      const [won, lost] = [
        answers.filter(({ status }) => status === 200),
        answers.filter(({ status }) => status === 409),
      ]
      expect([won.length, lost.length]).toEqual([1, 7])
      for (const { key, details } of lost)
        expect({ key, details }).toMatchObject({ key: 'record.stale', details: { version: 2, updatedBy: '王晓' } })
      const { version, phone } = (await me.call(show, { params: { id } })).result
      expect([version, phone]).toEqual([2, `021-${answers.findIndex(({ status }) => status === 200)}`])
      expect((await timelineOf(me, 'ourCompany', id)).result.items.map(({ kind }) => kind)).toEqual([
        'updated',
        'created',
      ])
    }
  })

  it('deleted by eight people at once is deleted once', async () => {
    const me = await aTenant(t)
    const id = await addCompany(me)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => me.call(remove, { params: { id }, query: { version: 1 } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(404)])
    expect((await timelineOf(me, 'ourCompany', id)).result.items).toHaveLength(2)
  })

  it('saved without a change keeps its version and says nothing on the timeline', async () => {
    const me = await aTenant(t)
    const body = anOurCompany()
    const id = await addCompany(me, body)
    expect((await me.call(update, { params: { id }, body: { ...body, version: 1 } })).result.version).toBe(1)
    expect((await timelineOf(me, 'ourCompany', id)).result.items).toHaveLength(1)
  })

  it('writes queue no job that nobody asked for', async () => {
    const me = await aTenant(t)
    const jobs = () => query(t, `select name, data from pgboss.job where data ->> 'tenantId' = $1`, [me.tenantId])
    const before = await jobs()
    const id = await addCompany(me)
    expect((await me.call(update, { params: { id }, body: { ...anOurCompany(), version: 1 } })).status).toBe(200)
    expect((await me.call(remove, { params: { id }, query: { version: 2 } })).status).toBe(200)
    expect(await jobs()).toEqual(before)
  })

  it('keeps the lines that keep their id, and refuses the id of a line it does not have', async () => {
    const me = await aTenant(t)
    const line = (accountNo: string, isDefault = false) => ({ bankName: '行', accountName: '户', accountNo, isDefault })
    const id = await addCompany(me, { bankAccounts: [line('111111', true), line('222222')] })
    const [first, second] = (await me.call(show, { params: { id } })).result.bankAccounts
    if (!first || !second) throw new Error('two lines were saved')
    const lines = [{ ...second, isDefault: true }, { ...first, isDefault: false }, line('333333')]
    const body = { ...anOurCompany({ bankAccounts: lines }), version: 1 }
    expect((await me.call(update, { params: { id }, body })).status).toBe(200)
    const kept = (await me.call(show, { params: { id } })).result.bankAccounts
    expect(kept.slice(0, 2).map((one) => one.id)).toEqual([second.id, first.id])
    expect(kept.map(({ isDefault }) => isDefault)).toEqual([true, false, false])
    const stranger = await addCompany(me)
    const theft = { ...anOurCompany({ bankAccounts: [first] }), version: 1 }
    expect(await me.call(update, { params: { id: stranger }, body: theft })).toMatchObject({
      status: 422,
      key: 'record.bad_reference',
    })
    const twice = { ...anOurCompany({ bankAccounts: [first, first] }), version: 2 }
    expect((await me.call(update, { params: { id }, body: twice })).status).toBe(422)
  })
})
