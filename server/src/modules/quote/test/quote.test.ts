import { inquiry } from '@srm/api/inquiry'
import { quote } from '@srm/api/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { outsideCall } from '#test/external-people.ts'
import { purchaseOf } from '#test/purchases.ts'
import { addColleague, askedQuoters, closeNow, openAll, stageIn } from '#test/quotes.ts'
import { linkHeaders } from '#test/run-of-shows.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { aQuoteForm } from '../quote.fixture.ts'
import { openByClock, remindOpeners } from '../opening/open.service.ts'

const { external, opening, opened } = quote

let t: TestApp
let me: TestTenant
let colleague: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  colleague = await addColleague(t, me, '李总')
})

const panel = async (who: Member, id: string) => (await who.call(opening.show, { params: { id } })).result
const open = (who: Member, id: string) => who.call(opening.open, { params: { id } })

describe('quote by a link', () => {
  it('is taken with a receipt that is the hash of what is sealed, and can be read back by its supplier', async () => {
    const { quoters } = await askedQuoters(t, me)
    const [one] = quoters
    const { status, result } = (await one?.quote('321.00')) ?? { status: 0, result: {} }
    expect(status).toBe(200)
    const [row] = await query<{ hash: string; at: string }>(
      t,
      `select encode(sha256(ciphertext), 'hex') as hash, received_at::text as at from quote_version where invitation_id = $1`,
      [one?.invitation],
    )
    expect(result).toMatchObject({ sha256: row?.hash, versionNo: 1 })
    const page = await one?.call(external.page)
    expect(page?.result).toMatchObject({ answer: 'quoted', quote: { lines: [{ unitPrice: '321.00' }] } })
  })

  it('is revised, withdrawn and sent again until the deadline, and every version stays', async () => {
    const { quoters } = await askedQuoters(t, me)
    const [one] = quoters
    await one?.quote('100')
    await one?.quote('90')
    expect((await one?.call(external.withdraw))?.result).toEqual({ answer: 'withdrawn' })
    expect((await one?.call(external.withdraw))?.key).toBe('quote.no_quote')
    expect((await one?.quote('80'))?.status).toBe(200)
    const rows = await query(t, 'select kind from quote_version where invitation_id = $1 order by version_no', [
      one?.invitation,
    ])
    expect(rows).toEqual(['quote', 'quote', 'withdrawal', 'quote'].map((kind) => ({ kind })))
  })

  it('is declined with one of our reasons, and may still come before the deadline', async () => {
    const { quoters } = await askedQuoters(t, me)
    const [one] = quoters
    const decline = (reason: string) => one?.call(external.decline, { body: { reason } })
    expect((await decline('because'))?.key).toBe('quote.reason')
    expect((await decline('roomsFull'))?.result).toEqual({ answer: 'declined' })
    expect((await one?.call(external.page))?.result.answer).toBe('declined')
    expect((await one?.quote('70'))?.status).toBe(200)
    expect((await decline('dates'))?.result).toEqual({ answer: 'declined' })
  })

  it('keeps its draft for its supplier alone', async () => {
    const { quoters } = await askedQuoters(t, me)
    const [one, other] = quoters
    await one?.call(external.save, { body: { values: { signer: '草稿甲' } } })
    expect((await one?.call(external.page))?.result.draft?.values).toEqual({ signer: '草稿甲' })
    expect(JSON.stringify((await other?.call(external.page))?.result)).not.toContain('草稿甲')
  })

  it('answers every line where parts are not taken, and none that was not asked for', async () => {
    const { quoters } = await askedQuoters(t, me, { allowsPartial: false })
    const [one] = quoters
    const lines = (await one?.call(external.page))?.result.lines ?? []
    const send = (form: ReturnType<typeof aQuoteForm>) => one?.call(external.submit, { body: { form } })
    const none = aQuoteForm(lines, '1', { lines: lines.map(({ id }) => ({ line: id, isOffered: false })) })
    expect((await send(none))?.key).toBe('quote.nothing')
    expect((await send(aQuoteForm([{ id: one?.invitation ?? '' }])))?.key).toBe('quote.lines_changed')
    const less = aQuoteForm(lines, '1', {
      lines: lines.map(({ id }) => ({ line: id, isOffered: true, unitPrice: '1', quantity: '1' })),
    })
    expect((await send(less))?.key).toBe('quote.line')
    expect((await send(aQuoteForm(lines, '1', { validUntil: '2020-01-01' })))?.key).toBe('quote.valid_until')
  })

  it('is refused from the deadline on by the clock of the database', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    const [one] = quoters
    const lines = (await one?.call(external.page))?.result.lines ?? []
    await query(t, 'update purchase set deadline = clock_timestamp() where id = $1', [id])
    const late = await one?.call(external.submit, { body: { form: aQuoteForm(lines) } })
    expect(late).toMatchObject({ status: 409, key: 'quote.too_late' })
    expect((await one?.call(external.withdraw))?.key).toBe('quote.too_late')
    expect((await one?.call(external.page))?.result.state).toBe('closed')
    await query(t, `update purchase set deadline = clock_timestamp() - interval '8 days' where id = $1`, [id])
    expect((await one?.call(external.page))?.key).toBe('quote.gone')
  })

  it('is void when what is asked for changes, and readable in history', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    const [one, other] = quoters
    await one?.quote('55.00')
    await other?.quote('66.00')
    const { version, lines, ...row } = await purchaseOf(me, id)
    const body = {
      title: row.title,
      method: row.method,
      deadline: row.deadline,
      minQuotes: row.minQuotes,
      openMode: row.openMode,
      allowsPartial: row.allowsPartial,
      lines: lines.map((line) => ({
        ...line,
        purchaseType: line.purchaseType.id,
        project: null,
        budgetItem: null,
        poolLine: null,
        quantity: '3',
      })),
      version,
    }
    const updated = await me.call(inquiry.update, { params: { id }, body: body as never })
    expect(updated.status, updated.message).toBe(200)
    expect((await one?.call(external.page))?.result).toMatchObject({
      answer: 'invalid',
      quote: { lines: [{ unitPrice: '55.00' }] },
    })
    const [{ n } = { n: 0 }] = await query<{ n: number }>(
      t,
      `select count(*)::int as n from sms_log where subject_id = $1 and scene = 'changed'`,
      [id],
    )
    expect(n).toBe(3)
    expect((await other?.quote('65.00'))?.status).toBe(200)
    await closeNow(me, id)
    await openAll(me, colleague, id)
    const { quotes } = await panel(me, id)
    expect(quotes.map(({ state, total }) => [state, total])).toEqual([
      ['opened', '195.00'],
      ['invalid', '165.00'],
    ])
  })
})

