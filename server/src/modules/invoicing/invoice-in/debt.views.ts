import type { InvoiceInStart } from '@srm/api/invoicing'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { books } from '#modules/ledger/index.ts'
import { purchaseOrders } from '#modules/order/index.ts'
import type { DebtItem } from '../points.store.ts'
import { roomOf } from './match.views.ts'

type Choice = { readonly order?: string | null | undefined; readonly contract?: string | null | undefined }

/** What an order or a contract says of its invoices. */
export type Debt = {
  readonly item: DebtItem
  readonly supplier: string
  readonly project: string | null
  readonly company: string | null
  readonly owner: string | null
}

const orderSql = `select supplier_id as supplier, project_id as project, null::uuid as company, owner_id as owner,
    stage in ('confirmed', 'executing', 'accepted', 'settled', 'closed') as "isOpen"
  from purchase_order_ref where tenant_id = $1 and id = $2`
const contractSql = `select supplier_id as supplier, project_id as project, our_company_id as company, owner_id as owner,
    side = 'pay' and supplier_id is not null and stage in ('signed', 'performing', 'paused', 'completed', 'terminated') as "isOpen"
  from contract_ref where tenant_id = $1 and id = $2`

type Row = Omit<Debt, 'item'> & { readonly isOpen: boolean }

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

export const itemOfChoice = ({ order, contract }: Choice): DebtItem => {
  if (order && !contract) return { subject: 'purchaseOrder', id: order }
  if (contract && !order) return { subject: 'contract', id: contract }
  return refuse('invoiceIn.source', 'order')
}

/** Whatever is confirmed or signed is invoiced; what is not is refused. */
export const debtOfItem = async (ctx: Ctx, item: DebtItem): Promise<Debt> => {
  const path = item.subject === 'contract' ? 'contract' : 'order'
  const sql = path === 'contract' ? contractSql : orderSql
  const found = (await ctx.db.run<Row>(sql, [ctx.tenantId, item.id])).rows[0] ?? refuse('record.bad_reference', path)
  if (!found.isOpen) refuse('invoiceIn.not_ordered', path)
  return { ...found, item }
}

/** Whoever enters an invoice sees what it is for. */
export const assertSeesItem = (ctx: Ctx, { subject, id }: DebtItem): Promise<void> =>
  subject === 'contract' ? assertInScope(ctx, contractMoney.record, id, true) : purchaseOrders.assertVisible(ctx, id)

const namesSql = `select json_build_object('id', s.id, 'name', s.name) as supplier,
    (select json_build_object('id', p.id, 'name', p.name) from project_ref p where p.tenant_id = $1 and p.id = $3::uuid) as project,
    (select json_build_object('id', c.id, 'name', c.name) from our_company_ref c where c.tenant_id = $1 and c.id = $4::uuid) as "ourCompany"
  from supplier_ref s where s.tenant_id = $1 and s.id = $2`

/** What an invoice begins with once an order or a contract is chosen. */
export const startOfInvoice = async (ctx: Ctx, chosen: Choice): Promise<InvoiceInStart> => {
  const item = itemOfChoice(chosen)
  await assertSeesItem(ctx, item)
  const { supplier, project, company } = await debtOfItem(ctx, item)
  const ids = [ctx.tenantId, supplier, project, company ?? (await books.defaultCompany(ctx))]
  const { rows } = await ctx.db.run<Omit<InvoiceInStart, 'room'>>(namesSql, ids)
  const room = ctx.session.masks?.has('cost') === true ? null : await roomOf(ctx, item)
  return { ...(rows[0] ?? fail('record.not_found')), room }
}
