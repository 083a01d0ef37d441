import { crm } from '@srm/api/crm'
import { inquiry } from '@srm/api/inquiry'
import { project } from '@srm/api/project'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { aCustomer, aCustomerForbiddenSupplier } from '#modules/crm/crm.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addPoolLine, usualType } from '#test/demands.ts'
import { aTypedProject } from '#test/projects.ts'
import {
  addPurchase,
  addSupplierToAsk,
  aPurchaseOf,
  invitationsIn,
  inviteSome,
  makeOver,
  publishedPurchase,
  purchaseOf,
} from '#test/purchases.ts'
import { setStage } from '#test/suppliers.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { closeAtDeadline, remindSuppliers } from './monitor/deadline.service.ts'
import { forSuppliers, setInvitationState } from './index.ts'

const { askQuestion, view: purchaseForSupplier } = forSuppliers

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const at = async (id: string) => ({ params: { id }, version: (await purchaseOf(me, id)).version })
const extend = async (id: string, deadline: string) => {
  const { params, version } = await at(id)
  return me.call(inquiry.extend, { params, body: { version, deadline } })
}
const close = async (id: string) => {
  const { params, version } = await at(id)
  return me.call(inquiry.close, { params, body: { version, reason: '都已答复' } })
}
const cancel = async (id: string) => {
  const { params, version } = await at(id)
  return me.call(inquiry.cancel, { params, body: { version, cancelReason: 'eventCanceled' } })
}
const answerAs = (invitation: string, state: 'quoted' | 'declined' | 'intends' | 'withdrawn') =>
  me.inside((ctx) => setInvitationState(ctx, invitation, state))
const sentMessages = async (id: string, scene: string): Promise<number> => {
  const sql = `select count(*)::int as n from sms_log where tenant_id = $1 and subject_id = $2 and scene = $3`
  const { rows } = await me.inside((ctx) => ctx.db.run<{ n: number }>(sql, [ctx.tenantId, id, scene]))
  return rows[0]?.n ?? 0
}
const closeDue = (id: string) => me.inside((ctx) => closeAtDeadline(ctx, id))
const poolStage = async (id: string): Promise<string | undefined> => {
  const sql = `select stage from pool_line_ref where tenant_id = $1 and id = $2`
  return (await me.inside((ctx) => ctx.db.run<{ stage: string }>(sql, [ctx.tenantId, id]))).rows[0]?.stage
}
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

describe('purchase of lines of the pool', () => {
  it('takes what its buyer claimed, as it was asked for, and gives it back when it is canceled', async () => {
    const line = await addPoolLine(me, '主舞台背景', me.userId)
    const purchaseType = await usualType(me)
    const body = await aPurchaseOf(me, [{ name: '随便写的', quantity: '99', purchaseType, poolLine: line }])
    const made = await me.call(inquiry.create, { body })
    expect(made, JSON.stringify(made)).toMatchObject({ status: 200 })
    const { id } = made.result
    expect(await poolStage(line)).toBe('inquiry')
    const shown = await purchaseOf(me, id)
    expect(shown.lines).toMatchObject([{ name: '主舞台背景', quantity: '2.0000', poolLine: { id: line } }])
    expect(shown).toMatchObject({ lineCount: 1, budgetAmount: '3000.00' })
    expect((await cancel(id)).status).toBe(200)
    expect(await poolStage(line)).toBe('claimed')
    expect(await purchaseOf(me, id)).toMatchObject({ stage: 'canceled', cancelReason: 'eventCanceled' })
  })

  it('refuses what somebody else claimed, or what stands in it twice', async () => {
    const other = await addPoolLine(me)
    const body = await aPurchaseOf(me, [{ poolLine: other }])
    expect((await me.call(inquiry.create, { body })).key).toBe('poolLine.not_yours')
    const mine = await addPoolLine(me, '展架', me.userId)
    const twice = await aPurchaseOf(me, [{ poolLine: mine }, { poolLine: mine }])
    expect((await me.call(inquiry.create, { body: twice })).key).toBe('purchase.pool_line_twice')
  })

  it('gives back what is deleted with it, or taken out of it', async () => {
    const [one, two] = [await addPoolLine(me, '甲', me.userId), await addPoolLine(me, '乙', me.userId)]
    const { id } = (
      await me.call(inquiry.create, { body: await aPurchaseOf(me, [{ poolLine: one }, { poolLine: two }]) })
    ).result
    const shown = await purchaseOf(me, id)
    const [kept] = shown.lines
    const body = { ...(await aPurchaseOf(me, [{ ...aLineOf(kept), id: kept?.id }])), version: shown.version }
    const changed = await me.call(inquiry.update, { params: { id }, body })
    expect(changed, JSON.stringify(changed)).toMatchObject({ status: 200 })
    expect([await poolStage(one), await poolStage(two)]).toEqual(['inquiry', 'claimed'])
    expect((await me.call(inquiry.remove, { params: { id }, query: {} })).status).toBe(200)
    expect(await poolStage(one)).toBe('claimed')
  })
})

