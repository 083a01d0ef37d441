import { contract } from '@srm/api/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDemoCompany } from '#test/demo-company.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import type { TestTenant } from '#test/tenant.ts'
import { wrongContracts } from './contract.report.views.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t)
})

describe('the contracts of the demonstration', () => {
  it('go both ways, with some to sign, a change under approval and instalments that are due, and add up', async () => {
    const { rows } = await me.inside((ctx) =>
      ctx.db.run<{ stage: string; side: string; count: number }>(
        'select stage, side, count(*)::int as count from contract where tenant_id = $1 group by 1, 2 order by 1, 2',
        [ctx.tenantId],
      ),
    )
    const of = (key: 'stage' | 'side', value: string) =>
      rows.filter((row) => row[key] === value).reduce((sum, { count }) => sum + count, 0)
    for (const side of ['receive', 'pay']) expect(of('side', side), JSON.stringify(rows)).toBeGreaterThan(3)
    for (const stage of ['toSign', 'performing', 'draft']) expect(of('stage', stage)).toBeGreaterThan(0)
    const changes = (await me.call(contract.change.list, { query: {} })).result.items
    expect(changes.map(({ kind, status }) => [kind, status])).toEqual([['amount', 'pending']])
    const due = (await me.call(contract.plan.list, { query: {} })).result.items
    expect(due.some(({ stage }) => stage === 'pending')).toBe(true)
    expect(await me.inside(wrongContracts)).toEqual([])
  })
})
