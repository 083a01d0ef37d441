import { contract } from '@srm/api/contract'
import { expense } from '@srm/api/expense'
import { ledger } from '@srm/api/ledger'
import { payment } from '@srm/api/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { aLoan, aReimburse } from '#modules/expense/expense.fixture.ts'
import { closeMonth, wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { plansOf } from '#test/contracts.ts'
import { aCompanyWithBooks, addFund, postedFor } from '#test/ledgers.ts'
import { anInstalment, aPayableContract, aPayingCompany, today } from '#test/payments.ts'
import { oneWins, patiently, repeat, together } from '#test/races.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aPaymentBatch, aPaymentRequest } from '../payment.fixture.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPayingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aPayingCompany(t, me)
})

const settle = (batch: string, transfer: string, more: object = { bankSerial: `S${transfer}` }) =>
  company.maker.call(payment.batch.settle, { params: { id: batch }, body: { transfer, day: today, ...more } })

const header = '付款标识,金额,结果,银行流水号,付款日期,失败原因'
const importing = (batch: string, ...lines: string[]) =>
  company.maker.call(payment.batch.importResult, {
    params: { id: batch },
    body: { content: [header, ...lines].join('\r\n') },
  })

describe('payment batch', () => {
  it('goes from request to slip: the instalment is paid, the ledger agrees', async () => {
    const { first, contract: of } = await aPayableContract(me)
    const id = await company.approved(anInstalment(first, '30000.00'))
    const batch = await company.batch([id])
    expect(await company.showRequest(id)).toMatchObject({ stage: 'batched' })
    const confirmed = await company.confirm(batch)
    expect(confirmed.status, confirmed.message).toBe(200)
    const [transfer] = await company.transfers(batch)
    expect(transfer).toMatchObject({ amount: '30000.00', state: 'sent' })
    expect((await settle(batch, transfer?.id ?? '')).status).toBe(200)
    expect(await company.showRequest(id)).toMatchObject({ stage: 'paid', paidOn: today })
    expect(await company.showBatch(batch)).toMatchObject({ stage: 'done' })
    expect((await plansOf(me, of))[0]).toMatchObject({ stage: 'done', doneAmount: '30000.00', openAmount: '0.00' })
    expect((await me.call(contract.contract.standing, { params: { id: of } })).result.purse?.settled).toBe('30000.00')
    expect(await postedFor(me, id)).toEqual([
      'cost 30000.00',
      'payable -30000.00',
      'payable 30000.00',
      'bank -30000.00',
    ])
    const lines = async (document: string) =>
      (await me.call(ledger.lines, { query: { documentId: document } })).result.map(
        ({ account, debit, credit }) => `${account} ${debit ?? `-${credit ?? ''}`}`,
      )
    const posted = ['cost 30000.00', 'payable -30000.00', 'payable 30000.00', 'bank -30000.00']
    for (const document of [id, batch, of]) expect(await lines(document)).toEqual(posted)
    const covered = await me.as({ masks: ['cost'] }).call(ledger.lines, { query: { documentId: batch } })
    expect(covered.result.map(({ debit, credit }) => debit ?? credit)).toEqual([null, null, null, null])
    const other = me.as({ permissions: ['paymentBatch:show'] })
    expect((await other.call(ledger.lines, { query: { documentId: batch } })).status).toBe(403)
    expect(await me.inside(wrongLedger)).toEqual([])
    const more = await company.request(anInstalment(first, '0.01'))
    expect((await company.submit(company.asker, 'paymentRequest', more)).message).toContain('超出 ￥0.01')
  })

  it('asks for the password, for the total that was seen, and for somebody else', async () => {
    const { first } = await aPayableContract(me)
    const id = await company.approved(anInstalment(first, '1000.00'))
    const batch = await company.batch([id])
    const { version } = await company.showBatch(batch)
    const body = { version, total: '1000.00' }
    const without = await company.other.call(payment.batch.confirm, { params: { id: batch }, body })
    expect(without.key).toBe('paymentBatch.password')
    await company.confirmed(company.other)
    const wrong = { version, total: '999.99' }
    const other = await company.other.call(payment.batch.confirm, { params: { id: batch }, body: wrong })
    expect(other.message).toContain('批次合计为 1000.00，您确认的是 999.99')
    for (const who of [company.maker, company.asker])
      expect((await company.confirm(batch, who)).key, who.userId).toBe('paymentBatch.same_person')
    expect((await company.confirm(batch)).status).toBe(200)
    expect((await company.confirm(batch, company.other)).key).toBe('paymentBatch.not_making')
  })

  it('confirmed by several at once is confirmed once', async () => {
    await repeat(async () => {
      const { first } = await aPayableContract(me)
      const batch = await company.batch([await company.approved(anInstalment(first, '1000.00'))])
      const { version } = await company.showBatch(batch)
      const body = { version, total: '1000.00' }
      await company.confirmed(company.confirmer)
      await company.confirmed(company.other)
      const works = [company.confirmer, company.other, company.confirmer].map((who) =>
        patiently(() => who.call(payment.batch.confirm, { params: { id: batch }, body })),
      )
      oneWins(await together(works))
      expect((await company.transfers(batch)).map(({ state }) => state)).toEqual(['sent'])
    }, 3)
  })

  it('of the same request is made by one of two people, and never holds what is paid', async () => {
    const { first } = await aPayableContract(me)
    const id = await company.approved(anInstalment(first, '1000.00'))
    const body = aPaymentBatch({ fundAccount: company.fund, day: today, requests: [id] })
    const answers = await together(
      [company.maker, company.other, company.confirmer].map((who) =>
        patiently(() => who.call(payment.batch.create, { body })),
      ),
    )
    oneWins(answers)
    const later = await company.maker.call(payment.batch.create, { body })
    expect(later).toMatchObject({ key: 'paymentBatch.not_payable' })
    expect(later.message).toContain('FKPC')
  })

  it('refuses what is blocked by now, a closed month and an account of another company', async () => {
    const { first, supplier } = await aPayableContract(me)
    const id = await company.approved(anInstalment(first, '1000.00'))
    const batch = await company.batch([id])
    const freeze = (scope: string, stage: string) =>
      me.inside((ctx) =>
        ctx.db.run(`update supplier set lifecycle = $4, freeze_scope = $3 where tenant_id = $1 and id = $2`, [
          ctx.tenantId,
          supplier,
          [scope],
          stage,
        ]),
      )
    await freeze('payment', 'frozen')
    expect((await company.confirm(batch)).key).toBe('paymentBatch.blocked')
    await freeze('order', 'qualified')
    const place = await aCompanyWithBooks(me, { openingDate: '2025-01-01' })
    const elsewhere = aPaymentBatch({ fundAccount: place.fund, day: today, requests: [id] })
    await me.inside((ctx) => closeMonth(ctx, { companyId: place.company, month: '2025-01-01' }))
    const closed = await company.maker.call(payment.batch.create, { body: { ...elsewhere, day: '2025-01-20' } })
    expect(closed).toMatchObject({ key: 'ledger.closed' })
    expect(closed.message).toContain('2025-01')
    const { version } = await company.showBatch(batch)
    const moved = await company.maker.call(payment.batch.update, {
      params: { id: batch },
      body: { ...elsewhere, version },
    })
    expect(moved.key).toBe('paymentBatch.other_company')
  })

  it('dropped lets its requests wait again', async () => {
    const { first } = await aPayableContract(me)
    const id = await company.approved(anInstalment(first, '1000.00'))
    const batch = await company.batch([id])
    expect((await company.maker.call(payment.batch.remove, { params: { id: batch }, query: {} })).status).toBe(200)
    expect(await company.showRequest(id)).toMatchObject({ stage: 'toPay', batch: null })
    expect(await company.batch([id])).toBeTruthy()
  })
})

