import { acceptance } from '@srm/api/acceptance'
import type { Input } from '@srm/api/endpoint'
import { invoicing, type InvoiceIn } from '@srm/api/invoicing'
import { madeAcceptances } from '#modules/acceptance/index.ts'
import { addPerson } from '#modules/identity/index.ts'
import { anInvoiceIn } from '#modules/invoicing/invoicing.fixture.ts'
import { aConfirmedOrder, recorded, wholeAcceptance } from './acceptances.ts'
import { addCompany } from './ledgers.ts'
import type { Answer, Member, TestTenant } from './tenant.ts'

const { invoiceIn } = invoicing

type Body = Input<typeof invoiceIn.create>['body']

export const taken = <R>({ status, message, result, errors }: Answer<R>): R => {
  if (status !== 200) throw new Error(`${message} ${JSON.stringify(errors ?? [])}`)
  return result
}

const companySql = `select id from our_company where tenant_id = $1 limit 1`

/** Invoices are made out to a company of ours. */
export const ensureCompany = async (me: TestTenant): Promise<string> => {
  const { rows } = await me.inside((ctx) => ctx.db.run<{ id: string }>(companySql, [ctx.tenantId]))
  return rows[0]?.id ?? addCompany(me)
}

/** For an order of its own, where none is named. */
export const aReceivedBody = async (me: TestTenant, more: Partial<Body> = {}): Promise<Body> => {
  await ensureCompany(me)
  const order = more.order ?? (more.contract ? null : (await aConfirmedOrder(me)).id)
  return anInvoiceIn({ order, ...more })
}

export const showReceived = async (me: Member, id: string): Promise<InvoiceIn> =>
  taken(await me.call(invoiceIn.show, { params: { id } }))

let count = 0

/** A colleague who entered it, so that whoever asks may verify it. */
const anEnterer = (me: TestTenant): Promise<string> =>
  me.inside((ctx) =>
    addPerson(ctx, {
      username: `enters${String(process.pid)}-${String((count += 1))}`,
      displayName: '收票人',
      departmentId: me.departmentId,
      roles: [],
    }),
  )

const byOwnerSql = `update invoice_in set created_by = owner_id where tenant_id = $1 and id = $2`

/** Entered by a colleague. */
export const addReceived = async (me: TestTenant, more: Partial<Body> = {}): Promise<string> => {
  const body = await aReceivedBody(me, { owner: await anEnterer(me), ...more })
  const { id } = taken(await me.call(invoiceIn.create, { body }))
  await me.inside((ctx) => ctx.db.run(byOwnerSql, [ctx.tenantId, id]))
  return id
}

export const verify = async (me: Member, id: string, result: 'verified' | 'failed' = 'verified', note?: string) => {
  const { version } = await showReceived(me, id)
  return me.call(invoiceIn.verify, { params: { id }, body: { version, result, ...(note && { note }) } })
}

export const addVerified = async (me: TestTenant, more: Partial<Body> = {}): Promise<string> => {
  const id = await addReceived(me, more)
  taken(await verify(me, id))
  return id
}

type Order = Awaited<ReturnType<typeof aConfirmedOrder>>
const approvedSql = `update acceptance set status = 'approved' where tenant_id = $1 and id = $2`
const signedSql = `update acceptance set stage = 'signed', signed_at = now(), signer_name = '周经理' where tenant_id = $1 and id = $2`

/** Accepted as it was ordered, or less of it, and signed by both sides. */
export const settled = async (me: TestTenant, order: Order, quantity = '10'): Promise<string> => {
  const id = await recorded(me, wholeAcceptance(order, quantity))
  taken(await me.call(acceptance.acceptance.show, { params: { id } }))
  await me.inside(async (ctx) => {
    await ctx.db.run(approvedSql, [ctx.tenantId, id])
    await ctx.db.run(signedSql, [ctx.tenantId, id])
    const row = await madeAcceptances.hold(ctx, id)
    await madeAcceptances.spend(ctx, row, true)
    await ctx.emit('acceptance.settled', { id, orderId: order.id, isAll: true })
  })
  return id
}
