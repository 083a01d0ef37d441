import { approval } from '@srm/api/approval'
import { finalAccount } from '@srm/api/final-account'
import { project } from '@srm/api/project'
import { addMoney, subtractMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBudgetedProject } from '#test/budgets.ts'
import { aConfirmedOrder } from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { addSigned } from '#test/contracts.ts'
import { isFullDepth } from '#test/depth.ts'
import {
  addAccount,
  aSettlingProject,
  confirmAll,
  explainAll,
  setProjectStage,
  sheetIn,
  showAccount,
} from '#test/final-accounts.ts'
import { randomFrom } from '#test/random-values.ts'
import { settled } from '#test/received.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'

const { account } = finalAccount

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let finance: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['finalAccount'])
  finance = await company.colleague('财务核对')
})

const paidSql = `insert into payment_request (id, code, title, kind, order_id, project_id, is_advance, amount, withheld, pay_amount, invoice_total,
    need_date, paid_on, stage, status, company_id, owner_id, search_text, search_grams)
  select gen_random_uuid(), 'FKSQ-' || gen_random_uuid(), '订单款', 'order', o.id, o.project_id, false, $3, 0, $3, $4, current_date, current_date, 'paid', 'approved',
    (select id from our_company where tenant_id = $1 limit 1), o.owner_id, '', '{}'
  from purchase_order o where o.tenant_id = $1 and o.id = $2`

/** As much of an order as was invoiced and paid, as its payments say. */
const payOrder = (order: string, paid: string, invoiced: string): Promise<unknown> =>
  me.inside((ctx) => ctx.db.run(paidSql, [ctx.tenantId, order, paid, invoiced]))

