import { dictionary } from '@srm/api/dictionary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { addCompany } from '#test/records.ts'
import { snapshotOf } from '#test/snapshot.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import type { Events } from './event-names.ts'
import { fail } from '../errors.ts'
import { defineModule } from '../module.ts'

const heard: (Events['dictionary.merged'] & { tenantId: string })[] = []
let objects = false
/** A module that has a say when options are merged. */
const listener = defineModule({
  name: 'listener',
  on: {
    'dictionary.merged': async (ctx, news) => {
      heard.push({ ...news, tenantId: ctx.tenantId })
      await ctx.db.run('update number_rule set prefix = $2 where tenant_id = $1 and type = 1', [ctx.tenantId, news.to])
      if (objects) fail('selOption.in_use')
    },
  },
})

let t: TestApp
beforeAll(async () => {
  t = await startApp({ modules: [listener] })
})
afterAll(() => t.close())

const addOption = async (me: TestTenant, value: string): Promise<string> =>
  (await me.call(dictionary.create, { body: { selTypeName: 'taxpayerType', optionName: value, value } })).result.id

const aMerge = async () => {
  const me = await aTenant(t)
  const [from, into] = [await addOption(me, 'old'), await addOption(me, 'new')]
  const company = await addCompany(me, { taxpayerType: 'old' })
  return { me, company, merge: () => me.call(dictionary.merge, { params: { id: from }, body: { into } }) }
}

const typeOf = (company: string) => query(t, 'select taxpayer_type, version from our_company where id = $1', [company])

describe('news between modules', () => {
  it('is heard in the same transaction, and what the listener does is kept with it', async () => {
    objects = false
    const { me, company, merge } = await aMerge()
    expect((await merge()).result.moved).toBe(1)
    expect(heard.at(-1)).toEqual({ type: 'taxpayerType', from: 'old', to: 'new', tenantId: me.tenantId })
    expect(await typeOf(company)).toEqual([{ taxpayer_type: 'new', version: 2 }])
    const rule = 'select prefix from number_rule where tenant_id = $1 and type = 1'
    expect(await query(t, rule, [me.tenantId])).toEqual([{ prefix: 'new' }])
  })

  it('that a listener refuses undoes the whole change', async () => {
    objects = true
    const { me, company, merge } = await aMerge()
    const before = await snapshotOf(t, me.tenantId)
    expect(await merge()).toMatchObject({ status: 409, key: 'selOption.in_use' })
    expect(await typeOf(company)).toEqual([{ taxpayer_type: 'old', version: 1 }])
    expect(await snapshotOf(t, me.tenantId)).toEqual(before)
  })
})
