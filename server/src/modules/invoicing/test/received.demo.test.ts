import { invoicing } from '@srm/api/invoicing'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoTenants } from '#db/seed/demo.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aDemoCompany } from '#test/demo-company.ts'
import type { TestTenant } from '#test/tenant.ts'
import { wrongInvoices } from '../invoicing.points.views.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t, demoTenants.large)
})

describe('the received invoices of the demonstration', () => {
  it('are matched, too much, to be verified and to be deducted, and agree with the ledger', async () => {
    const { items } = (await me.call(invoicing.invoiceIn.list, { query: { pageSize: 100 } })).result
    expect(new Set(items.map(({ verifyState }) => verifyState))).toEqual(new Set(['verified', 'unverified']))
    expect(new Set(items.map(({ matchState }) => matchState))).toEqual(new Set(['matched', 'exception']))
    expect(items.filter((one) => one.isDeductible && one.verifyState === 'verified')).not.toHaveLength(0)
    expect(items.every(({ titleState }) => titleState === 'ours')).toBe(true)
    expect(await me.inside(wrongLedger)).toEqual([])
    expect(await me.inside(wrongInvoices)).toEqual([])
  })
})
