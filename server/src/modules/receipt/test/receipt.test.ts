import { contract } from '@srm/api/contract'
import { receipt } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addSigned, plansOf, showContract } from '#test/contracts.ts'
import { addFile } from '#test/examples.ts'
import { addIssued } from '#test/invoices.ts'
import { addCompany, addFund, postedFor } from '#test/ledgers.ts'
import { patiently, statuses, together } from '#test/races.ts'
import { addReceipt, aStatement, receivingFund, showReceipt } from '#test/receipts.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aBankFormat, aReceipt } from '../receipt.fixture.ts'
import { wrongReceipts } from '../receipt.points.views.ts'

let t: TestApp
let me: TestTenant
let seller: Member
let fund: string
let company: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  seller = await colleague('销售')
  ;({ fund, company } = await receivingFund(me))
})

const calls = receipt.receipt
const today = shanghaiDay(new Date())
let people = 0
const colleague = async (displayName: string): Promise<Member> => {
  const username = `receipt${(people += 1)}`
  const id = await me.inside((ctx) =>
    addPerson(ctx, { username, displayName, departmentId: me.departmentId, roles: [] }),
  )
  return memberOf(t, me.tenantId, id)
}
type Line = Parameters<typeof aStatement>[0][number]
const upload = async (lines: readonly Line[]) => (await addFile(t, me, '流水.csv', aStatement(lines))).id
const read = async (file: string, more: object = {}) =>
  me.call(calls.readStatement, { body: { file, fundAccount: fund, ...more } })
const bring = async (file: string, rows?: readonly number[]) => {
  const wanted = rows ?? (await read(file)).result.lines.map(({ row }) => row)
  return me.call(calls.importStatement, { body: { file, fundAccount: fund, rows: [...wanted] } })
}
let serials = 0
/** One line of a statement, imported. */
const arrived = async (amount: string, payer = '某付款方有限公司', day = today): Promise<string> => {
  const serial = `N${(serials += 1)}`
  const answer = await bring(await upload([[day, amount, payer, '往来款', serial]]))
  expect(answer.result, answer.message).toMatchObject({ created: 1 })
  const { items } = (await me.call(calls.list, { query: { keyword: serial } as never })).result
  return items[0]?.id ?? ''
}
type Lines = { contract: string; plan?: string | null; amount: string }[]
const claim = async (who: Member, id: string, lines: Lines) =>
  who.call(calls.claim, { params: { id }, body: { version: (await showReceipt(me, id)).version, lines } })
const confirm = async (who: Member, id: string, day?: string) =>
  who.call(calls.confirm, {
    params: { id },
    body: { version: (await showReceipt(me, id)).version, ...(day && { day }) },
  })
const refund = async (id: string, amount: string, day = today) =>
  me.call(calls.refund, {
    params: { id },
    body: { version: (await showReceipt(me, id)).version, amount, day, reason: '多付退回' },
  })
const settled = async (id: string) => (await plansOf(me, id)).map(({ doneAmount }) => doneAmount)
const inOrder = async () => {
  expect(await me.inside(wrongLedger)).toEqual([])
  expect(await me.inside(wrongReceipts)).toEqual([])
}