describe('final account', () => {
  it('is built of the documents, and every figure is the sum of those it opens', async () => {
    const { projectId, item, order } = await aSettlingProject(me)
    await payOrder(order.id, '400.00', '1000.00')
    const id = await addAccount(me, projectId)
    const { lines, ...row } = await showAccount(me, id)
    expect(row).toMatchObject({ kind: 'first', versionNo: 1, stage: 'checking', unexplained: 1, unconfirmed: 1 })
    expect(row).toMatchObject({
      budgetCost: '2000.00',
      settledCost: '1000.00',
      invoicedCost: '1000.00',
      paidCost: '400.00',
    })
    expect(lines).toMatchObject([
      { source: item('会场'), firstCost: '2000.00', settledCost: '1000.00', paidCost: '400.00' },
    ])
    const { documents, bridge, hindrances } = await sheetIn(me, id)
    expect(documents).toMatchObject([{ code: order.code, openInvoice: '0.00', openPayment: '600.00', isOpen: true }])
    expect(bridge?.at(-1)).toMatchObject({ kind: 'profit', amount: '-1000.00' })
    expect(hindrances.join()).toContain(order.code)
  })

  it('is refused with the exact document until its difference is explained, and until somebody else confirmed', async () => {
    const { projectId, order } = await aSettlingProject(me)
    const id = await addAccount(me, projectId)
    const refused = await company.submit(me, 'finalAccount', id)
    expect(refused.status).not.toBe(200)
    expect(refused.message).toContain(order.code)
    const { version, lines } = await showAccount(me, id)
    const body = { version, lines: lines.map((line) => line.id), isConfirmed: true }
    expect((await finance.call(account.confirm, { params: { id }, body })).key).toBe('finalAccount.line_open')
    await explainAll(me, id)
    const own = { ...body, version: (await showAccount(me, id)).version }
    expect((await me.call(account.confirm, { params: { id }, body: own })).key).toBe('finalAccount.own')
    expect((await company.submit(me, 'finalAccount', id)).message).toContain('会场')
    await confirmAll(finance, id)
    expect(await showAccount(me, id)).toMatchObject({ stage: 'checked', unexplained: 0, unconfirmed: 0 })
    const back = { version: (await showAccount(me, id)).version, lines: own.lines, isConfirmed: false }
    expect((await finance.call(account.confirm, { params: { id }, body: back })).status).toBe(200)
    expect(await showAccount(me, id)).toMatchObject({ stage: 'checking', unconfirmed: 1 })
    await confirmAll(finance, id)
    const preview = await me.call(approval.preview, { query: { docType: 'finalAccount', docId: id } })
    expect(preview.status, preview.message).toBe(200)
    await company.approve(me, 'finalAccount', id)
    expect(await showAccount(me, id)).toMatchObject({ stage: 'locked', status: 'approved' })
  })

  it('keeps what was locked, whoever writes', async () => {
    const id = await addAccount(me)
    await explainAll(me, id)
    const makerSql = `update final_account_line set confirmed_by = $2, confirmed_at = now() where account_id = $1`
    await expect(me.inside((ctx) => ctx.db.run(makerSql, [id, me.userId]))).rejects.toThrow(
      'confirmed by whoever made it',
    )
    await confirmAll(finance, id)
    await company.approve(me, 'finalAccount', id)
    for (const table of ['final_account_line', 'final_account_document', 'final_account_entry'])
      await expect(me.inside((ctx) => ctx.db.run(`delete from ${table} where account_id = $1`, [id]))).rejects.toThrow(
        'is locked',
      )
    const { version } = await showAccount(me, id)
    expect((await me.call(account.rebuild, { params: { id }, body: { version } })).key).toBe('finalAccount.locked')
  })

  it('notices a document that changed, and keeps what did not when it is built anew', async () => {
    const { projectId, order } = await aSettlingProject(me)
    const other = await aConfirmedOrder(me, { project: projectId, lines: [{ name: '搭建' }] })
    const id = await addAccount(me, projectId)
    await explainAll(me, id)
    await confirmAll(finance, id)
    await payOrder(other.id, '10.00', '0.00')
    const sent = await company.submit(me, 'finalAccount', id)
    expect(sent.message).toContain(other.code)
    expect(sent.message).not.toContain(order.code)
    const { version } = await showAccount(me, id)
    expect((await me.call(account.rebuild, { params: { id }, body: { version } })).status).toBe(200)
    expect(await showAccount(me, id)).toMatchObject({ unexplained: 1, unconfirmed: 1 })
    const { documents } = await sheetIn(me, id)
    expect(documents.map(({ code, reason }) => [code, reason === null])).toEqual(
      [
        [order.code, false],
        [other.code, true],
      ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    )
  })

  it('goes on in a further version with the difference only', async () => {
    const { projectId, order } = await aSettlingProject(me)
    const id = await addAccount(me, projectId)
    await explainAll(me, id)
    expect((await me.call(account.create, { body: { project: projectId } })).key).toBe('finalAccount.open')
    await confirmAll(finance, id)
    await company.approve(me, 'finalAccount', id)
    expect((await me.call(account.create, { body: { project: projectId } })).key).toBe('finalAccount.nothing_new')
    await payOrder(order.id, '1000.00', '1000.00')
    await setProjectStage(me, projectId, 'closed')
    const next = await addAccount(me, projectId)
    expect(await showAccount(me, next)).toMatchObject({
      kind: 'supplement',
      versionNo: 2,
      settledCost: '0.00',
      invoicedCost: '1000.00',
      paidCost: '1000.00',
      budgetCost: '0.00',
      unexplained: 0,
      unconfirmed: 1,
    })
    const { bridge, profit } = await sheetIn(me, next)
    expect(bridge).toMatchObject([
      { kind: 'previous', amount: '-1000.00' },
      { kind: 'profit', amount: '-1000.00' },
    ])
    expect(profit?.net).toBe('-1000.00')
    await confirmAll(finance, next)
    await company.approve(me, 'finalAccount', next)
    expect(await showAccount(me, next)).toMatchObject({ stage: 'locked' })
  })

  it('stands in the way of closing its project until it is approved', async () => {
    const { projectId } = await aSettlingProject(me)
    const hindrances = async (): Promise<string> => {
      const { ways } = (await me.call(project.project.standing, { params: { id: projectId } })).result
      return ways.flatMap((way) => (way.stage === 'closed' ? way.hindrances : [])).join()
    }
    expect(await hindrances()).toContain('还没有决算')
    const id = await addAccount(me, projectId)
    expect(await hindrances()).toContain((await showAccount(me, id)).code)
    await explainAll(me, id)
    await confirmAll(finance, id)
    await company.approve(me, 'finalAccount', id)
    expect(await hindrances()).not.toContain('决算')
  })

  it('shows no amount that a role covers', async () => {
    const id = await addAccount(me)
    const covered = me.as({ masks: ['cost'] })
    expect(await showAccount(covered, id)).toMatchObject({ settledCost: null, lines: [{ settledCost: null }] })
    const { documents, bridge, profit } = await sheetIn(covered, id)
    expect([bridge, profit, documents[0]?.openPayment, documents[0]?.entries[0]?.settled]).toEqual([
      null,
      null,
      null,
      null,
    ])
    const { version } = await showAccount(covered, id)
    expect((await covered.call(account.rebuild, { params: { id }, body: { version } })).key).toBe('finalAccount.masked')
  })
})

const soldSql = `update contract set amount = $3, invoiced = $4, settled = $5, amount_ex_tax = $3, tax = 0, project_id = $6, stage = 'performing'
  where tenant_id = $1 and id = $2`

/** What happened in a project: orders accepted in part, paid and invoiced as it came, a contract with its customer. */
const aHistory = async (seed: number) => {
  const random = randomFrom(seed * 7919)
  const price = (): string => `${String(100 + random.int(9000))}.${String(10 + random.int(89))}`
  const { projectId, item } = await aBudgetedProject(me, [
    { name: '会场', price: price() },
    { name: '餐饮', price: price() },
  ])
  for (let n = random.int(3); n >= 0; n -= 1) {
    const lines = [
      { name: '会场', quantity: '10', price: '7.77', budgetItem: random.int(2) ? item('会场') : item('餐饮') },
    ]
    const order = await aConfirmedOrder(me, {
      project: projectId,
      lines: [...lines, { name: '杂项', quantity: '10', price: '3.10' }],
    })
    if (random.int(3) > 0) await settled(me, order, random.pick(['10', '8']))
    if (random.int(3) > 0)
      await payOrder(order.id, random.pick([order.amount, '13.37']), random.pick([order.amount, '31.07']))
  }
  if (random.int(2)) {
    const sold = await addSigned(me)
    const amount = price()
    const values = [sold, amount, random.pick([amount, '50.00']), random.pick([amount, '20.00']), projectId]
    await me.inside((ctx) => ctx.db.run(soldSql, [ctx.tenantId, ...values]))
  }
  await setProjectStage(me, projectId, 'settling')
  return projectId
}

describe('final accounts of random projects', () => {
  it('leave nothing unexplained or are refused with the document, and their profit adds up', async () => {
    for (let seed = 1; seed <= (isFullDepth ? 200 : 20); seed += 1) {
      const id = await addAccount(me, await aHistory(seed))
      const at = `seed ${String(seed)}`
      const { documents, bridge } = await sheetIn(me, id)
      const row = await showAccount(me, id)
      const of = (key: 'settled' | 'paid'): string =>
        addMoney(
          '0',
          ...documents
            .filter(({ side }) => side === 'cost')
            .flatMap(({ entries }) => entries.map((one) => one[key] ?? '0')),
        )
      expect([of('settled'), of('paid')], at).toEqual([row.settledCost, row.paidCost])
      const steps = (bridge ?? []).filter(({ kind }) => kind !== 'profit').map(({ amount }) => amount)
      expect(subtractMoney(bridge?.at(-1)?.amount ?? 'x', ...steps), at).toBe('0.00')
      const open = documents.filter((one) => one.isOpen)
      const sent = await company.submit(me, 'finalAccount', id)
      expect(
        open.slice(0, 5).filter(({ code }) => !sent.message.includes(code)),
        at,
      ).toEqual([])
      expect(sent.message.includes('差异'), at).toBe(open.length > 0)
      await explainAll(me, id)
      await confirmAll(finance, id)
      expect((await sheetIn(me, id)).hindrances, at).toEqual([])
    }
  })
})
