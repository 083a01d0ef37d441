import { Contract } from '@srm/api/contract'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { books } from '#modules/ledger/index.ts'

const moveSql = `update contract c set offset_amount = n.target
  from (select id, offset_amount as before, least(invoiced, settled) as target from contract
    where tenant_id = $1 and id = $2 and side = 'receive' for update) n
  where c.tenant_id = $1 and c.id = n.id and n.before <> n.target
  returning (n.target - n.before)::numeric(15, 2)::text as delta, c.code, c.our_company_id as company, c.customer_id as customer,
    c.project_id as project`

type OffsetRow = {
  readonly delta: string
  readonly code: string
  readonly company: string
  readonly customer: string | null
  readonly project: string | null
}

type Cause = { readonly contract: string; readonly cause: string; readonly day: string }

/** What was received in advance pays what is invoiced by now; called after either of them moved, once for each cause. */
export const offsetAdvance = async (ctx: Ctx, { contract: id, cause, day }: Cause): Promise<void> => {
  const [moved] = (await ctx.db.run<OffsetRow>(moveSql, [ctx.tenantId, id])).rows
  if (!moved) return
  const { delta, code, company, customer, project } = moved
  await books.postEvent(ctx, {
    event: 'contract.offset',
    document: { subject: Contract.name, id, code },
    part: cause,
    company,
    day,
    details: { amount: delta },
    dimensions: { customer, project },
  })
}

/** What we sell moves on by what was offset; what we buy is as it was when the contract was entered. */
const openingSql = `select c.id, c.code, c.our_company_id as company, c.customer_id as customer, c.supplier_id as supplier,
    c.project_id as project, o.receivable, o.advance, o.payable, o.prepaid
  from contract c cross join lateral (select
      (case when c.side = 'receive' then c.invoiced - c.offset_amount else 0 end)::numeric(15, 2)::text as receivable,
      (case when c.side = 'receive' then c.settled - c.offset_amount else 0 end)::numeric(15, 2)::text as advance,
      (case when c.side = 'pay' then greatest(coalesce(c.opening_invoiced, 0) - coalesce(c.opening_settled, 0), 0)
        else 0 end)::numeric(15, 2)::text as payable,
      (case when c.side = 'pay' then greatest(coalesce(c.opening_settled, 0) - coalesce(c.opening_invoiced, 0), 0)
        else 0 end)::numeric(15, 2)::text as prepaid) o
  where c.tenant_id = $1 and c.side in ('receive', 'pay') and c.is_opening and ($2::uuid is null or c.id = $2)
    and c.status = 'approved' and not exists (select 1 from ledger_posting_ref p where p.tenant_id = $1 and p.document_id = c.id
      and p.event = 'contract.opening') and case when c.side = 'receive' then c.invoiced <> c.settled
      else coalesce(c.opening_invoiced, 0) <> coalesce(c.opening_settled, 0) end order by c.id`

type Opening = Omit<OffsetRow, 'delta'> & {
  readonly id: string
  readonly supplier: string | null
  readonly receivable: string
  readonly advance: string
  readonly payable: string
  readonly prepaid: string
}

/** What customers owed and suppliers were owed, or had been paid in advance, before the company began: once for each contract. */
export const postOpenings = async (ctx: Ctx, of: string | null = null): Promise<void> => {
  const { rows } = await ctx.db.run<Opening>(openingSql, [ctx.tenantId, of])
  for (const { id, code, company, customer, supplier, project, ...details } of rows)
    await books.postEvent(ctx, {
      event: 'contract.opening',
      document: { subject: Contract.name, id, code },
      company,
      day: shanghaiDay(new Date()),
      onlyMissing: true,
      details,
      dimensions: { customer, supplier, project },
    })
}

/** A contract that comes with invoices and receipts of before: what paid what is settled as it is entered. */
export const takeOverMoney = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.run(
    `update contract set offset_amount = least(invoiced, settled) where tenant_id = $1 and id = $2 and side = 'receive'`,
    [ctx.tenantId, id],
  )
  await postOpenings(ctx, id)
}

const owed = (amount: string): string =>
  `select c.id, c.code, ${amount} as amount from contract c where c.tenant_id = $1 and c.side = 'receive'`

/** What customers owe, and what they paid before they were invoiced, contract by contract. */
export const contractSources = [
  { accounts: ['receivable'], subject: Contract.name, documents: owed('c.invoiced - c.offset_amount') },
  { accounts: ['advanceReceived'], subject: Contract.name, documents: owed('c.offset_amount - c.settled') },
] as const
