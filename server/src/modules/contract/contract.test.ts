import { contract } from '@srm/api/contract'
import { crm } from '@srm/api/crm'
import { dictionary } from '@srm/api/dictionary'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import {
  aContractingCompany,
  addApproved,
  addCustomer,
  addSigned,
  aPurchaseContract,
  aSale,
  plansOf,
  showContract,
  sign,
  usualContractType,
} from '#test/contracts.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aContractTemplate, aContractType } from './contract.fixture.ts'
import { contractKeeper } from './contract.crm.views.ts'
import { contractGuards } from './contract.project.views.ts'
import { wrongContracts } from './contract.report.views.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aContractingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aContractingCompany(t, me)
})

const today = shanghaiDay(new Date())
const calls = contract.contract
const create = async (body: Awaited<ReturnType<typeof aSale>>) => me.call(calls.create, { body })
const keyOf = async (more: Parameters<typeof aSale>[1]) => (await create(await aSale(me, more))).key

describe('types of contracts', () => {
  it('stand in a tree of their own, which the common call answers from, and never below themselves', async () => {
    const { type } = contract
    const add = async (more: Parameters<typeof aContractType>[0]) =>
      (await me.call(type.create, { body: aContractType(more) })).result.id
    const top = await add({ name: '年度框架' })
    const below = await add({ name: '酒店框架', parent: top })
    const tree = (await me.call(type.tree, { query: {} })).result
    expect(tree.find(({ id }) => id === top)?.children.map(({ name }) => name)).toEqual(['酒店框架'])
    const { result: classes } = await me.call(dictionary.classify, { query: { kind: 'contract' } })
    expect(JSON.stringify(classes)).toContain('酒店框架')
    const body = { ...aContractType({ name: '年度框架', parent: below }), version: 1 }
    expect((await me.call(type.update, { params: { id: top }, body })).key).toBe('contractType.wrong_parent')
    expect((await me.call(type.remove, { params: { id: top }, query: {} })).key).toBe('contractType.has_children')
    expect((await me.call(type.create, { body: aContractType({ name: '年度框架' }) })).key).toBe('contractType.taken')
  })
})

