import { quote } from '@srm/api/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addColleague, askedQuoters, closeNow, openAll, stageIn } from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { rewrapKeys } from '../seal/key.store.ts'

const { external, opening } = quote

let t: TestApp
let me: TestTenant
let colleague: Member
let first: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  colleague = await addColleague(t, me, '李总')
  first = t.app.config.QUOTE_KEY
})

const second = 'k2=mT6cYb9wXe3hVq1nZr8sKd5gPf2jLa7u'

/** As if every process had been started anew with these keys. */
const useKeys = (keys: string): void => void Object.assign(t.app.config, { QUOTE_KEY: keys })

const keyIds = (id: string) =>
  query<{ key_id: string }>(t, 'select key_id from purchase_key where purchase_id = $1', [id])

describe('the drill of the wrapping key', () => {
  it('changes the key while quotes are sealed, and loses none of them', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    await quoters[0]?.quote('31.00')
    useKeys(`${second},${first}`)
    await quoters[1]?.quote('32.00')
    await me.inside(rewrapKeys)
    expect(await keyIds(id)).toEqual([{ key_id: 'k2' }])
    useKeys(second)
    expect((await quoters[0]?.call(external.page))?.result.quote?.lines[0]?.unitPrice).toBe('31.00')
    await closeNow(me, id)
    await openAll(me, colleague, id)
    const { quotes } = (await me.call(opening.show, { params: { id } })).result
    expect(quotes.map(({ total }) => total)).toEqual(['62.00', '64.00'])
    useKeys(first)
  })

  it('without the key opens nothing, changes nothing, and opens once it is found', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    await quoters[0]?.quote('41.00')
    await closeNow(me, id)
    useKeys('k9=aB4dFg7hJk2mNp5qRs8tVw1xYz3cEe6u')
    await me.call(opening.open, { params: { id } })
    expect((await colleague.call(opening.open, { params: { id } })).key).toBe('opening.key_lost')
    expect(await stageIn(me, id)).toBe('closed')
    expect(await query(t, 'select 1 from quote where purchase_id = $1', [id])).toEqual([])
    useKeys(first)
    expect((await colleague.call(opening.open, { params: { id } })).result).toEqual({ isOpened: true })
  })
})