describe('the result of the bank', () => {
  it('read twice changes nothing, and what failed is paid by another batch', async () => {
    const { first, last } = await aPayableContract(me)
    const ids = [
      await company.approved(anInstalment(first, '30000.00')),
      await company.approved(anInstalment(last, '70000.00')),
    ]
    const batch = await company.batch(ids)
    await company.confirm(batch)
    const { version } = await company.showBatch(batch)
    const file = await company.maker.call(payment.batch.file, { params: { id: batch }, body: { version } })
    expect(file.result.content.split('\r\n')).toHaveLength(4)
    const [one, two] = await company.transfers(batch)
    const lines = [
      `${one?.id ?? ''},30000.00,成功,BANK-${batch}-1,${today},`,
      `${two?.id ?? ''},70000.00,失败,,${today},户名不符`,
      `unknown,1.00,成功,X,${today},`,
    ]
    const answer = (await importing(batch, ...lines)).result
    expect(answer).toMatchObject({ paid: 1, failed: 1, unchanged: 0 })
    expect(answer.problems).toEqual([{ line: 4, text: '不是本批次的付款' }])
    const before = await postedFor(me, ids[0] ?? '')
    const [again, third] = await Promise.all([importing(batch, ...lines), importing(batch, ...lines)])
    expect(again.result).toMatchObject({ paid: 0, failed: 0, unchanged: 2 })
    expect(third.result).toMatchObject({ paid: 0, failed: 0, unchanged: 2 })
    expect(await postedFor(me, ids[0] ?? '')).toEqual(before)
    expect(await company.showRequest(ids[1] ?? '')).toMatchObject({
      stage: 'toPay',
      failReason: '户名不符',
      batch: null,
    })
    const next = await company.batch([ids[1] ?? ''])
    expect((await company.confirm(next)).status).toBe(200)
    const [transfer] = await company.transfers(next)
    const used = await settle(next, transfer?.id ?? '', { bankSerial: `BANK-${batch}-1` })
    expect(used.key).toBe('paymentBatch.serial')
    expect(used.message).toContain(`BANK-${batch}-1`)
    expect((await settle(next, transfer?.id ?? '')).status).toBe(200)
    expect(await me.inside(wrongLedger)).toEqual([])
  })

  it('that names another amount or no columns is refused', async () => {
    const { first } = await aPayableContract(me)
    const batch = await company.batch([await company.approved(anInstalment(first, '1000.00'))])
    expect((await importing(batch, 'x')).key).toBe('paymentBatch.not_paying')
    await company.confirm(batch)
    const [one] = await company.transfers(batch)
    const { problems } = (await importing(batch, `${one?.id ?? ''},999.00,成功,Q1,${today},`)).result
    expect(problems[0]?.text).toBe('金额 999.00 与付款 1000.00 不一致')
    const bad = await company.maker.call(payment.batch.importResult, {
      params: { id: batch },
      body: { content: 'a,b\n1,2' },
    })
    expect(bad.key).toBe('paymentBatch.format')
  })

  it('pays loans, claims and people, each in its own way', async () => {
    const { asker } = company
    const second = await addFund(me, { company: company.payable.company, openingDate: '2025-01-01' })
    expect(second).toBeTruthy()
    const loan = (await asker.call(expense.loan.create, { body: aLoan() })).result.id
    const claim = (await asker.call(expense.reimburse.create, { body: aReimburse() })).result.id
    await me.inside(async (ctx) => {
      await ctx.db.run(`update loan set status = 'approved', stage = 'approved' where tenant_id = $1 and id = $2`, [
        ctx.tenantId,
        loan,
      ])
      await ctx.db.run(`update reimburse set status = 'approved', stage = 'toPay' where tenant_id = $1 and id = $2`, [
        ctx.tenantId,
        claim,
      ])
    })
    const bare = {
      ...aPaymentRequest(),
      payeeName: null,
      payeeAccount: null,
      idNo: null,
      company: company.payable.company,
    }
    const ids = [
      await company.approved({ ...bare, title: '借款', kind: 'loan', loan, amount: '600.00' }),
      await company.approved({ ...bare, title: '报销', kind: 'reimburse', reimburse: claim, amount: '1000.00' }),
      await company.approved(aPaymentRequest({ company: company.payable.company, idNo: '310101197001010022' })),
    ]
    const batch = await company.batch(ids)
    expect((await company.showBatch(batch)).total).toBe('5800.00')
    expect((await company.confirm(batch)).status).toBe(200)
    for (const { id } of await company.transfers(batch)) {
      const answer = await settle(batch, id)
      expect(answer.status, answer.message).toBe(200)
    }
    expect((await me.call(expense.loan.show, { params: { id: loan } })).result).toMatchObject({
      stage: 'paid',
      balance: '600.00',
    })
    expect((await me.call(expense.reimburse.show, { params: { id: claim } })).result).toMatchObject({
      stage: 'paid',
      paidOn: today,
    })
    expect(await postedFor(me, ids[2] ?? '')).toEqual(['cost 5000.00', 'withheldTax -800.00', 'bank -4200.00'])
    const direct = await company.maker.call(expense.reimburse.pay, {
      params: { id: claim },
      body: { version: 99, day: today },
    })
    expect(direct.status).toBe(409)
  })
})
