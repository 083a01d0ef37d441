import { finalAccount } from '@srm/api/final-account'
import { subtractMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoTenants } from '#db/seed/demo.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aDemoCompany } from '#test/demo-company.ts'
import { sheetIn, showAccount } from '#test/final-accounts.ts'
import type { TestTenant } from '#test/tenant.ts'

const { account } = finalAccount

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t, demoTenants.large)
})

describe('the final accounts of the demonstration', () => {
  it('hold one that is locked and one in preparation, and their profit adds up', async () => {
    const { items } = (await me.call(account.list, { query: { pageSize: 20 } })).result
    expect(items.map(({ stage }) => stage).toSorted()).toEqual(['checking', 'locked'])
    for (const { id, stage } of items) {
      const { lines, settledCost } = await showAccount(me, id)
      expect(lines.length).toBeGreaterThan(5)
      expect(settledCost).not.toBe('0.00')
      const { bridge, hindrances } = await sheetIn(me, id)
      const steps = (bridge ?? []).filter(({ kind }) => kind !== 'profit').map(({ amount }) => amount)
      expect(subtractMoney(bridge?.at(-1)?.amount ?? 'x', ...steps)).toBe('0.00')
      expect(hindrances.length > 0).toBe(stage === 'checking')
    }
  })
})
