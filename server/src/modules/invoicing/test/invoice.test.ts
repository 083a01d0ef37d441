import { contract } from '@srm/api/contract'
import { invoicing } from '@srm/api/invoicing'
import { shanghaiDay } from '@srm/api/shared/date'
import { tenancy } from '@srm/api/tenancy'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { addApproved, addSigned, changeOf, plansOf, showContract } from '#test/contracts.ts'
import { addInvoice, addIssued, addToIssue, invoiceNumber, issue, showInvoice } from '#test/invoices.ts'
import { postedFor } from '#test/ledgers.ts'
import { patiently, repeat, together } from '#test/races.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { anInvoiceOut, digitalXml } from '../invoicing.fixture.ts'
import { wrongInvoices } from '../invoicing.points.views.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let seller: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['invoiceOut'])
  seller = await company.colleague('销售')
})

const calls = invoicing.invoiceOut
const closedSql = `insert into ledger_book (company_id, closed_until) values ($1, '2026-02-28')`
const today = shanghaiDay(new Date())
const apply = async (who: Member, more: Parameters<typeof anInvoiceOut>[0]) =>
  who.call(calls.create, { body: anInvoiceOut(more) })
const red = async (id: string, amount: string, more: object = {}) => {
  const { version } = await showInvoice(me, id)
  const body = { version, amount, invoiceNo: invoiceNumber(), issuedOn: today, reason: '客户抬头变更', ...more }
  return me.call(calls.red, { params: { id }, body })
}
const purseOf = async (id: string) => (await me.call(contract.contract.standing, { params: { id } })).result.purse