describe('bank statement', () => {
  it('brought twice, by one or by two at once, is there once', async () => {
    const file = await upload([
      [today, '1,000.00', '甲公司', '款', 'D1'],
      [today, '20.00', '乙公司'],
      [today, '20.00', '乙公司'],
    ])
    const seen = (await read(file)).result
    expect(seen).toMatchObject({ format: { name: '招商银行' }, newCount: 3, newAmount: '1040.00', skipped: 2 })
    const answers = await together([() => bring(file), () => bring(file)])
    expect(answers.map(({ result }) => result.created).toSorted((a, b) => a - b)).toEqual([0, 3])
    expect((await bring(file)).result).toEqual({ created: 0, known: 3, amount: '0.00' })
    const again = (await read(await upload([[today, '1000.00', '甲公司改名', '别的', 'D1']]))).result
    expect(again.lines.map(({ state }) => state)).toEqual(['known'])
    await inOrder()
  })

  it('of a bank nobody described says its headings; described once it is read', async () => {
    const text = '本行流水\n记账日,进账,来款单位\n2026-11-02,8.00,丙公司\n'
    const file = (await addFile(t, me, '别的.csv', text)).id
    expect((await read(file)).result).toMatchObject({
      format: null,
      headings: ['记账日', '进账', '来款单位'],
      samples: [['2026-11-02', '8.00', '丙公司']],
    })
    expect((await bring(file, [3])).key).toBe('statement.unknown_format')
    expect((await me.call(receipt.format.create, { body: aBankFormat({ creditColumn: null }) })).key).toBe(
      'bankFormat.amount',
    )
    await me.call(receipt.format.create, { body: aBankFormat() })
    expect((await bring(file, [3])).result).toMatchObject({ created: 1 })
    expect((await bring(file, [99])).key).toBe('statement.rows')
  })

  it('line of a closed month, or of before the account began, is shown and refused', async () => {
    const other = await addFund(me, { company: await addCompany(me), openingDate: '2026-01-01' })
    const file = await upload([['2026-01-15', '9.00', '丁公司', '款', 'C1']])
    const { company: closed } = (
      await me.inside((ctx) =>
        ctx.db.run<{ company: string }>(
          `select company_id as company from fund_account_ref where tenant_id = $1 and id = $2`,
          [ctx.tenantId, other],
        ),
      )
    ).rows[0] ?? { company: '' }
    await me.inside((ctx) =>
      ctx.db.run(`insert into ledger_book (company_id, closed_until) values ($1, '2026-01-31')`, [closed]),
    )
    const seen = (await read(file, { fundAccount: other })).result
    expect(seen.lines[0]).toMatchObject({ state: 'closed' })
    const body = { file, fundAccount: other, rows: seen.lines.map(({ row }) => row) }
    expect((await me.call(calls.importStatement, { body })).key).toBe('ledger.closed')
    const early = await upload([['2025-12-15', '9.00', '丁公司', '款', 'C2']])
    expect((await me.call(calls.importStatement, { body: { ...body, file: early } })).key).toBe('ledger.before_opening')
    const hand = aReceipt({ fundAccount: other, day: '2026-01-15' })
    expect((await me.call(calls.create, { body: hand })).key).toBe('ledger.closed')
  })
})

