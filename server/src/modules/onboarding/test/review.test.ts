import { externalEntry } from '@srm/api/external/entry'
import { onboarding } from '@srm/api/onboarding'
import { supplier } from '@srm/api/supplier'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { fingerprint } from '#kernel/log/sealing.ts'
import { codeSentTo, targetOf } from '#modules/notice/notice.fixture.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { applicant, nobodyAt, sentIn, withToken, type Sender } from '#test/applicants.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompany, publish, step, tree } from '#test/approvals.ts'
import { inOrder } from '#test/races.ts'
import { timelineOf } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'

const { external, application } = onboarding

let t: TestApp
let me: TestTenant
let worker: App
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const show = async (id: string, by: TestTenant = me) => (await by.call(application.show, { params: { id } })).result
const patience = { timeout: 60_000, interval: 50 }

const messages = async () => (await me.inside(async (ctx) => ctx.sms.recent?.() ?? [])) ?? []

/** The link of the newest message to a number that says this. */
const linkSentTo = (mobile: string, word: string): Promise<string> =>
  vi.waitUntil(async () => {
    const mine = (await messages()).filter((message) => message.mobile === mobile && message.text.includes(word))
    return (await targetOf(t, mine.at(-1)?.text ?? ''))?.match(/ticket=(\S+)/)?.[1]
  }, patience) as Promise<string>

