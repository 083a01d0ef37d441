import { contract } from '@srm/api/contract'
import type { Input } from '@srm/api/endpoint'
import { payment } from '@srm/api/payment'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { supplier as suppliers } from '@srm/api/supplier'
import { aPaymentBatch, aPaymentRequest } from '#modules/payment/payment.fixture.ts'
import { aReceivedInvoice } from '#modules/expense/expense.fixture.ts'
import { aSupplierBankAccount } from '#modules/supplier/supplier.fixture.ts'
import { aCompanyWithMoney } from './claims.ts'
import type { TestApp } from './app.ts'
import { approveContract, aPurchaseContract, plansOf, sign } from './contracts.ts'
import { addPerson } from '#modules/identity/index.ts'
import { aCompanyWithBooks, addFund } from './ledgers.ts'
import { aTypedProject } from './projects.ts'
import type { Answer, Member, TestTenant } from './tenant.ts'

export const today = shanghaiDay(new Date())

const ok = <R>({ status, message, result, key }: Answer<R>): R => {
  if (status !== 200) throw new Error(`${String(status)} ${key ?? ''} ${message}`)
  return result
}

type RequestBody = Input<typeof payment.request.create>['body']

const verifiedSql = `update supplier_bank_account set verify_status = 'verified' where tenant_id = $1 and supplier_id = $2`
const withoutSeal = `update contract_type set is_seal_required = false, required_papers = '{}' where tenant_id = $1`
const namedSql = `update supplier_bank_account a set account_name = s.name from supplier s
  where a.tenant_id = $1 and s.tenant_id = $1 and s.id = a.supplier_id and s.id = $2`

/** A signed contract to a supplier whose account is known, all of it due now, and the instalments of it. */
export const aPayableContract = async (me: TestTenant, more: Parameters<typeof aPurchaseContract>[1] = {}) => {
  const body = await aPurchaseContract(me, {
    amount: '100000.00',
    plans: [
      { name: '首款', trigger: 'sign', ratio: '30.00' },
      { name: '尾款', trigger: 'date', planDate: today, ratio: '70.00' },
    ],
    ...more,
  })
  const of = body.supplier ?? ''
  ok(await me.call(suppliers.bankAccount.create, { body: aSupplierBankAccount({ supplier: of }) }))
  await me.inside(async (ctx) => {
    await ctx.db.run(verifiedSql, [ctx.tenantId, of])
    await ctx.db.run(namedSql, [ctx.tenantId, of])
    await ctx.db.run(withoutSeal, [ctx.tenantId])
  })
  const { id } = ok(await me.call(contract.contract.create, { body }))
  await approveContract(me, id)
  ok(await sign(me, id))
  const [first, last] = await plansOf(me, id)
  return { contract: id, supplier: of, company: body.ourCompany, first: first?.id ?? '', last: last?.id ?? '' }
}

/** The body of a request for an instalment, with an invoice over as much. */
export const anInstalment = (plan: string, amount: string, more: Partial<RequestBody> = {}): RequestBody => {
  const { idNo: _, payeeName: _name, payeeBank: _bank, payeeAccount: _account, ...body } = aPaymentRequest()
  const invoices = [aReceivedInvoice({ amount, tax: '0.00' })]
  return { ...body, title: '首款', kind: 'plan', plan, amount, needDate: today, invoices, ...more }
}

const proofSql = `insert into session (id, user_id, way, device, address, salt, expires_at, confirmed_at)
  values ($1, $2, 'test', 'test', '127.0.0.1', 'salt', now() + interval '1 day', now()) on conflict do nothing`

/** As if somebody had just entered their password once more. */
export const provePassword = async (t: TestApp, me: TestTenant, who: Member): Promise<void> => {
  const own = [...t.pretended].findLast(([, session]) => session.userId === who.userId)?.[0]
  await me.inside(async (ctx) => {
    if (own) await ctx.db.run(proofSql, [own, who.userId])
    await ctx.db.run('update session set confirmed_at = now() where tenant_id = $1 and user_id = $2', [
      ctx.tenantId,
      who.userId,
    ])
  })
}