describe('a contract', () => {
  it('works out its tax, its instalments and its side, and keeps the name of the other party', async () => {
    const body = await aSale(me, {
      amount: '99999.99',
      lines: [{ name: '会务服务', quantity: '3', price: '33333.33' }],
      plans: [
        { name: '首款', trigger: 'sign', ratio: '33.33' },
        { name: '二期', trigger: 'invoice', offsetDays: 30, ratio: '33.33' },
        { name: '尾款', trigger: 'acceptance', ratio: '33.34' },
      ],
    })
    const made = await create(body)
    expect(made.status, made.message).toBe(200)
    const row = await showContract(me, made.result.id)
    expect(row).toMatchObject({
      side: 'receive',
      direction: 'sale',
      amountExTax: '94339.61',
      tax: '5660.38',
      stage: 'draft',
      status: 'draft',
      versionNo: 1,
    })
    expect(row.code).toMatch(/^HT-\d{4}-\d{4}$/)
    expect(row.plans.map(({ amount }) => amount)).toEqual(['33330.00', '33330.00', '33339.99'])
    const { result: customer } = await me.call(crm.customer.show, { params: { id: body.customer ?? '' } })
    expect(row.counterparty).toBe(customer.name)
  })

  it('refuses what does not add up, naming the figures', async () => {
    expect(await keyOf({ plans: [{ name: '首款', trigger: 'sign', amount: '99999.99' }] })).toBe('contract.plans_sum')
    const over = await create(
      await aSale(me, { amountKind: 'ceiling', plans: [{ name: '首款', trigger: 'sign', amount: '100000.01' }] }),
    )
    expect(over).toMatchObject({
      key: 'contract.plans_over',
      message: '收付款约定合计 100000.01 不能超过合同上限 100000.00',
    })
    expect(
      await keyOf({ amountKind: 'ceiling', plans: [{ name: '首款', trigger: 'sign', amount: '90000' }] }),
    ).toBeUndefined()
    expect(await keyOf({ lines: [{ name: '服务', price: '5.00' }] })).toBe('contract.lines_sum')
    expect(await keyOf({ plans: [{ name: '尾款', trigger: 'date', ratio: '100' }] })).toBe('contract.plan_date')
    expect(await keyOf({ plans: [{ name: '尾款', trigger: 'eventEnd', ratio: '100' }] })).toBe('contract.plan_project')
    expect(await keyOf({ plans: [{ name: '尾款', trigger: 'sign' }] })).toBe('contract.plan_amount')
    expect(await keyOf({ startDate: '2027-05-02', endDate: '2027-05-01' })).toBe('contract.dates')
    expect(await keyOf({ type: await usualContractType(me, '采购合同') })).toBe('contract.party_needed')
    expect(await keyOf({ type: await usualContractType(me, '补充协议') })).toBe('contract.parent_needed')
  })

  it('counts clauses that differ from its template, and keeps those that are fixed', async () => {
    const template = (await me.call(contract.template.create, { body: aContractTemplate() })).result.id
    const type = await usualContractType(me)
    const start = (await me.call(calls.start, { query: { type, template } })).result
    expect(start.clauses.map(({ key, isFixed }) => [key, isFixed])).toEqual([
      ['c1', false],
      ['c2', true],
    ])
    const [pay, secret] = start.clauses.map(({ key, title, text }) => ({ key, title, text }))
    if (!pay || !secret) throw new Error('no clauses')
    const made = await create(
      await aSale(me, {
        template,
        clauses: [{ ...pay, text: '收到发票后六十日内付款。' }, secret, { title: '奖励', text: '另计。' }],
      }),
    )
    const row = await showContract(me, made.result.id)
    expect(row.clauses.map(({ isDeviation }) => isDeviation)).toEqual([true, false, true])
    expect(row.deviationCount).toBe(2)
    const same = await create(await aSale(me, { template, clauses: [{ ...pay, text: ` ${pay.text}\n` }, secret] }))
    expect((await showContract(me, same.result.id)).deviationCount).toBe(0)
    const left = await create(await aSale(me, { template, clauses: [secret] }))
    expect((await showContract(me, left.result.id)).deviationCount).toBe(1)
    expect(await keyOf({ template, clauses: [pay] })).toBe('contract.clause_fixed')
    const diff = (await me.call(calls.compare, { params: { id: made.result.id }, query: { from: 0 } })).result
    expect(diff.clauses.map(({ title, kind }) => [title, kind])).toEqual([
      ['付款', 'changed'],
      ['保密', 'same'],
      ['奖励', 'added'],
    ])
    expect(diff.clauses[0]?.pieces.find(({ kind }) => kind === 'removed')?.text).toContain('三')
  })

  it('goes from its draft over approval and signature to performance and the archive', async () => {
    const body = await aSale(me)
    const { result } = await company.writer.call(calls.create, { body })
    await company.approve(company.writer, 'contract', result.id)
    const { id } = result
    expect(await showContract(me, id)).toMatchObject({ stage: 'toSign', status: 'approved' })
    expect((await plansOf(me, id)).map(({ stage, dueDate }) => [stage, dueDate])).toEqual([
      ['waiting', null],
      ['waiting', '2027-12-31'],
    ])
    const update = await me.call(calls.update, { params: { id }, body: { ...body, version: 99 } })
    expect(update.key).toBe('contract.locked')
    expect((await sign(me, id)).key).toBe('contract.sealed_needed')
    await me.inside((ctx) =>
      ctx.db.run(`update contract_type set is_seal_required = false where tenant_id = $1`, [ctx.tenantId]),
    )
    expect((await sign(me, id, { signDate: '2199-01-01' })).key).toBe('contract.sign_day')
    expect((await sign(me, id)).status).toBe(200)
    expect((await plansOf(me, id)).map(({ stage, dueDate }) => [stage, dueDate])).toEqual([
      ['pending', today],
      ['pending', '2027-12-31'],
    ])
    const { result: customer } = await me.call(crm.customer.show, { params: { id: body.customer ?? '' } })
    expect(customer.stage).toBe('dealt')
    const move = async (stage: 'performing' | 'completed' | 'paused' | 'terminated', reason?: string) => {
      const { version } = await showContract(me, id)
      return me.call(calls.move, { params: { id }, body: { version, stage, ...(reason && { reason }) } })
    }
    expect((await move('completed')).key).toBe('contract.no_such_step')
    expect((await move('performing')).status).toBe(200)
    expect((await move('completed')).message).toBe('还不能变为“履行完毕”：还有 2 期收付款未结清，共 ￥100,000.00')
    expect((await move('paused')).key).toBe('contract.reason_needed')
    expect((await move('paused', '客户延期')).status).toBe(200)
    expect((await plansOf(me, id)).map(({ stage }) => stage)).toEqual(['paused', 'paused'])
    expect((await move('performing')).status).toBe(200)
    const { version } = await showContract(me, id)
    const place = { version, archiveNo: 'DA-2026-01', storagePlace: 'A1', keeper: me.userId }
    expect((await me.call(calls.archive, { params: { id }, body: place })).key).toBe('contract.no_such_step')
    expect((await move('terminated', '客户取消活动')).status).toBe(200)
    expect((await plansOf(me, id)).map(({ stage }) => stage)).toEqual(['canceled', 'canceled'])
    const ended = await showContract(me, id)
    expect(ended).toMatchObject({ stage: 'terminated', stageReason: '客户取消活动', stageBy: { id: me.userId } })
    expect((await me.call(calls.archive, { params: { id }, body: { ...place, version: ended.version } })).status).toBe(
      200,
    )
    expect(await showContract(me, id)).toMatchObject({ stage: 'archived', archiveNo: 'DA-2026-01' })
    expect(await me.inside(wrongContracts)).toEqual([])
  })

  it('asks whether a supplier may be bought from, and the customer whether it has credit', async () => {
    const body = await aPurchaseContract(me)
    await me.inside((ctx) =>
      ctx.db.run(`update supplier set lifecycle = 'potential' where tenant_id = $1 and id = $2`, [
        ctx.tenantId,
        body.supplier,
      ]),
    )
    const { id } = (await company.writer.call(calls.create, { body })).result
    expect((await company.submit(company.writer, 'contract', id)).key).toBe('supplier.may_not')
    const customer = await addCustomer(me)
    await me.call(crm.credit.set, {
      params: { id: customer },
      body: { version: 1, creditLimit: '150000.00', creditDays: 30 },
    })
    await addApproved(me, { customer })
    const more = await aSale(me, { customer })
    const second = (await company.writer.call(calls.create, { body: more })).result.id
    expect((await company.submit(company.writer, 'contract', second)).key).toBe('customer.over_credit_reason')
    const { version } = await showContract(me, second)
    await company.writer.call(calls.update, {
      params: { id: second },
      body: { ...more, version, creditReason: '老客户' },
    })
    expect((await company.submit(company.writer, 'contract', second)).status).toBe(200)
  })

  it('keeps its project from being closed, its customer from the pools and itself from being deleted', async () => {
    const { id: of } = (await me.call(project.project.create, { body: await aTypedProject(me) })).result
    const id = await addSigned(me, { project: of })
    const hindrances = async () => {
      const found: string[] = []
      for (const { hindrance } of contractGuards) {
        const one = await me.inside((ctx) => hindrance(ctx, of))
        if (one) found.push(one.zh)
      }
      return found
    }
    const { code, name, customer } = await showContract(me, id)
    expect(await hindrances()).toEqual([`未履行完毕的合同：${code} ${name}`])
    const keptSql = `select ${contractKeeper.keeps} as kept from customer_ref c where c.tenant_id = $1 and c.id = $2`
    const isKept = async () =>
      (await me.inside((ctx) => ctx.db.run<{ kept: boolean }>(keptSql, [ctx.tenantId, customer?.id]))).rows[0]?.kept
    expect(await isKept()).toBe(true)
    expect((await me.call(calls.remove, { params: { id }, query: {} })).key).toBe('contract.kept')
    expect((await me.call(project.project.remove, { params: { id: of }, query: {} })).status).toBe(409)
    await me.inside((ctx) =>
      ctx.db.run(`update contract set stage = 'completed' where tenant_id = $1 and id = $2`, [ctx.tenantId, id]),
    )
    expect(await hindrances()).toEqual([])
    expect(await isKept()).toBe(false)
  })

  it('comes in from before with what was settled, and is counted in no period', async () => {
    const body = await aSale(me, {
      isOpening: true,
      openingSignDate: '2025-03-01',
      openingSettled: '50000.00',
      openingInvoiced: '60000.00',
    })
    const made = await create(body)
    expect(made.status, made.message).toBe(200)
    const row = await showContract(me, made.result.id)
    expect(row).toMatchObject({
      stage: 'performing',
      status: 'approved',
      settled: '50000.00',
      invoiced: '60000.00',
      signDate: '2025-03-01',
    })
    const plans = await plansOf(me, made.result.id)
    expect(plans.map(({ stage, doneAmount, openAmount }) => [stage, doneAmount, openAmount])).toEqual([
      ['done', '30000.00', '0.00'],
      ['partial', '20000.00', '50000.00'],
    ])
    const clerk = me.as({ permissions: ['contract:create'] })
    expect((await clerk.call(calls.create, { body: await aSale(me, { ...body, name: '无权录入' }) })).key).toBe(
      'session.forbidden',
    )
    const covered = me.as({ permissions: ['contract:create'], masks: ['income'] })
    expect((await covered.call(calls.create, { body: await aSale(me) })).key).toBe('contract.masked')
    expect(await keyOf({ isOpening: true })).toBe('contract.opening')
    expect(await keyOf({ isOpening: true, openingSignDate: '2025-03-01', openingSettled: '100000.01' })).toBe(
      'contract.opening_over',
    )
    expect(await me.inside(wrongContracts)).toEqual([])
  })
})