/** By the link, with a code to the same phone. */
const byLink = async (ticket: string, mobile: string) => {
  await query(t, `update platform.sms_code set created_at = created_at - interval '2 minutes' where mobile = $1`, [
    mobile,
  ])
  const anyone = nobodyAt(t)
  const asked = await anyone(externalEntry.code, { body: { ticket } })
  expect(asked.result.mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
  const code = await codeSentTo(t, mobile, 'supplier')
  const { result } = await anyone(externalEntry.enter, { body: { ticket, code } })
  return withToken(t, mobile, result.token)
}

const partsOf = async (id: string, by: TestTenant = me) =>
  (await by.call(supplier.supplier.parts, { params: { id } })).result

describe('approving', () => {
  it('makes a potential supplier with its contact, licence, unverified account, and offers out of use', async () => {
    const { id, sent, who } = await sentIn(t, me)
    const done = await me.call(application.approve, { params: { id }, body: { version: 1, opinion: '欢迎' } })
    expect(done.status, done.message).toBe(200)
    const shown = await show(id)
    expect(shown).toMatchObject({ stage: 'approved', status: 'draft', supplier: { name: sent.name } })
    const supplierId = shown.supplier?.id ?? ''
    const made = (await me.call(supplier.supplier.show, { params: { id: supplierId } })).result
    expect(made).toMatchObject({ lifecycle: 'potential', source: 'apply', creditCode: sent.creditCode })
    expect(made.classifies).toHaveLength(1)
    expect(await partsOf(supplierId)).toMatchObject({ contact: 1, certificate: 1, bankAccount: 1, hotel: 1, place: 1 })
    const of = { filter: JSON.stringify([{ field: 'supplier', op: 'in', value: [supplierId] }]) } as never
    const account = (await me.call(supplier.bankAccount.list, { query: of })).result.items[0]
    expect(account).toMatchObject({ accountNo: sent.bank?.accountNo, verifyStatus: 'unverified' })
    const contact = (await me.call(supplier.contact.list, { query: of })).result.items[0]
    expect(contact).toMatchObject({ mobile: who.mobile, isPrimary: true })
    expect((await me.call(supplier.hotel.list, { query: of })).result.items[0]).toMatchObject({ status: 'disabled' })
    const [licence] = (await me.call(supplier.certificate.list, { query: of })).result.items
    const certificate = (await me.call(supplier.certificate.show, { params: { id: licence?.id ?? '' } })).result
    expect(certificate).toMatchObject({ type: 'license', files: [{ name: '营业执照.pdf' }] })
    await linkSentTo(who.mobile, '已通过')
  })

  it('is refused while we have a supplier of the same credit code, until it is linked to it', async () => {
    const { id, sent } = await sentIn(t, me)
    const known = aSupplier({ creditCode: sent.creditCode ?? null })
    const ours = (await me.call(supplier.supplier.create, { body: known })).result.id
    const params = { id }
    const review = (await me.call(application.review, { params })).result
    expect(review.duplicates).toMatchObject([{ id: ours, alike: ['creditCode'] }])
    const refused = await me.call(application.approve, { params, body: { version: 1 } })
    expect(refused).toMatchObject({ status: 409, key: 'onboarding.same_supplier' })
    await me.call(application.link, { params, body: { version: 1, supplier: ours } })
    expect((await me.call(application.approve, { params, body: { version: 2 } })).status).toBe(200)
    expect((await show(id)).supplier?.id).toBe(ours)
    expect(await partsOf(ours)).toMatchObject({ contact: 1, certificate: 1, bankAccount: 1 })
    const kept = (await me.call(supplier.supplier.show, { params: { id: ours } })).result
    expect(kept).toMatchObject({ name: known.name, source: 'staff' })
  })

  it('keeps whole numbers although the one who approves may not read them', async () => {
    const { id, sent, who } = await sentIn(t, me)
    const covered = me.as({ masks: ['mobile', 'bankAccount'] })
    expect((await covered.call(application.show, { params: { id } })).result.accountNo).toMatch(/\*{4}/)
    expect((await covered.call(application.approve, { params: { id }, body: { version: 1 } })).status).toBe(200)
    const of = (await show(id)).supplier?.id
    const [kept] = await query<{ no: string; mobile: string }>(
      t,
      `select b.account_no_key as no, c.mobile from supplier_bank_account b join supplier_contact c using (tenant_id, supplier_id) where b.supplier_id = $1`,
      [of],
    )
    const no = fingerprint(t.app.config, me.tenantId, sent.bank?.accountNo ?? '')
    expect(kept).toEqual({ no, mobile: who.mobile })
  })
})

describe('a decision', () => {
  it('is made once, by the version one saw, and stands in the timeline', async () => {
    const { id } = await sentIn(t, me)
    const params = { id }
    const stale = await me.call(application.reject, { params, body: { version: 7, opinion: '不符' } })
    expect(stale.key).toBe('record.stale')
    const body = { version: 1, opinion: '经营范围不符' }
    expect((await me.call(application.reject, { params, body })).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'rejected', opinion: '经营范围不符' })
    expect((await me.call(application.approve, { params, body: { version: 2 } })).key).toBe('onboarding.decided')
    const told = await timelineOf(me, 'supplierApplication', id)
    expect(JSON.stringify(told.result.items[0])).toContain('未通过')
  })

  it('by two at once is the first one’s', async () => {
    const { id } = await sentIn(t, me)
    const params = { id }
    const answers = await Promise.all([
      me.call(application.approve, { params, body: { version: 1 } }),
      me.call(application.reject, { params, body: { version: 1, opinion: '否' } }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('needs the permission to review; seeing is not enough', async () => {
    const { id } = await sentIn(t, me)
    const reader = me.as({ permissions: ['supplierApplication:show', 'supplierApplication:list'] })
    expect((await reader.call(application.approve, { params: { id }, body: { version: 1 } })).status).toBe(403)
    expect((await reader.call(application.show, { params: { id } })).status).toBe(200)
  })

  it('that it is a duplicate names the supplier and makes none', async () => {
    const { id, sent } = await sentIn(t, me)
    const ours = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
    const body = { version: 1, supplier: ours }
    expect((await me.call(application.duplicate, { params: { id }, body })).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'duplicate', duplicateOf: { id: ours }, supplier: null })
    expect((await me.call(supplier.supplier.list, { query: { keyword: sent.name } })).result.items).toEqual([])
  })
})

const mendedBy = async ({ sent, who }: Sender, more = {}) => {
  const ticket = await linkSentTo(who.mobile, '补正')
  const again = await byLink(ticket, who.mobile)
  const page = (await again.call(external.page)).result
  const answer = await again.call(external.submit, { body: { ...sent, ...more } })
  return { page, answer, again }
}

describe('returning', () => {
  it('says at which field what is to be mended; by the link of the message it is mended and comes back', async () => {
    const sender = await sentIn(t, me)
    const { id } = sender
    const empty = await me.call(application.giveBack, { params: { id }, body: { version: 1, remarks: [] } })
    expect(empty.key).toBe('onboarding.no_remarks')
    const remarks = [{ path: 'licences', text: '执照照片模糊，请重新拍摄' }]
    const back = await me.call(application.giveBack, { params: { id }, body: { version: 1, remarks } })
    expect(back.status).toBe(200)
    const { page, answer, again } = await mendedBy(sender, { legalPerson: '顾清源' })
    expect(page).toMatchObject({ stage: 'returned', open: true, remarks, values: { legalPerson: '顾清和' } })
    expect(page.values).not.toHaveProperty('ip')
    expect(answer.status, answer.message).toBe(200)
    expect(answer.result.applyNo).toBe(sender.applyNo)
    expect(await show(id)).toMatchObject({ stage: 'submitted', legalPerson: '顾清源', mended: 1, opinion: null })
    expect((await again.call(external.page)).result).toMatchObject({ stage: 'submitted', open: false, remarks: [] })
  })

  it('leaves what others sent as it is: a token is good for one page', async () => {
    const [one, other] = [await sentIn(t, me), await sentIn(t, me)]
    const params = { id: other.id }
    await me.call(application.giveBack, { params, body: { version: 1, opinion: '补资料', remarks: [] } })
    expect((await one.who.call(external.page)).result).toMatchObject({ applyNo: one.applyNo, stage: 'submitted' })
    expect((await one.who.call(external.submit, { body: one.sent })).key).toBe('onboarding.closed')
    expect((await show(other.id)).stage).toBe('returned')
  })
})

describe('where a flow is bound', () => {
  it('the flow decides: returned in it, mended by link, approved in it, a supplier at the end', async () => {
    const company = aCompany(t, await aTenant(t))
    const chen = await company.person('陈立', { roles: ['BUYER'] })
    const permissions = ['supplierApplication:list', 'supplierApplication:show', 'supplierApplication:review']
    const reviewer = memberOf(t, company.tenantId, chen.userId, { permissions })
    const design = tree(company.userId, [step('a', [chen.userId])], { self: 'approve' })
    await publish(company, design, 'create', 'supplierApplication')
    const sender = await sentIn(t, company)
    const params = { id: sender.id }
    const until = (stage: string) =>
      vi.waitUntil(async () => {
        const now = await show(sender.id, company)
        return now.stage === stage ? now : undefined
      }, patience) as Promise<Awaited<ReturnType<typeof show>>>
    const taken = await until('reviewing')
    expect(taken).toMatchObject({ status: 'pending', owner: { id: chen.userId } })
    const stranger = await company.call(application.approve, { params, body: { version: taken.version } })
    expect(stranger.key).toBe('onboarding.in_flow')
    const remarks = [{ path: 'creditCode', text: '与执照不一致' }]
    const back = await reviewer.call(application.giveBack, { params, body: { version: taken.version, remarks } })
    expect(back.status, back.message).toBe(200)
    expect(await show(sender.id, company)).toMatchObject({ stage: 'returned', status: 'returned' })
    const { page, answer } = await mendedBy(sender)
    expect(page.remarks).toEqual(remarks)
    expect(answer.status).toBe(200)
    const again = await vi.waitUntil(async () => {
      const now = await show(sender.id, company)
      return now.status === 'pending' ? now : undefined
    }, patience)
    const review = (await reviewer.call(application.review, { params })).result
    expect(review).toMatchObject({ inFlow: true, mine: true })
    const body = { version: again?.version ?? 0, opinion: '资料齐全' }
    const yes = await reviewer.call(application.approve, { params, body })
    expect(yes.status, yes.message).toBe(200)
    const ended = await show(sender.id, company)
    expect(ended).toMatchObject({ stage: 'approved', status: 'approved', supplier: { name: sender.sent.name } })
    const of = { id: ended.supplier?.id ?? '' }
    const made = (await company.call(supplier.supplier.show, { params: of })).result
    expect(made.lifecycle).toBe('potential')
    await inOrder(company)
  })
})

describe('those who review', () => {
  it('are told of a new application, and the one who sent it back of a mended one', async () => {
    const company = aCompany(t, await aTenant(t))
    const { id, sent } = await sentIn(t, company)
    const told = async () =>
      (await query<{ title: string }>(t, 'select title from notice where tenant_id = $1', [company.tenantId])).map(
        ({ title }) => title,
      )
    await vi.waitUntil(async () => (await told()).includes(`${sent.name} 提交了准入申请`), patience)
    const who = await applicant(t, company)
    expect((await who.call(external.page)).result.stage).toBe('draft')
    expect((await company.call(application.take, { params: { id }, body: { version: 1 } })).status).toBe(200)
    expect(await show(id, company)).toMatchObject({ stage: 'reviewing', owner: { id: company.userId } })
  })
})
