import { invoicing } from '@srm/api/invoicing'
import { receipt } from '@srm/api/receipt'
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongInvoices } from '#modules/invoicing/index.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { aDemoCompany } from '#test/demo-company.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import type { TestTenant } from '#test/tenant.ts'
import { wrongReceipts } from './receipt.points.views.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t)
})

describe('the money of the demonstration', () => {
  it('has invoices at every stage, a red one, receipts to claim and to confirm, and adds up', async () => {
    const invoices = (await me.call(invoicing.invoiceOut.list, { query: {} })).result.items
    const stages = invoices.map(({ stage }) => stage)
    for (const stage of ['applying', 'toIssue', 'issued', 'delivered', 'reversed', 'red'])
      expect(stages).toContain(stage)
    const receipts = (await me.call(receipt.receipt.list, { query: {} })).result.items
    expect(receipts.map(({ stage }) => stage).toSorted()).toEqual([
      'claimed',
      'confirmed',
      'unclaimed',
      'unclaimed',
      'unclaimed',
    ])
    for (const wrong of [wrongLedger, wrongInvoices, wrongReceipts]) expect(await me.inside(wrong)).toEqual([])
  })
})
