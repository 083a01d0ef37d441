import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quote } from '@srm/api/quote'
import { forSuppliers } from '#modules/inquiry/index.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { askedQuoters } from '#test/quotes.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(() => t.close())

const heldSql = 'select 1 from purchase where tenant_id = $1 and id = $2 for update nowait'
const ownSql = 'select 1 from purchase_invitation where tenant_id = $1 and id = $2 for update nowait'

const lock = (sql: string, id: string): Promise<unknown> => me.inside((ctx) => ctx.db.run(sql, [ctx.tenantId, id]))

describe('suppliers of one purchase', () => {
  it('hand in, ask and decline while another is handing in', { timeout: 20_000 }, async () => {
    const { quoters } = await askedQuoters(t, me, { count: 4 })
    await me.inside(async (ctx) => {
      expect(await forSuppliers.lockAnswer(ctx, quoters[0]?.linkId ?? '')).toBe(true)
      expect((await quoters[1]?.quote('10'))?.status).toBe(200)
      expect((await quoters[2]?.call(quote.external.ask, { body: { question: '可以分批送货吗？' } }))?.status).toBe(200)
      expect((await quoters[3]?.call(quote.external.decline, { body: { reason: 'dates' } }))?.status).toBe(200)
    })
  })

  it('hold whoever closes or extends up, and themselves, until theirs is stored', async () => {
    const { id, quoters } = await askedQuoters(t, me, { count: 1 })
    const [quoter] = quoters
    await me.inside(async (ctx) => {
      await forSuppliers.lockAnswer(ctx, quoter?.linkId ?? '')
      await expect(lock(heldSql, id)).rejects.toThrow('could not obtain lock')
      await expect(lock(ownSql, quoter?.invitation ?? '')).rejects.toThrow('could not obtain lock')
    })
    await lock(heldSql, id)
  })

  it('hold nobody up once it is over', async () => {
    const { id, quoters } = await askedQuoters(t, me, { count: 1 })
    await me.inside((ctx) => ctx.db.run('update purchase set deadline = clock_timestamp() where id = $1', [id]))
    await me.inside(async (ctx) => {
      expect(await forSuppliers.lockAnswer(ctx, quoters[0]?.linkId ?? '')).toBe(false)
      await lock(heldSql, id)
    })
    expect(await quoters[0]?.quote('10')).toMatchObject({ status: 409, key: 'quote.too_late' })
  })
})
