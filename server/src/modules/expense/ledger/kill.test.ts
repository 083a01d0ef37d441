import { expense } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wrongLedger } from '#modules/ledger/index.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { sampleOf } from '#test/depth.ts'
import { killableServers, type Request } from '#test/killable-servers.ts'
import { aCompanyWithBooks, postedFor } from '#test/ledgers.ts'
import { aTenant, signIn, type Member, type TestTenant } from '#test/tenant.ts'
import { aLoan } from '../expense.fixture.ts'

let t: TestApp
let me: TestTenant
let cashier: Member
let lend: () => Promise<string>
let servers: ReturnType<typeof killableServers>
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const company = await aCompanyWithMoney(t, me, ['loan'])
  cashier = await signIn(t, me.tenantId, me.userId)
  await aCompanyWithBooks(me, { isDefault: true })
  let count = 0
  lend = async () => {
    const who = await company.colleague(`借款人${(count += 1)}`)
    const { id } = (await who.call(expense.loan.create, { body: aLoan() })).result
    await company.approve(who, 'loan', id)
    return id
  }
  servers = killableServers(t.database)
})
afterAll(async () => {
  await servers.close()
  await t.close()
})

const paying = async (id: string): Promise<Request> => {
  const { version } = (await me.call(expense.loan.show, { params: { id } })).result
  const headers = { ...cashier.headers, 'content-type': 'application/json', 'idempotency-key': `pay-${id}` }
  return {
    method: 'POST',
    url: `/api/loan/pay/${id}`,
    headers,
    payload: { version, day: shanghaiDay(new Date()) },
  }
}

describe('a server killed while it pays', () => {
  it('at one statement after another: paid and posted, or neither', { timeout: 600_000 }, async () => {
    const first = await servers.sendAndKill(1e9, await paying(await lend()))
    expect(first.status).toBe(200)
    const { statements = 0 } = first
    const between = Array.from({ length: Math.max(0, statements - 2) }, (_, index) => index + 2)
    for (const at of [1, ...sampleOf(between, 3), statements]) {
      const id = await lend()
      const request = await paying(id)
      expect((await servers.sendAndKill(at, request)).killed, `at ${at} of ${statements}`).toBe(true)
      const { paidAmount } = (await me.call(expense.loan.show, { params: { id } })).result
      expect((await postedFor(me, id)).length, `killed at ${at}`).toBe(paidAmount === '0.00' ? 0 : 2)
      const again = await t.http.inject(request as never)
      expect(again.statusCode, again.body).toBe(200)
      expect(await postedFor(me, id)).toEqual(['personalLoan 600.00', 'bank -600.00'])
    }
    expect(await me.inside(wrongLedger)).toEqual([])
  })
})