describe('invoice', () => {
  it('is applied for, approved, issued by a second person with its number, delivered and counted', async () => {
    const plans = [
      { name: '首款', trigger: 'invoice' as const, offsetDays: 10, ratio: '30.00' },
      { name: '尾款', trigger: 'date' as const, planDate: '2027-12-31', ratio: '70.00' },
    ]
    const of = await addSigned(me, { plans })
    expect((await plansOf(me, of))[0]?.dueDate).toBeNull()
    const started = (await seller.call(calls.start, { query: { contract: of } })).result
    expect(started).toMatchObject({
      room: { amount: '100000.00', free: '100000.00' },
      taxRate: '6.00',
      amount: '100000.00',
    })
    const made = await apply(seller, { contract: of })
    expect(made.status, made.message).toBe(200)
    const { id } = made.result
    expect(await showInvoice(me, id)).toMatchObject({
      amountExTax: '28301.89',
      tax: '1698.11',
      stage: 'applying',
      owner: { id: seller.userId },
    })
    expect((await issue(me, id)).key).toBe('invoiceOut.not_approved')
    await company.approve(seller, 'invoiceOut', id)
    expect((await issue(seller as TestTenant, id)).key).toBe('invoiceOut.own')
    expect((await issue(me, id, { invoiceNo: '123' })).key).toBe('invoiceOut.number')
    expect((await issue(me, id, { issuedOn: '2099-01-01' })).key).toBe('invoiceOut.day_future')
    expect((await issue(me, id, { issuedOn: '2020-01-01' })).key).toBe('invoiceOut.day_early')
    const invoiceNo = invoiceNumber()
    expect((await issue(me, id, { invoiceNo })).status).toBe(200)
    const again = await addToIssue(me, { contract: of })
    expect((await issue(me, again, { invoiceNo })).key).toBe('invoiceOut.number_taken')
    expect(await postedFor(me, id)).toEqual(['receivable 30000.00', 'income -28301.89', 'outputTax -1698.11'])
    expect(await purseOf(of)).toMatchObject({ invoiced: '30000.00' })
    expect((await plansOf(me, of))[0]?.dueDate).not.toBeNull()
    const { version } = await showInvoice(me, id)
    const body = { version, deliveredOn: today, delivery: 'email' as const }
    expect((await me.call(calls.deliver, { params: { id }, body })).status).toBe(200)
    expect(await showInvoice(me, id)).toMatchObject({ stage: 'delivered', deliveredOn: today })
    expect(await me.inside(wrongLedger)).toEqual([])
    expect(await me.inside(wrongInvoices)).toEqual([])
  })

  it('of what is not signed, or of more than the contract and its changes, is refused', async () => {
    expect((await apply(seller, { contract: await addApproved(me) })).key).toBe('invoiceOut.not_sale')
    const of = await addSigned(me)
    expect((await apply(seller, { contract: of, items: [], amount: '0.00' })).key).toBe('invoiceOut.amount')
    expect((await apply(seller, { contract: of, amount: '2.00' })).key).toBe('invoiceOut.items_sum')
    expect((await apply(seller, { contract: of, kind: 'digitalSpecial' })).key).toBe('invoiceOut.tax_no')
    const other = (await plansOf(me, await addSigned(me)))[0]?.id ?? ''
    expect((await apply(seller, { contract: of, plan: other })).key).toBe('invoiceOut.plan')
    const id = (await apply(seller, { contract: of, items: [], amount: '100000.01' })).result.id
    const sent = await company.submit(seller, 'invoiceOut', id)
    expect(sent.status).not.toBe(200)
    expect(sent.message).toContain('100000.0')
  })

  it('for the last yuan is won by one of two who apply at once', async () => {
    await repeat(async () => {
      const of = await addSigned(me)
      await addIssued(me, { contract: of, items: [], amount: '99999.00' })
      const wishes = await Promise.all(
        [1, 2].map(async () => (await apply(seller, { contract: of, items: [], amount: '1.00' })).result.id),
      )
      const answers = await together(wishes.map((id) => patiently(() => company.submit(seller, 'invoiceOut', id))))
      expect(
        answers.filter(({ status }) => status === 200),
        JSON.stringify(answers),
      ).toHaveLength(1)
    }, 3)
  })

  it('is reversed by red ones, in parts and never more than it was; what it was about can be invoiced again', async () => {
    const of = await addSigned(me)
    const id = await addIssued(me, { contract: of, items: [], amount: '100000.00' })
    expect((await red(id, '100000.01')).key).toBe('invoiceOut.red_too_much')
    expect((await red(id, '40000.00', { issuedOn: '2020-01-01' })).key).toBe('invoiceOut.day_early')
    expect((await red(id, '40000.00')).status).toBe(200)
    expect(await showInvoice(me, id)).toMatchObject({ stage: 'partlyRed', redAmount: '40000.00' })
    expect(await purseOf(of)).toMatchObject({ invoiced: '60000.00' })
    expect((await red(id, '60000.00')).status).toBe(200)
    expect(await showInvoice(me, id)).toMatchObject({ stage: 'reversed', redAmount: '100000.00' })
    expect((await red(id, '1.00')).key).toBe('invoiceOut.not_issued')
    const filter = JSON.stringify([{ field: 'redOf', op: 'in', value: [id] }])
    const { items } = (await me.call(calls.list, { query: { filter } as never })).result
    expect(items.map(({ amount, stage }) => `${amount ?? ''} ${stage}`).toSorted()).toEqual([
      '-40000.00 red',
      '-60000.00 red',
    ])
    await addIssued(me, { contract: of, items: [], amount: '100000.00' })
    expect(await me.inside(wrongLedger)).toEqual([])
    expect(await me.inside(wrongInvoices)).toEqual([])
  })

  it('keeps its contract from becoming less than what is invoiced', async () => {
    const of = await addSigned(me)
    await addIssued(me, { contract: of, items: [], amount: '90000.00' })
    const plans = (await showContract(me, of)).plans.map(({ id: item, ...plan }) => ({ item, ...plan, amount: null }))
    const body = await changeOf(me, of, { amount: '80000.00', plans })
    expect((await me.call(contract.change.create, { body })).key).toBe('contractChange.invoiced')
  })

  it('is not dated into a closed month', async () => {
    const of = await addSigned(me)
    const { ourCompany } = await showContract(me, of)
    await me.inside((ctx) => ctx.db.run(`update contract set sign_date = '2026-01-05' where id = $1`, [of]))
    const id = await addToIssue(me, { contract: of })
    await me.inside((ctx) => ctx.db.run(closedSql, [ourCompany.id]))
    expect((await issue(me, id, { issuedOn: '2026-02-10' })).key).toBe('ledger.closed')
    expect((await issue(me, id)).status).toBe(200)
  })

  it('is issued as its XML says, or not at all', async () => {
    const of = await addSigned(me)
    const { ourCompany } = await showContract(me, of)
    const seen = (await me.call(tenancy.ourCompany.show, { params: { id: ourCompany.id } })).result
    const id = await addToIssue(me, { contract: of, titleName: '上海（甲）有限公司' })
    const [number, day] = [invoiceNumber(), today]
    const issuer = { seller: seen.invoiceTitle ?? seen.name, sellerTaxNo: seen.taxNo ?? seen.creditCode ?? '' }
    const xml = digitalXml({
      number,
      day,
      ...issuer,
      buyer: '上海(甲)有限公司',
      exTax: '28301.89',
      tax: '1698.11',
      total: '30000.00',
    })
    const read = await me.call(calls.readXml, { params: { id }, body: { xml } })
    expect(read.result, read.message).toMatchObject({
      invoice: { invoiceNo: number, amount: '30000.00' },
      differences: [],
    })
    const bomb = `<!DOCTYPE a [<!ENTITY b "x">]>${xml}`
    expect((await me.call(calls.readXml, { params: { id }, body: { xml: bomb } })).key).toBe('invoiceOut.xml')
    const other = xml.replace('上海(甲)有限公司', '乙公司')
    expect((await issue(me, id, { xml: other, invoiceNo: number })).key).toBe('invoiceOut.xml_differs')
    expect((await issue(me, id, { xml })).key).toBe('invoiceOut.xml_differs')
    expect((await issue(me, id, { xml, invoiceNo: number })).status).toBe(200)
  })

  it('is seen through its contract, and its amounts are covered with income', async () => {
    const id = await addInvoice(me)
    const covered = memberOf(t, me.tenantId, me.userId, { masks: ['income'] })
    expect((await covered.call(calls.show, { params: { id } })).result).toMatchObject({ amount: null, tax: null })
    expect((await apply(covered, { contract: await addSigned(me) })).key).toBe('invoiceOut.masked')
  })
})