const aLineOf = (
  line: { name: string; quantity: string; purchaseType: { id: string }; poolLine: { id: string } | null } | undefined,
) =>
  line && {
    name: line.name,
    quantity: line.quantity,
    purchaseType: line.purchaseType.id,
    ...(line.poolLine && { poolLine: line.poolLine.id }),
  }

describe('publication of a purchase', () => {
  it('waits for enough suppliers, a deadline and the approval its method needs, and says all of it at once', async () => {
    const id = await addPurchase(me, { method: 'tender', deadline: null })
    const refused = await me.call(inquiry.publish, { params: { id }, body: { version: 1 } })
    expect(refused).toMatchObject({ status: 422, key: 'purchase.not_ready' })
    expect(refused.message).toMatch(/至少邀请 1 家供应商.*未填写报价截止时间.*需先通过审批/)
    const { result } = await me.call(inquiry.preview, { params: { id } })
    expect(result).toMatchObject({ needsApproval: true, approvalReasons: ['采购方式不是询价'] })
  })

  it('sends each supplier a link and keeps the band of the amount, which may be raised and not lowered', async () => {
    const body = await aPurchaseOf(me, [{ budgetAmount: '60000.00' }], { minQuotes: 1, openMode: 'clockOrAll' })
    const { id } = (await me.call(inquiry.create, { body })).result
    await inviteSome(me, id, 3)
    const { result } = await me.call(inquiry.preview, { params: { id } })
    expect(result).toMatchObject({ minQuotes: 3, openMode: 'twoPeople' })
    expect(result.messages.every(({ length, text }) => length <= 70 && !/\d{5,}\.\d\d/.test(text))).toBe(true)
    await me.inside((ctx) => ctx.db.run(`update purchase set status = 'approved' where id = $1`, [id]))
    const { params, version } = await at(id)
    expect((await me.call(inquiry.publish, { params, body: { version } })).status).toBe(200)
    expect(await purchaseOf(me, id)).toMatchObject({ stage: 'quoting', minQuotes: 3, openMode: 'twoPeople' })
    const { list, counts } = await invitationsIn(me, id)
    expect(list.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    const linked = `select link_id from purchase_invitation where purchase_id = $1 and link_id is not null`
    expect((await me.inside((ctx) => ctx.db.run(linked, [id]))).rows).toHaveLength(3)
    expect(counts).toMatchObject({ invited: 3, sent: 3, quoted: 0 })
  })

  it('asks no supplier the customer refuses, nor one that may not be asked', async () => {
    const customer = (await me.call(crm.customer.create, { body: aCustomer() })).result.id
    const body = { ...(await aTypedProject(me)), customer }
    const made = await me.call(project.project.create, { body })
    expect(made, JSON.stringify(made)).toMatchObject({ status: 200 })
    const id = await addPurchase(me, { project: made.result.id })
    const [refused, banned] = [await addSupplierToAsk(me), await addSupplierToAsk(me)]
    const forbidden = aCustomerForbiddenSupplier({ customer, supplier: refused.id, reason: '上次迟到' })
    expect((await me.call(crm.forbiddenSupplier.create, { body: forbidden })).status).toBe(200)
    const ask = async (one: string) =>
      me.call(inquiry.invite, {
        params: { id },
        body: { version: (await at(id)).version, suppliers: [{ supplier: one }] },
      })
    expect((await ask(refused.id)).key).toBe('customer.supplier_forbidden')
    await setStage(t, me, banned.id, 'blacklisted')
    expect((await ask(banned.id)).key).toBe('supplier.may_not')
    const { result } = await me.call(inquiry.candidates, { params: { id }, query: { keyword: refused.name } })
    expect(result).toMatchObject([{ remarks: [{ text: '客户不同意使用：上次迟到', blocks: true }] }])
    expect((await me.call(inquiry.candidates, { params: { id }, query: { keyword: banned.name } })).result).toEqual([])
  })
})

describe('deadline of a purchase', () => {
  it('only moves later, and every supplier is told', async () => {
    const id = await publishedPurchase(me)
    expect((await extend(id, inDays(1))).key).toBe('purchase.deadline_later')
    expect((await extend(id, inDays(-1))).key).toBe('purchase.deadline_later')
    expect((await extend(id, inDays(9))).status).toBe(200)
    expect(await sentMessages(id, 'extended')).toBe(2)
    const shown = await purchaseOf(me, id)
    const sooner = { ...(await aPurchaseOf(me)), deadline: inDays(1), version: shown.version }
    expect((await me.call(inquiry.update, { params: { id }, body: sooner })).key).toBe('purchase.fixed')
  })

  it('is that of the database: a job that comes too soon closes nothing', async () => {
    const id = await publishedPurchase(me, { openMode: 'clock' })
    await closeDue(id)
    expect((await purchaseOf(me, id)).stage).toBe('quoting')
    await makeOver(me, id)
    await closeDue(id)
    await closeDue(id)
    expect((await purchaseOf(me, id)).stage).toBe('failed')
  })

  it('reached with too few quotes leaves extending, going on with a reason, or canceling', async () => {
    const id = await publishedPurchase(me, { minQuotes: 2, openMode: 'clock' })
    const [first] = (await invitationsIn(me, id)).list
    await answerAs(first?.id ?? '', 'quoted')
    await makeOver(me, id)
    await closeDue(id)
    const failed = await purchaseOf(me, id)
    expect(failed.stage).toBe('failed')
    expect(failed.actions).toEqual(expect.arrayContaining(['extend', 'proceed', 'cancel']))
    expect((await extend(id, inDays(2))).status).toBe(200)
    expect(await purchaseOf(me, id)).toMatchObject({ stage: 'quoting', closedAt: null })
    await makeOver(me, id)
    await closeDue(id)
    const { params, version } = await at(id)
    expect((await me.call(inquiry.proceed, { params, body: { version, reason: '独家场地' } })).status).toBe(200)
    expect(await purchaseOf(me, id)).toMatchObject({ stage: 'closed', shortReason: '独家场地' })
  })

  it('is closed early only when every supplier has answered', async () => {
    const id = await publishedPurchase(me, { openMode: 'clock' })
    const { list } = await invitationsIn(me, id)
    await answerAs(list[0]?.id ?? '', 'quoted')
    await answerAs(list[1]?.id ?? '', 'intends')
    expect((await close(id)).key).toBe('purchase.not_all_answered')
    await answerAs(list[1]?.id ?? '', 'declined')
    expect((await close(id)).status).toBe(200)
    expect((await purchaseOf(me, id)).stage).toBe('closed')
  })

  it('is reminded of once, and only to those who have not answered', async () => {
    const id = await publishedPurchase(me, { openMode: 'clock' })
    const { list } = await invitationsIn(me, id)
    await answerAs(list[0]?.id ?? '', 'quoted')
    await me.inside((ctx) =>
      ctx.db.run(`update purchase set deadline = now() + interval '2 hours' where id = $1`, [id]),
    )
    await me.inside((ctx) => remindSuppliers(ctx, id))
    await me.inside((ctx) => remindSuppliers(ctx, id))
    expect(await sentMessages(id, 'deadline_remind')).toBe(1)
  })
})

describe('answers of suppliers to a tender', () => {
  it('are hidden in every call until the opening, and closing early is not possible', async () => {
    const id = await publishedPurchase(me, { method: 'tender' })
    const seen = async () => ({
      show: { ...(await purchaseOf(me, id)), updatedAt: '', version: 0 },
      suppliers: { ...(await invitationsIn(me, id)), now: '' },
      list: (await me.call(inquiry.list, { query: { keyword: (await purchaseOf(me, id)).code } })).result.items.map(
        (one) => ({
          ...one,
          updatedAt: '',
          version: 0,
        }),
      ),
      summary: (await me.call(inquiry.summary, { query: {} })).result,
      close: (await close(id)).key,
      asked: (await me.call(inquiry.questions, { params: { id } })).result,
    })
    const before = await seen()
    expect(before.suppliers).toMatchObject({ isHidden: true, counts: null })
    expect(before.suppliers.list.map(({ state, viewCount }) => [state, viewCount])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(before.close).toBe('purchase.state_hidden')
    const [one, two] = before.suppliers.list
    await answerAs(one?.id ?? '', 'quoted')
    await me.inside((ctx) => setInvitationState(ctx, two?.id ?? '', 'declined', { declineReason: 'roomsFull' }))
    expect(await seen()).toEqual(before)
    await makeOver(me, id)
    await closeDue(id)
    expect((await invitationsIn(me, id)).isHidden).toBe(true)
  })
})

describe('change of a published line', () => {
  it('voids the quotes, and every supplier hears of it; a note of our own changes nothing for them', async () => {
    const id = await publishedPurchase(me, { openMode: 'clock' })
    const { list } = await invitationsIn(me, id)
    await answerAs(list[0]?.id ?? '', 'quoted')
    const emitted: string[] = []
    const shown = await purchaseOf(me, id)
    const [line] = shown.lines
    const send = async (quantity: string, internalNote: string) => {
      const now = await purchaseOf(me, id)
      const body = {
        ...(await aPurchaseOf(me, [{ ...aLineOf(line), quantity, unit: '块', budgetAmount: '1000.00', id: line?.id }])),
        title: now.title,
        deadline: now.deadline,
        minQuotes: now.minQuotes,
        openMode: now.openMode,
        internalNote,
        version: now.version,
      }
      const answer = await me.call(inquiry.update, { params: { id }, body })
      expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
    }
    await send('2', '别忘了开票')
    expect((await invitationsIn(me, id)).counts?.quoted).toBe(1)
    expect(await sentMessages(id, 'changed')).toBe(0)
    await send('5', '别忘了开票')
    emitted.push((await invitationsIn(me, id)).list.map(({ state }) => state).join())
    expect(emitted).toEqual(['viewed,sent'])
    expect(await sentMessages(id, 'changed')).toBe(2)
  })
})

describe('supplier of a purchase', () => {
  it('sees neither rivals nor their number, neither budget nor ceiling, and who asked is said to nobody', async () => {
    const id = await publishedPurchase(me, { count: 3, internalNote: '内部机密' })
    await me.inside((ctx) => ctx.db.run(`update purchase_line set ceiling_price = 4321 where purchase_id = $1`, [id]))
    const { list } = await invitationsIn(me, id)
    const [mine, rival, third] = list
    const ask = (invitation: string | undefined, question: string) =>
      me.inside((ctx) => askQuestion(ctx, { purchaseId: id, invitationId: invitation ?? '', question }))
    await ask(rival?.id, '能否加床？')
    const told = await ask(third?.id, '几点进场？')
    const body = { answer: '早上六点' }
    expect((await me.call(inquiry.answer, { params: { id: told }, body })).status).toBe(200)
    expect((await me.call(inquiry.answer, { params: { id: told }, body })).key).toBe('purchase.answered')
    expect(await sentMessages(id, 'answered')).toBe(3)
    const view = await me.inside((ctx: Ctx) => purchaseForSupplier(ctx, mine?.id ?? ''))
    expect(view.questions).toMatchObject([{ question: '几点进场？', answer: '早上六点', isOwn: false }])
    const text = JSON.stringify(view)
    for (const secret of [rival, third].flatMap((one) => [one?.supplier.name, one?.supplier.id, one?.id, one?.mobile]))
      expect(text).not.toContain(secret)
    for (const secret of ['内部机密', '1000.00', '4321', 'budget', 'ceiling', 'count', 'minQuotes', '能否加床'])
      expect(text).not.toContain(secret)
  })

  it('that is blacklisted is asked no more, and told so', async () => {
    const id = await publishedPurchase(me)
    const [one] = (await invitationsIn(me, id)).list
    await setStage(t, me, one?.supplier.id ?? '', 'blacklisted')
    const moved = { id: one?.supplier.id ?? '', from: 'qualified', to: 'blacklisted' }
    await me.inside((ctx) => ctx.emit('supplier.moved', moved))
    expect((await invitationsIn(me, id)).list[0]).toMatchObject({ state: 'canceled', actions: [] })
    expect(await purchaseOf(me, id)).toMatchObject({ invitedCount: 1 })
    expect(await sentMessages(id, 'cancelled')).toBe(1)
    const kept = await me.call(supplier.supplier.remove, { params: { id: one?.supplier.id ?? '' }, query: {} })
    expect(kept.status).toBe(409)
  })

  it('is asked again at most every ten minutes', async () => {
    const id = await publishedPurchase(me)
    const { params, version } = await at(id)
    expect((await me.call(inquiry.resend, { params, body: { version } })).key).toBe('purchase.resend_soon')
    await me.inside((ctx) =>
      ctx.db.run(`update purchase_invitation set last_sent_at = now() - interval '11 minutes' where purchase_id = $1`, [
        id,
      ]),
    )
    expect((await me.call(inquiry.resend, { params, body: { version } })).status).toBe(200)
    expect((await invitationsIn(me, id)).list.map(({ resentCount }) => resentCount)).toEqual([1, 1])
  })
})