/** People who ask, make batches and confirm them, an account to pay from and a contract to pay by. */
export const aPayingCompany = async (t: TestApp, me: TestTenant) => {
  const company = await aCompanyWithMoney(t, me, ['paymentRequest'])
  const [asker, maker, confirmer, other] = [
    await company.colleague('申请人'),
    await company.colleague('制单人'),
    await company.colleague('确认人'),
    await company.colleague('另一确认人'),
  ]
  const payable = await aPayableContract(me)
  const fund = await addFund(me, { company: payable.company, openingBalance: '1000000.00', openingDate: '2025-01-01' })
  const confirmed = async (who: Member): Promise<void> => provePassword(t, me, who)
  const request = async (body: RequestBody, who: Member = asker): Promise<string> =>
    ok(await who.call(payment.request.create, { body })).id
  const approved = async (body: RequestBody, who: Member = asker): Promise<string> => {
    const id = await request(body, who)
    await company.approve(who, 'paymentRequest', id)
    return id
  }
  const showRequest = async (id: string) => ok(await me.call(payment.request.show, { params: { id } }))
  const showBatch = async (id: string) => ok(await me.call(payment.batch.show, { params: { id } }))
  const batch = async (requests: string[], who: Member = maker): Promise<string> =>
    ok(await who.call(payment.batch.create, { body: aPaymentBatch({ fundAccount: fund, day: today, requests }) })).id
  const confirm = async (id: string, who: Member = confirmer) => {
    const { version, total } = await showBatch(id)
    await confirmed(who)
    return who.call(payment.batch.confirm, { params: { id }, body: { version, total: total ?? '0' } })
  }
  const transfers = async (id: string) => ok(await me.call(payment.batch.transfers, { params: { id } }))
  return {
    ...company,
    asker,
    maker,
    confirmer,
    other,
    payable,
    fund,
    confirmed,
    request,
    approved,
    showRequest,
    showBatch,
    batch,
    confirm,
    transfers,
  }
}

export const addProjectOf = async (me: TestTenant): Promise<string> =>
  ok(await me.call(project.project.create, { body: await aTypedProject(me) })).id

const agreedSql = `update payment_request set status = 'approved', stage = 'toPay' where tenant_id = $1 and id = $2`
const colleagueSql = `update payment_request set owner_id = $3, created_by = $3 where tenant_id = $1 and id = $2`

let people = 0

/** A request everybody agreed to, of a colleague, and the account it can be paid from. */
export const aRequestToPay = async (me: TestTenant) => {
  const { company, fund } = await aCompanyWithBooks(me, { openingDate: '2025-01-01' })
  const invoices = [aReceivedInvoice({ amount: '5000.00', tax: '0.00' })]
  const { id } = ok(await me.call(payment.request.create, { body: aPaymentRequest({ company, invoices }) }))
  people += 1
  const username = `payer${String(process.pid)}${String(people)}`
  const person = { username, displayName: '申请人', departmentId: me.departmentId, roles: [] }
  await me.inside(async (ctx) => {
    await ctx.db.run(agreedSql, [ctx.tenantId, id])
    await ctx.db.run(colleagueSql, [ctx.tenantId, id, await addPerson(ctx, person)])
  })
  return { id, fund }
}

/** The body of a batch of one request. */
export const aBatchBody = async (me: TestTenant, more: object = {}) => {
  const { id, fund } = await aRequestToPay(me)
  return aPaymentBatch({ fundAccount: fund, day: today, requests: [id], ...more })
}

const anotherSql = `update payment_batch set owner_id = $3, created_by = $3, updated_by = $3 where tenant_id = $1 and id = $2`
const sentSql = `update payment_batch set stage = 'paying', confirmed_by = $3, confirmed_at = now() where tenant_id = $1 and id = $2`

/** A batch a colleague made; confirmed by us where it is asked for. */
export const aBatch = async (me: TestTenant, isConfirmed = false): Promise<string> => {
  const { id } = ok(await me.call(payment.batch.create, { body: await aBatchBody(me) }))
  people += 1
  const username = `maker${String(process.pid)}${String(people)}`
  const person = { username, displayName: '制单人', departmentId: me.departmentId, roles: [] }
  await me.inside(async (ctx) => {
    await ctx.db.run(anotherSql, [ctx.tenantId, id, await addPerson(ctx, person)])
    if (!isConfirmed) return
    await ctx.db.run(sentSql, [ctx.tenantId, id, me.userId])
    await ctx.db.run(`update payment set state = 'sent' where tenant_id = $1 and batch_id = $2`, [ctx.tenantId, id])
    await ctx.db.run(`update payment_request set stage = 'paying' where tenant_id = $1 and batch_id = $2`, [
      ctx.tenantId,
      id,
    ])
  })
  return id
}
