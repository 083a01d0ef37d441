import { contract, type Contract, type PaymentPlan } from '@srm/api/contract'
import { crm } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { supplier } from '@srm/api/supplier'
import { tenancy } from '@srm/api/tenancy'
import { newId } from '#kernel/ids.ts'
import { contractPlans, contractSteps } from '#modules/contract/index.ts'
import { aContract, aContractChange } from '#modules/contract/contract.fixture.ts'
import { aCustomer } from '#modules/crm/crm.fixture.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { aCompanyWithMoney } from './claims.ts'
import type { TestApp } from './app.ts'
import { anOurCompany } from './records.ts'
import type { Member, TestTenant } from './tenant.ts'

type Body = ReturnType<typeof aContract>

/** The id of a type every company starts with. */
export const usualContractType = async (me: Member, name = '销售合同'): Promise<string> => {
  const { result } = await me.call(contract.type.all, { query: { keyword: name } })
  return result.find((one) => one.name === name)?.id ?? ''
}

const made = <R>(answer: { status: number; message: string; result: R }): R => {
  if (answer.status !== 200) throw new Error(answer.message)
  return answer.result
}

const ourCompanies = new WeakMap<Member, Promise<string>>()
const ourCompanyOf = (me: TestTenant): Promise<string> => {
  const known =
    ourCompanies.get(me) ?? me.call(tenancy.ourCompany.create, { body: anOurCompany() }).then((one) => made(one).id)
  ourCompanies.set(me, known)
  return known
}

export const addCustomer = async (me: Member): Promise<string> =>
  made(await me.call(crm.customer.create, { body: aCustomer() })).id

/** The body of a sale contract with all it refers to; without clauses it would differ from its template. */
export const aSale = async (me: TestTenant, more: Partial<Body> = {}): Promise<Body> =>
  aContract({
    type: await usualContractType(me),
    ourCompany: await ourCompanyOf(me),
    customer: more.customer ?? (await addCustomer(me)),
    template: null,
    ...more,
  })

/** The same to a supplier, whose stage lets it be bought from. */
export const aPurchaseContract = async (me: TestTenant, more: Partial<Body> = {}): Promise<Body> => {
  const of = made(await me.call(supplier.supplier.create, { body: aSupplier() })).id
  await me.inside((ctx) =>
    ctx.db.run(`update supplier set lifecycle = 'qualified' where tenant_id = $1 and id = $2`, [ctx.tenantId, of]),
  )
  return aContract({
    type: await usualContractType(me, '采购合同'),
    ourCompany: await ourCompanyOf(me),
    supplier: of,
    template: null,
    ...more,
  })
}

export const showContract = async (me: Member, id: string): Promise<Contract> =>
  made(await me.call(contract.contract.show, { params: { id } }))

export const plansOf = async (me: Member, of: string): Promise<PaymentPlan[]> => {
  const filter = JSON.stringify([{ field: 'contract', op: 'in', value: [of] }])
  const { items } = made(await me.call(contract.plan.list, { query: { filter, pageSize: '100' } as never }))
  const shown: PaymentPlan[] = []
  for (const { id } of items) shown.push(made(await me.call(contract.plan.show, { params: { id } })))
  return shown.toSorted((a, b) => a.seq - b.seq)
}

/** As if everybody asked had agreed. */
export const approveContract = (me: TestTenant, id: string): Promise<void> =>
  me.inside(async (ctx) => {
    await ctx.db.run(`update contract set status = 'approved' where tenant_id = $1 and id = $2`, [ctx.tenantId, id])
    await contractSteps.approved(ctx, id)
  })

export const addApproved = async (me: TestTenant, more: Partial<Body> = {}): Promise<string> => {
  const { id } = made(await me.call(contract.contract.create, { body: await aSale(me, more) }))
  await approveContract(me, id)
  return id
}

export const sign = async (me: Member, id: string, more: object = {}) => {
  const { version } = await showContract(me, id)
  const signDate = shanghaiDay(new Date())
  return me.call(contract.contract.sign, { params: { id }, body: { version, signDate, ...more } })
}

const withoutSeal = `update contract_type set is_seal_required = false, required_papers = '{}' where tenant_id = $1`

/** A signed contract; no scan is asked for. */
export const addSigned = async (me: TestTenant, more: Partial<Body> = {}): Promise<string> => {
  const id = await addApproved(me, more)
  await me.inside((ctx) => ctx.db.run(withoutSeal, [ctx.tenantId]))
  made(await sign(me, id))
  return id
}

const archivedSql = `update contract set stage = 'archived', archived_at = now(), archive_no = 'DA-1', storage_place = '档案柜 A1' where id = $1`

export const addArchived = async (me: TestTenant, more: Partial<Body> = {}): Promise<string> => {
  const id = await addSigned(me, more)
  await me.inside((ctx) => ctx.db.run(archivedSql, [id]))
  return id
}

const bare = <L extends { readonly id: string }>(line: L): Omit<L, 'id'> => {
  const { id: _, ...rest } = line
  return rest
}

/** A change that leaves everything as it is but what is said. */
export const changeOf = async (me: Member, id: string, more: Partial<ReturnType<typeof aContractChange>> = {}) => {
  const row = await showContract(me, id)
  return aContractChange({
    contract: id,
    name: row.name,
    customer: row.customer?.id ?? null,
    supplier: row.supplier?.id ?? null,
    counterparty: row.counterparty,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    amountKind: row.amountKind,
    amount: row.amount ?? '0',
    taxRate: row.taxRate,
    deposit: row.deposit,
    retentionRate: row.retentionRate,
    startDate: row.startDate,
    endDate: row.endDate,
    isAutoRenewed: row.isAutoRenewed,
    noticeDays: row.noticeDays,
    penalty: row.penalty,
    lines: row.lines.map(bare),
    plans: row.plans.map(({ id: item, ...plan }) => ({ item, ...plan })),
    clauses: row.clauses.map(bare),
    ...more,
  })
}

/** A company with somebody who writes contracts and somebody who decides. */
export const aContractingCompany = async (t: TestApp, me: TestTenant) => {
  const company = await aCompanyWithMoney(t, me, ['contract', 'contractChange'])
  const writer = await company.colleague('经办人')
  return { ...company, writer }
}

/** An instalment of a signed contract, some of which is settled and whose day was set by hand. */
export const addPlanOf = async (me: TestTenant, name?: string): Promise<string> => {
  const plans = [
    { name: '首款', trigger: 'sign' as const, ratio: '30.00' },
    { name: '尾款', trigger: 'acceptance' as const, ratio: '70.00' },
  ]
  const of = await addSigned(me, { plans, ...(name && { name }) })
  const [first, last] = await plansOf(me, of)
  const holder = { kind: 'receipt', id: newId() }
  const settled = { plan: first?.id ?? '', amount: '10.00', day: shanghaiDay(new Date()), holder }
  await me.inside((ctx) => contractPlans.settle(ctx, settled))
  return last?.id ?? ''
}