describe('receipt', () => {
  it('is suggested for, claimed, confirmed by a second person, and settles the oldest instalments first', async () => {
    const of = await addSigned(me)
    const { counterparty, code } = await showContract(me, of)
    const id = await arrived('40000.00', counterparty ?? '')
    expect(await showReceipt(me, id)).toMatchObject({ stage: 'unclaimed', unallocated: '40000.00', isPosted: true })
    const suggested = (await seller.call(calls.suggestions, { params: { id }, query: {} })).result
    expect(suggested[0]).toMatchObject({ contract: { id: of, code }, reasons: ['付款方就是该客户'] })
    expect((await claim(seller, id, [{ contract: of, amount: '40000.00' }])).status).toBe(200)
    expect(await showReceipt(me, id)).toMatchObject({
      stage: 'claimed',
      claimedAmount: '40000.00',
      claimer: { id: seller.userId },
    })
    expect((await confirm(seller, id)).key).toBe('receipt.own')
    expect((await claim(me, id, [{ contract: of, amount: '1.00' }])).key).toBe('receipt.not_free')
    expect((await confirm(me, id)).status).toBe(200)
    expect(await showReceipt(me, id)).toMatchObject({ stage: 'confirmed', allocated: '40000.00', unallocated: '0.00' })
    expect(await settled(of)).toEqual(['30000.00', '10000.00'])
    expect((await plansOf(me, of)).map(({ stage }) => stage)).toEqual(['done', 'partial'])
    expect((await me.call(contract.contract.standing, { params: { id: of } })).result.purse).toMatchObject({
      settled: '40000.00',
    })
    expect(await postedFor(me, id)).toEqual([
      'bank 40000.00',
      'unclaimedReceipt -40000.00',
      'unclaimedReceipt 40000.00',
      'advanceReceived -40000.00',
    ])
    await addIssued(me, { contract: of })
    expect((await postedFor(me, of)).slice(-2)).toEqual(['advanceReceived 30000.00', 'receivable -30000.00'])
    const story = (await me.call(calls.story, { params: { id } })).result
    expect(story.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['allocated', '10000.00'],
      ['allocated', '30000.00'],
    ])
    await inOrder()
  })

  it('keeps what belongs to no contract in sight, and goes to a chosen instalment', async () => {
    const of = await addSigned(me)
    const last = (await plansOf(me, of))[1]?.id ?? ''
    const id = await arrived('50000.00')
    await claim(seller, id, [{ contract: of, plan: last, amount: '20000.00' }])
    expect((await confirm(me, id)).status).toBe(200)
    expect(await showReceipt(me, id)).toMatchObject({
      stage: 'partial',
      allocated: '20000.00',
      unallocated: '30000.00',
    })
    expect(await settled(of)).toEqual(['0.00', '20000.00'])
    const other = await addSigned(me)
    expect((await claim(seller, id, [{ contract: other, amount: '1.00' }])).key).toBe('receipt.one_customer')
    expect((await claim(seller, id, [{ contract: of, amount: '30000.01' }])).key).toBe('receipt.too_much')
    await inOrder()
  })

  it('never pays more than the contract, a contract of another company of ours, or one nobody signed', async () => {
    const of = await addSigned(me)
    const id = await arrived('200000.00')
    expect((await claim(seller, id, [{ contract: of, amount: '100000.01' }])).key).toBe('receipt.over_contract')
    const far = await addFund(me, { company: await addCompany(me) })
    const body = aReceipt({ fundAccount: far, day: today })
    const made = (await seller.call(calls.create, { body })).result.id
    expect((await claim(seller, made, [{ contract: of, amount: '1.00' }])).key).toBe('receipt.other_company')
    const two = [await arrived('100000.00'), await arrived('100000.00')]
    for (const one of two) expect((await claim(seller, one, [{ contract: of, amount: '100000.00' }])).status).toBe(200)
    const answers = await together(two.map((one) => patiently(() => confirm(me, one))))
    expect(statuses(answers)[0]).toBe(200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await settled(of)).toEqual(['30000.00', '70000.00'])
    await inOrder()
  })

  it('is confirmed neither before it came in nor in the future nor in a closed month', async () => {
    const of = await addSigned(me)
    const id = await arrived('10.00', '某付款方有限公司', '2026-11-05')
    await claim(seller, id, [{ contract: of, amount: '10.00' }])
    expect((await confirm(me, id, '2026-11-04')).key).toBe('receipt.day_early')
    expect((await confirm(me, id, '2099-01-01')).key).toBe('receipt.day_future')
    expect((await me.call(calls.create, { body: aReceipt({ fundAccount: fund, day: '2099-01-01' }) })).key).toBe(
      'receipt.day_future',
    )
    const until = (day: string | null) =>
      me.inside((ctx) =>
        ctx.db.run(
          day
            ? `insert into ledger_book (company_id, closed_until) values ($1, '${day}')`
            : `delete from ledger_book where company_id = $1`,
          [company],
        ),
      )
    await until('2026-11-30').catch(() => undefined)
    const answer = await confirm(me, id, '2026-11-05')
    await until(null)
    expect(answer.key).toBe('ledger.closed')
    expect((await confirm(me, id, '2026-11-05')).status).toBe(200)
  })

  it('written by hand is in the books when somebody else confirms it', async () => {
    const of = await addSigned(me)
    const body = aReceipt({ fundAccount: fund, day: today, amount: '500.00' })
    const id = (await seller.call(calls.create, { body })).result.id
    expect(await showReceipt(me, id)).toMatchObject({ source: 'hand', isPosted: false, stage: 'unclaimed' })
    expect((await refund(id, '1.00')).key).toBe('receipt.not_posted')
    expect(await postedFor(me, id)).toEqual([])
    const other = await colleague('另一销售')
    await claim(other, id, [{ contract: of, amount: '500.00' }])
    expect((await confirm(seller, id)).key).toBe('receipt.own_entry')
    expect((await confirm(me, id)).status).toBe(200)
    const { version } = await showReceipt(me, id)
    expect(
      (await seller.call(calls.update, { params: { id }, body: { ...body, amount: '600.00', version } })).key,
    ).toBe('receipt.moved')
    const imported = await arrived('3.00')
    expect((await me.call(calls.remove, { params: { id: imported }, query: {} })).key).toBe('receipt.from_statement')
    await inOrder()
  })

  it('a claim is withdrawn by its claimer alone or rejected with a reason', async () => {
    const of = await addSigned(me)
    const id = await arrived('70.00')
    await claim(seller, id, [{ contract: of, amount: '70.00' }])
    const version = async () => ({ version: (await showReceipt(me, id)).version })
    expect((await me.call(calls.withdraw, { params: { id }, body: await version() })).key).toBe('receipt.not_yours')
    expect((await seller.call(calls.withdraw, { params: { id }, body: await version() })).status).toBe(200)
    await claim(seller, id, [{ contract: of, amount: '70.00' }])
    const body = { ...(await version()), reason: '不是这个客户' }
    expect((await me.call(calls.reject, { params: { id }, body })).status).toBe(200)
    expect(await showReceipt(me, id)).toMatchObject({ stage: 'unclaimed', claimer: null, customer: null })
    expect((await confirm(me, id)).key).toBe('receipt.not_claimed')
  })

  it('is refunded from what is free and then from the newest instalments, by entries that take back', async () => {
    const of = await addSigned(me)
    const id = await arrived('50000.00')
    await claim(seller, id, [{ contract: of, amount: '40000.00' }])
    await confirm(me, id)
    expect((await refund(id, '50000.01')).key).toBe('receipt.refund_too_much')
    expect((await refund(id, '1.00', '2020-01-01')).status).not.toBe(200)
    expect((await refund(id, '15000.00')).status).toBe(200)
    expect(await showReceipt(me, id)).toMatchObject({
      allocated: '35000.00',
      refunded: '15000.00',
      unallocated: '0.00',
      stage: 'confirmed',
    })
    expect((await settled(of)).map(Number).reduce((sum, one) => sum + one, 0)).toBe(35000)
    const { claims } = (await me.call(calls.story, { params: { id } })).result
    const { version } = await showReceipt(me, id)
    const body = { version, claim: claims[0]?.id ?? '', reason: '合同认错了' }
    expect((await me.call(calls.release, { params: { id }, body })).status).toBe(200)
    expect(await showReceipt(me, id)).toMatchObject({ unallocated: '35000.00', stage: 'unclaimed' })
    expect(await settled(of)).toEqual(['0.00', '0.00'])
    expect((await refund(id, '35000.00')).status).toBe(200)
    expect(await showReceipt(me, id)).toMatchObject({ stage: 'refunded', refunded: '50000.00' })
    await inOrder()
  })

  it('shows no amount of it to whoever has income covered', async () => {
    const id = await addReceipt(me)
    const covered = memberOf(t, me.tenantId, me.userId, { masks: ['income'] })
    expect(await showReceipt(covered, id)).toMatchObject({ amount: null, unallocated: null })
    expect((await covered.call(calls.suggestions, { params: { id }, query: {} })).result).toEqual([])
    expect((await claim(covered, id, [{ contract: await addSigned(me), amount: '1.00' }])).key).toBe('receipt.masked')
  })
})