describe('opening of quotes', () => {
  it('before the deadline is refused, a second early as well', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    await quoters[0]?.quote('10')
    expect((await open(me, id)).key).toBe('opening.too_early')
    await query(t, `update purchase set deadline = clock_timestamp() + interval '1 second' where id = $1`, [id])
    expect((await open(me, id)).key).toBe('opening.too_early')
    expect(await query(t, 'select 1 from quote where purchase_id = $1', [id])).toEqual([])
  })

  it('takes two different people, of whom the buyer may be one, and one alone is refused twice', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    await quoters[0]?.quote('10.00')
    await quoters[1]?.quote('12.50')
    await closeNow(me, id)
    expect((await open(me, id)).result).toEqual({ isOpened: false })
    expect((await open(me, id)).key).toBe('opening.twice')
    expect((await panel(me, id)).quotes).toEqual([])
    expect(await stageIn(me, id)).toBe('closed')
    expect((await open(colleague, id)).result).toEqual({ isOpened: true })
    const { quotes, confirmations, openedAt } = await panel(me, id)
    expect(quotes.map(({ total }) => total)).toEqual(['20.00', '25.00'])
    expect(confirmations.map(({ name, isBuyer }) => [name, isBuyer])).toEqual([
      ['王晓', true],
      ['李总', false],
    ])
    expect(openedAt).not.toBeNull()
    expect(await stageIn(me, id)).toBe('opened')
    expect((await open(colleague, id)).key).toBe('opening.not_open')
    const [log] = await query<{ detail: { by: string[]; quotes: { sha256: string }[] } }>(
      t,
      `select detail from system_log where tenant_id = $1 and action = 'seal.opened' and detail ->> 'purchase' = $2`,
      [me.tenantId, (await purchaseOf(me, id)).code],
    )
    expect(log?.detail.by).toEqual(['王晓', '李总'])
    expect(log?.detail.quotes).toHaveLength(2)
  })

  it('needs the right to open, which no buyer has by role', async () => {
    const { id } = await askedQuoters(t, me)
    const buyer = me.as({ permissions: ['purchase:list', 'purchase:show', 'quote:list'] })
    expect((await open(buyer, id)).status).toBe(403)
    const holders = await query<{ code: string }>(
      t,
      `select code from role where tenant_id = $1 and 'inquiry:open' = any(permissions) order by code`,
      [me.tenantId],
    )
    expect(holders.map(({ code }) => code)).toEqual(['DEPT', 'FINANCE', 'GM'])
  })

  it('by the clock happens without anybody, and only once it is closed', async () => {
    const { id, quoters } = await askedQuoters(t, me, { openMode: 'clock' })
    await quoters[0]?.quote('10')
    await me.inside((ctx) => openByClock(ctx, id))
    expect(await stageIn(me, id)).toBe('quoting')
    await closeNow(me, id)
    await me.inside((ctx) => openByClock(ctx, id))
    expect(await stageIn(me, id)).toBe('opened')
    const { quotes, confirmations } = await panel(me, id)
    expect(quotes).toHaveLength(1)
    expect(confirmations).toMatchObject([{ name: null, isBuyer: false }])
  })

  it('leaves withdrawn quotes sealed', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    await quoters[0]?.quote('10')
    await quoters[1]?.quote('11')
    await quoters[0]?.call(external.withdraw)
    await closeNow(me, id)
    await openAll(me, colleague, id)
    expect((await panel(me, id)).quotes.map(({ total }) => total)).toEqual(['22.00'])
  })

  it('fails whole when one quote is not what its receipt says', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    await quoters[0]?.quote('10')
    await quoters[1]?.quote('11')
    await query(t, 'alter table app.quote_version disable trigger append_only')
    await query(t, `update quote_version set sha256 = repeat('0', 64) where invitation_id = $1`, [
      quoters[1]?.invitation,
    ])
    await query(t, 'alter table app.quote_version enable trigger append_only')
    await closeNow(me, id)
    await open(me, id)
    expect((await open(colleague, id)).key).toBe('opening.broken')
    expect(await query(t, 'select 1 from quote where purchase_id = $1', [id])).toEqual([])
    expect(await stageIn(me, id)).toBe('closed')
  })

  it('is everybody who may when it has waited for a day', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    await quoters[0]?.quote('10')
    await closeNow(me, id)
    await me.inside((ctx) => remindOpeners(ctx, { id, roundNo: 1 }))
    const told = await query<{ n: number }>(
      t,
      `select count(distinct user_id)::int as n from notice where tenant_id = $1 and subject_id = $2 and title like '%24%'`,
      [me.tenantId, id],
    )
    expect(told[0]?.n).toBeGreaterThanOrEqual(2)
  })

  it('lets quotes and their lines be read by whoever sees the purchase, without amounts where costs are hidden', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    await quoters[0]?.quote('10')
    await closeNow(me, id)
    await openAll(me, colleague, id)
    const [first] = (await panel(me, id)).quotes
    const params = { id: first?.id ?? '' }
    const shown = await me.call(opened.show, { params })
    expect(shown.result).toMatchObject({ total: '20.00', items: [{ unitPrice: '10.00', amount: '20.00' }] })
    const masked = await me.as({ masks: ['cost'] }).call(opened.show, { params })
    expect(masked.result).toMatchObject({ total: null, items: [{ unitPrice: null, amount: null }] })
  })
})

describe('a supplier of another', () => {
  it('reads and changes nothing of a rival, and calls nothing of the staff', async () => {
    const { id, quoters } = await askedQuoters(t, me)
    const [one, other] = quoters
    await one?.quote('123.45')
    const page = JSON.stringify((await other?.call(external.page))?.result)
    for (const secret of ['123.45', one?.supplier ?? '', one?.invitation ?? '']) expect(page).not.toContain(secret)
    const stranger = await aTenant(t)
    expect((await outsideCall(t, linkHeaders(t, stranger, 'quote', one?.linkId ?? ''))(external.page)).status).toBe(410)
    expect((await outsideCall(t, linkHeaders(t, me, 'runOfShow', one?.linkId ?? ''))(external.page)).status).toBe(401)
    expect((await outsideCall(t, linkHeaders(t, me, 'quote', id))(external.page)).status).toBe(410)
  })
})
