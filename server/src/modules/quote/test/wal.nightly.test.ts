import { randomInt } from 'node:crypto'
import { quote } from '@srm/api/quote'
import { expect, it } from 'vitest'
import { startApp } from '#test/app.ts'
import { looksOf } from '#test/looks.ts'
import { askedQuoters } from '#test/quotes.ts'
import { aTenant } from '#test/tenant.ts'
import { readWal, walPlace } from '#test/wal.ts'

/** Of this run alone: what the database logs outlives it. */
const canary = `${String(randomInt(1_000_000, 9_000_000))}.${String(randomInt(10, 99))}`

it('a price that is sealed stands nowhere in the log of the database', { timeout: 600_000 }, async () => {
  const t = await startApp()
  const me = await aTenant(t)
  const { quoters } = await askedQuoters(t, me, { count: 1 })
  const [quoter] = quoters
  if (!quoter) throw new Error('nobody was asked')
  const looks = looksOf(canary)
  const found: string[] = []
  const look = (text: string): void => void found.push(...looks.filter((one) => text.includes(one)))
  const began = await walPlace(t)
  await quoter.call(quote.external.save, { body: { values: { lines: { x: { unitPrice: canary } } } } })
  expect((await quoter.quote(canary, { remark: `单价 ${canary}` })).status).toBe(200)
  const ended = await walPlace(t)
  expect(await readWal(t, began, ended, look)).toBeGreaterThan(0)
  expect(found).toEqual([])
  // It would be found where it is looked for.
  await me.inside((ctx) =>
    ctx.db.run('update purchase set internal_note = $2 where tenant_id = $1', [ctx.tenantId, canary]),
  )
  await readWal(t, ended, await walPlace(t), look)
  expect(found).toContain(canary)
  await t.close()
})
