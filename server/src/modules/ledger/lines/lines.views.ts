import type { DocumentLine } from '@srm/api/ledger'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import { isCovered } from '../journal/masks.rules.ts'

/** SQL of `id`: the documents that were posted for one that is not posted itself; `$1` is the tenant, `$2` its id. */
export const ledgerParts = extensionPoint<string>()

const linesSql = (parts: readonly string[]): string => `with documents as (select $2::uuid as id
      ${parts.map((part) => `union select id from (${part}) p`).join(' ')}),
    postings as (select e.posting_id as id from ledger_entry e where e.tenant_id = $1 and e.item_id = $2
      union select p.id from ledger_posting p join documents d on d.id = p.document_id where p.tenant_id = $1)
  select e.id, e.day::text as day, p.event, a.kind as account, f.name as fund, p.document_code as "documentCode",
    case when e.amount > 0 then e.amount::text end as debit, case when e.amount < 0 then (-e.amount)::text end as credit,
    p.reverses is not null as "isReversal"
  from postings s join ledger_posting p on p.tenant_id = $1 and p.id = s.id
    join ledger_entry e on e.tenant_id = $1 and e.posting_id = p.id
    join ledger_account a on a.tenant_id = $1 and a.id = e.account_id
    left join fund_account f on f.tenant_id = $1 and f.id = a.fund_account_id
  order by p.at, p.id, e.amount < 0, e.id limit 500`

/** Everything a document came to in the ledger, both sides of each posting. */
export const linesOfDocument = async (ctx: Ctx, id: string): Promise<DocumentLine[]> => {
  const { rows } = await ctx.db.run<DocumentLine>(linesSql(ledgerParts.all()), [ctx.tenantId, id])
  return isCovered(ctx) ? rows.map((row) => ({ ...row, debit: null, credit: null })) : rows
}
