import { payment } from '@srm/api/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoTenants } from '#db/seed/demo.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { aDemoCompany } from '#test/demo-company.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import type { TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t, demoTenants.large)
})

describe('the payments of the demonstration', () => {
  it('hold one of every stage, one blocked for every reason, and agree with the ledger', async () => {
    const { items } = (await me.call(payment.request.list, { query: { pageSize: 100 } })).result
    expect(new Set(items.map(({ stage }) => stage))).toEqual(new Set(['applying', 'toPay', 'batched', 'paid']))
    const blocked = new Set<string>()
    for (const { id } of items.filter(({ stage }) => stage === 'applying'))
      for (const { key, blocks } of (await me.call(payment.request.check, { params: { id } })).result)
        if (blocks) blocked.add(key)
    for (const key of ['noInvoice', 'duplicate', 'frozen', 'accountUnverified', 'notAccepted', 'overBudget'])
      expect([...blocked]).toContain(key)
    expect((await me.call(payment.request.due)).result.length).toBeGreaterThan(1)
    expect(await me.inside(wrongLedger)).toEqual([])
  })

  it('hold deposits of every state, both ways, some of them to be returned', async () => {
    const { items } = (await me.call(payment.deposit.list, { query: { pageSize: 100 } })).result
    expect(new Set(items.map(({ stage }) => stage))).toEqual(new Set(['noted', 'held', 'partial']))
    expect(new Set(items.map(({ side }) => side))).toEqual(new Set(['pay', 'receive']))
  })
})
