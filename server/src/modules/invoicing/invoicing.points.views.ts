import { InvoiceIn, InvoiceOut } from '@srm/api/invoicing'
import { invoicingPages } from '@srm/api/invoicing/pages'
import { label, type Label } from '@srm/api/shared/label'
import type { Filter } from '@srm/api/shared/page'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { patchInvoiceIn } from './invoice-in/invoice-in.store.ts'
import { invoiceRecords, unrestricted } from './invoice/invoice.store.ts'

const real = `('issued', 'delivered', 'partlyRed', 'reversed', 'red')`
const realFilter: Filter = { field: 'stage', op: 'in', value: ['issued', 'delivered', 'partlyRed', 'reversed', 'red'] }

/** Instalments that wait for an invoice count from the day it was with the customer, or was issued. */
export const invoiceTrigger = {
  trigger: 'invoice' as const,
  day: `select min(coalesce(i.delivered_on, i.issued_on)) from invoice_out i where i.tenant_id = t.tenant_id and i.contract_id = t.contract_id
    and t.side = 'receive' and (i.plan_id is null or i.plan_id = t.id) and i.stage in ('issued', 'delivered', 'partlyRed')`,
}

/** Those we pay count from the day a verified invoice came. */
export const invoiceInTrigger = {
  trigger: 'invoice' as const,
  day: `select min((i.verified_at at time zone 'Asia/Shanghai')::date) from invoice_in i where i.tenant_id = t.tenant_id
    and i.contract_id = t.contract_id and t.side = 'pay' and i.verify_state = 'verified' and i.red_of_id is null and i.red_amount < i.amount`,
}

/** Income and tax by invoices are what the ledger says they are. */
export const invoiceSource = {
  accounts: ['income', 'outputTax'] as const,
  subject: InvoiceOut.name,
  documents: `select i.id, i.code, -i.amount as amount from invoice_out i where i.tenant_id = $1 and i.issued_on is not null`,
}

const listOf = (customer: string): string => {
  const filter = JSON.stringify([{ field: 'customer', op: 'in', value: [customer] }, realFilter])
  return `${invoicingPages.invoiceOut.list.path}?${new URLSearchParams({ filter, shape: 'table' }).toString()}`
}

const figuresSql = `select sum(i.amount)::text as invoiced from invoice_out i where i.tenant_id = $1 and i.customer_id = $2 and i.stage in ${real}`

export const invoiceFiguresOfCustomer = {
  permission: 'invoiceOut:list',
  figures: [
    { key: 'invoiced', label: label('已开票（含税）', 'Invoiced (tax included)'), kind: 'money' as const, to: listOf },
  ],
  read: async (ctx: Ctx, customer: string): Promise<Record<string, string | null>> =>
    (await ctx.db.run<{ invoiced: string | null }>(figuresSql, [ctx.tenantId, customer])).rows[0] ?? {},
}

export const invoiceActivity = {
  kind: InvoiceOut.name,
  label: label('开票', 'Invoice'),
  permission: 'invoiceOut:list',
  rows: `select i.id, i.issued_on::timestamp at time zone 'Asia/Shanghai' as at, i.code || ' ' || i.title_name as title, i.invoice_no as note,
      i.issuer_id as by_id, 'invoiceOut' as subject, i.id as subject_id
    from invoice_out i where i.tenant_id = $1 and i.customer_id = $2 and i.issued_on is not null`,
}

/** What customers are ranked by: what was invoiced to them in a period, red invoices taken off. */
export const invoiceMeasure = {
  record: InvoiceOut,
  path: invoicingPages.invoiceOut.list.path,
  customer: 'customer',
  day: 'issuedOn',
  filter: [realFilter],
  key: 'invoiceAmount',
  label: label('开票金额（含税）', 'Invoiced (tax included)'),
  value: { sum: 'amount' },
}

type Item = { id: string; name: string }
const openSql = `select id, code || ' ' || title_name as name from invoice_out
  where tenant_id = $1 and owner_id = $2 and (stage in ('toIssue', 'issued') or status in ('draft', 'pending', 'returned')) order by id`
const openOf = async (ctx: Ctx, userId: string): Promise<Item[]> =>
  (await ctx.db.run<Item>(openSql, [ctx.tenantId, userId])).rows

/** What a leaver applied for and is not with the customer yet. */
export const invoiceHandover: Handover = {
  kind: InvoiceOut.name,
  label: InvoiceOut.label,
  count: async (ctx, userId) => (await openOf(ctx, userId)).length,
  samples: async (ctx, userId) => (await openOf(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const all = await openOf(ctx, from)
    for (const { id } of all) await invoiceRecords.patch(unrestricted(ctx), id, { owner: to })
    return all.length
  },
}

const openInSql = `select id, code || ' ' || number as name from invoice_in
  where tenant_id = $1 and owner_id = $2 and verify_state <> 'verified' order by id`
const openInOf = async (ctx: Ctx, userId: string): Promise<Item[]> =>
  (await ctx.db.run<Item>(openInSql, [ctx.tenantId, userId])).rows

/** What a leaver entered and nobody has verified. */
export const invoiceInHandover: Handover = {
  kind: InvoiceIn.name,
  label: InvoiceIn.label,
  count: async (ctx, userId) => (await openInOf(ctx, userId)).length,
  samples: async (ctx, userId) => (await openInOf(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const all = await openInOf(ctx, from)
    for (const { id } of all) await patchInvoiceIn(ctx, id, { owner: to })
    return all.length
  },
}

const usedSql = `select number from invoice_in where tenant_id = $1 and acceptance_id = $2 and verify_state = 'verified' and red_of_id is null
  and red_amount < amount order by number limit 1`

/** A settled acceptance stays while a verified invoice was given for it. */
export const acceptanceInvoiced = async (ctx: Ctx, acceptance: string): Promise<Label | undefined> => {
  const [found] = (await ctx.db.run<{ number: string }>(usedSql, [ctx.tenantId, acceptance])).rows
  return found && label(`发票 ${found.number}`, `invoice ${found.number}`)
}

const wrongInSql = `select i.code from invoice_in i
    left join (select red_of_id, -sum(amount) as amount from invoice_in where tenant_id = $1 and red_of_id is not null group by 1) r on r.red_of_id = i.id
  where i.tenant_id = $1 and i.red_amount <> coalesce(r.amount, 0) order by i.code`

const wrongSql = `select c.code from contract_ref c
    left join (select contract_id, sum(amount) as amount from invoice_out where tenant_id = $1 and issued_on is not null group by 1) i on i.contract_id = c.id
  where c.tenant_id = $1 and c.side = 'receive' and not c.is_opening and c.invoiced <> coalesce(i.amount, 0) order by c.code`
const redSql = `select i.code from invoice_out i
    left join (select red_of_id, -sum(amount) as amount from invoice_out where tenant_id = $1 and red_of_id is not null group by 1) r on r.red_of_id = i.id
  where i.tenant_id = $1 and i.red_amount <> coalesce(r.amount, 0) order by i.code`

/** Contracts and invoices whose sums are not what their parts come to. */
export const wrongInvoices = async (ctx: Ctx): Promise<readonly string[]> => {
  const codes: string[] = []
  for (const sql of [wrongSql, redSql, wrongInSql])
    codes.push(...(await ctx.db.run<{ code: string }>(sql, [ctx.tenantId])).rows.map(({ code }) => code))
  return codes
}
