import { InvoiceOut, type InvoiceStart, type IssuedKind } from '@srm/api/invoicing'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { askedOf, freeOf } from './cap.views.ts'

const contractSql = `select c.id, c.amount_kind as "amountKind", c.amount::text as amount, c.invoiced::text as invoiced,
    c.tax_rate::text as "taxRate", c.side, c.stage, c.customer_id as "customerId", u.name as customer, c.project_id as "projectId",
    p.name as project, c.our_company_id as "companyId", o.name as company,
    (select t.open_amount::text from payment_plan_ref t where t.tenant_id = $1 and t.contract_id = c.id and t.id = $3) as "planOpen"
  from contract_ref c left join customer_ref u on u.tenant_id = c.tenant_id and u.id = c.customer_id
    left join project_ref p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join our_company_ref o on o.tenant_id = c.tenant_id and o.id = c.our_company_id
  where c.tenant_id = $1 and c.id = $2`

type ContractView = {
  readonly id: string
  readonly amountKind: string
  readonly amount: string
  readonly invoiced: string
  readonly taxRate: string
  readonly customerId: string | null
  readonly customer: string | null
  readonly projectId: string | null
  readonly project: string | null
  readonly companyId: string
  readonly company: string
  readonly planOpen: string | null
}

const titleSql = `select id, name, kind, credit_code as "creditCode", invoice_kind as "invoiceKind", address, phone, bank_name as bank,
    account_no as account, email from customer_title_block_ref
  where tenant_id = $1 and customer_id = $2 and (id = $3 or $3::uuid is null and status = 'enabled') order by is_default desc, name limit 1`

type TitleBlock = {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly creditCode: string | null
  readonly invoiceKind: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly bank: string | null
  readonly account: string | null
  readonly email: string | null
}

/** A title of a customer's book, the usual one where none is named. */
export const titleOf = async (ctx: Ctx, customer: string, title: string | null): Promise<TitleBlock | undefined> =>
  (await ctx.db.run<TitleBlock>(titleSql, [ctx.tenantId, customer, title])).rows[0]

const usualKind = (title: TitleBlock | undefined): IssuedKind =>
  title?.invoiceKind === 'special' ? 'digitalSpecial' : 'digitalOrdinary'

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
const less = (one: string, other: string | null): string =>
  other !== null && compareMoney(other, one) < 0 ? other : one

type Question = { readonly contract: string; readonly plan?: string | undefined; readonly title?: string | undefined }

/** What an application for an invoice begins with: the customer's title, and what is left to invoice. */
export const startOf = async (ctx: Ctx, { contract, plan, title: wanted }: Question): Promise<InvoiceStart> => {
  await assertInScope(ctx, contractMoney.record, contract, true)
  const { rows } = await ctx.db.run<ContractView>(contractSql, [ctx.tenantId, contract, plan ?? null])
  const found = rows[0] ?? fail('record.not_found')
  const title = found.customerId ? await titleOf(ctx, found.customerId, wanted ?? null) : undefined
  const asked = await askedOf(ctx, contract, null)
  const free = freeOf(found, asked)
  const isCovered = ctx.session.masks?.has('income') === true
  const suggested = found.planOpen ?? free
  const amount = suggested === null ? null : less(suggested, free)
  return {
    room: isCovered ? null : { amount: found.amount, invoiced: found.invoiced, asked, free },
    customer: named(found.customerId, found.customer),
    project: named(found.projectId, found.project),
    ourCompany: named(found.companyId, found.company),
    kind: usualKind(title),
    taxRate: found.taxRate,
    title: title ? { id: title.id, name: title.name } : null,
    titleName: title?.name ?? found.customer ?? '',
    taxNo: title?.creditCode ?? null,
    amount: isCovered || amount === null || compareMoney(amount, '0') <= 0 ? null : amount,
    itemName: '会展服务*会议服务费',
  }
}

const purseSql = `select c.amount::text as amount, c.invoiced::text as invoiced, c.settled::text as settled,
    greatest(c.invoiced - c.settled, 0)::text as unpaid, c.id as contract,
    (select coalesce(sum(t.open_amount) filter (where t.is_overdue), 0)::numeric(15, 2)::text from payment_plan_ref t
      where t.tenant_id = c.tenant_id and t.contract_id = c.id) as overdue
  from invoice_out i join contract_ref c on c.tenant_id = i.tenant_id and c.id = i.contract_id where i.tenant_id = $1 and i.id = $2`

type PurseRow = Record<'amount' | 'invoiced' | 'settled' | 'unpaid' | 'overdue' | 'contract', string>

/** What speaks for and against another invoice of the same contract. */
export const purseOf = async (ctx: Ctx, id: string) => {
  await assertInScope(ctx, InvoiceOut, id, true)
  const [found] = (await ctx.db.run<PurseRow>(purseSql, [ctx.tenantId, id])).rows
  if (!found || ctx.session.masks?.has('income')) return null
  const { contract, ...purse } = found
  return { ...purse, asked: await askedOf(ctx, contract, id) }
}
