import { quote } from '@srm/api/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import {
  addColleague,
  askedQuoters,
  closeNow,
  lateQuote,
  openAll,
  ownedByAnother,
  stageIn,
  surrogateBody,
} from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { quoteEvaluators } from '../surrogate/surrogate.service.ts'

const { opening, opened, surrogate } = quote

let t: TestApp
let me: TestTenant
let clerk: Member
let chief: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  clerk = await addColleague(t, me, '行政小孙')
  chief = await addColleague(t, me, '李总')
})

const panel = async (who: Member, id: string) => (await who.call(opening.show, { params: { id } })).result
const version = (invitation: string) =>
  query<{ is_late: boolean; has_document: boolean; by: string }>(
    t,
    'select is_late, has_document, surrogate_by as by from quote_version where invitation_id = $1',
    [invitation],
  )

describe('a quote entered for a supplier', () => {
  it('is sealed at once, marked, and the document with it', async () => {
    const { id, quoter } = await ownedByAnother(t, me)
    const sealed = await quoter.upload({ name: '盖章报价单.txt', content: '总价 4242.42' })
    const body = await surrogateBody(quoter, '777.77', [sealed.id])
    expect((await clerk.call(surrogate.enter, { body })).result).toMatchObject({ isLate: false })
    expect(await version(quoter.invitation)).toEqual([{ is_late: false, has_document: true, by: clerk.userId }])
    expect((await panel(clerk, id)).quotes).toEqual([])
    await closeNow(me, id)
    await openAll(me, chief, id)
    const [first] = (await panel(me, id)).quotes
    expect(first).toMatchObject({ isSurrogate: true, hasDocument: true, total: '1555.54' })
    const { result } = await me.call(opened.show, { params: { id: first?.id ?? '' } })
    expect(result.surrogate).toMatchObject({ by: '行政小孙', channel: 'paper' })
    expect(result.attachments).toMatchObject([{ name: '盖章报价单.txt' }])
    const file = await t.http.inject({
      method: 'GET',
      url: `/api/quote/file/${result.attachments[0]?.id ?? ''}`,
      headers: me.headers,
    })
    expect([file.statusCode, file.body]).toEqual([200, '总价 4242.42'])
  })

  it('is not entered by the buyer, nor by somebody who judges quotes, nor without the right', async () => {
    const { quoters } = await askedQuoters(t, me, { count: 1 })
    const [quoter] = quoters
    if (!quoter) throw new Error('nobody was asked')
    const body = await surrogateBody(quoter)
    expect((await me.call(surrogate.enter, { body })).key).toBe('surrogate.not_yours')
    const forget = quoteEvaluators.contribute(async (_, __, userId) => userId === clerk.userId).attach()
    expect((await clerk.call(surrogate.enter, { body })).key).toBe('surrogate.not_yours')
    forget()
    expect((await me.as({ permissions: ['quote:list', 'purchase:show'] }).call(surrogate.enter, { body })).status).toBe(
      403,
    )
    const holders = await query<{ code: string }>(
      t,
      `select code from role where tenant_id = $1 and 'quote:surrogate' = any(permissions) order by code`,
      [me.tenantId],
    )
    expect(holders.map(({ code }) => code)).toEqual(['ADMIN', 'DEPT'])
  })

  it('after the deadline keeps the opening waiting until somebody else approves it', async () => {
    const { id, purchase } = await lateQuote(t, me)
    await query(t, `update purchase set stage = 'closed' where id = $1`, [purchase])
    expect((await me.call(opening.open, { params: { id: purchase } })).key).toBe('opening.late_undecided')
    const decide = (who: Member) => who.call(opening.decideLate, { params: { id }, body: { isApproved: true } })
    const [{ by } = { by: '' }] = await query<{ by: string }>(
      t,
      'select surrogate_by as by from quote_version where id = $1',
      [id],
    )
    expect((await decide(me.as({ userId: by }))).key).toBe('late.not_yours')
    expect((await decide(me)).status).toBe(200)
    expect((await decide(chief)).key).toBe('late.decided')
    await openAll(me, chief, purchase)
    expect((await panel(me, purchase)).quotes).toMatchObject([{ isSurrogate: true, hasDocument: false }])
  })

  it('counts toward the fewest quotes only with a document of the supplier', async () => {
    const enter = async (files: number) => {
      const { id, quoter } = await ownedByAnother(t, me)
      const papers = files === 0 ? [] : [(await quoter.upload({ name: '盖章报价单.txt', content: '1' })).id]
      expect((await clerk.call(surrogate.enter, { body: await surrogateBody(quoter, '9', papers) })).status).toBe(200)
      await closeNow(me, id)
      return stageIn(me, id)
    }
    expect(await enter(0)).toBe('failed')
    expect(await enter(1)).toBe('closed')
  })

  it('that came late and was approved makes enough only with a document', async () => {
    const approve = async (id: string) => me.call(opening.decideLate, { params: { id }, body: { isApproved: true } })
    const bare = await lateQuote(t, me)
    expect((await approve(bare.id)).status).toBe(200)
    expect(await stageIn(me, bare.purchase)).toBe('failed')
    const documented = await lateQuote(t, me, '供应商盖章报价单.txt')
    expect((await approve(documented.id)).status).toBe(200)
    expect(await stageIn(me, documented.purchase)).toBe('closed')
  })

  it('that was not approved stays sealed', async () => {
    const { id, purchase } = await lateQuote(t, me)
    await query(t, `update purchase set stage = 'closed' where id = $1`, [purchase])
    await me.call(opening.decideLate, { params: { id }, body: { isApproved: false, note: '供应商未盖章' } })
    await openAll(me, chief, purchase)
    expect((await panel(me, purchase)).quotes).toEqual([])
  })

  it('is refused once quotes are opened', async () => {
    const { id, quoter } = await ownedByAnother(t, me)
    const body = await surrogateBody(quoter)
    await quoter.quote('10')
    await closeNow(me, id)
    await openAll(me, chief, id)
    expect(await stageIn(me, id)).toBe('opened')
    expect((await clerk.call(surrogate.enter, { body })).key).toBe('surrogate.opened')
  })
})
