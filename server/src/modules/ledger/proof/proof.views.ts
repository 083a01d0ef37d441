import type { Difference } from '@srm/api/ledger'
import type { Ctx } from '#kernel/ctx.ts'
import { defaultCompany } from '../posting/books.views.ts'
import { ledgerSources, type LedgerSource } from './sources.store.ts'

const sumsSql = `select 'sum' as kind, p.document_code as what, p.subject, p.document_id as id, sum(e.amount)::text as ledger,
    '0.00' as documents
  from ledger_entry e join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
  where e.tenant_id = $1 and ($2::uuid is null or e.company_id = $2::uuid) group by p.tenant_id, p.id, p.document_code, p.subject, p.document_id having sum(e.amount) <> 0
  order by p.id limit 100`

const checkpointsSql = `with months as (select account_id, date_trunc('month', day) as month, sum(amount) as moved from ledger_entry
      where tenant_id = $1 group by 1, 2),
    counted as (select k.account_id, k.day, k.balance,
      coalesce((select sum(m.moved) from months m where m.account_id = k.account_id and m.month <= k.day), 0)::numeric(18, 2) as sum
      from ledger_checkpoint k where k.tenant_id = $1)
  select 'checkpoint' as kind, concat_ws(' ', o.name, a.kind, f.name, to_char(c.day, 'YYYY-MM')) as what, null::text as subject,
    null::uuid as id, c.balance::text as ledger, c.sum::text as documents
  from counted c join ledger_account a on a.tenant_id = $1 and a.id = c.account_id
    join our_company_ref o on o.tenant_id = $1 and o.id = a.company_id
    left join fund_account f on f.tenant_id = $1 and f.id = a.fund_account_id
  where c.balance <> c.sum and ($2::uuid is null or a.company_id = $2::uuid) order by c.day, what limit 100`

/** What a ledger without a line for a document and a document without a line in the ledger say is nothing. */
const documentsSql = ({ accounts, subject, documents }: LedgerSource): string => `with said as (${documents}),
    posted as (select e.item_id as id, sum(e.amount) as amount from ledger_entry e
      join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
      where e.tenant_id = $1 and e.item_subject = '${subject}' and a.kind in (${accounts.map((one) => `'${one}'`).join(', ')})
      group by 1)
  select 'document' as kind, coalesce(s.code, (select document_code from ledger_posting p where p.tenant_id = $1
      and p.document_id = l.id limit 1), l.id::text) || ' ${accounts.join('+')}' as what, '${subject}' as subject,
    coalesce(s.id, l.id) as id, coalesce(l.amount, 0)::numeric(18, 2)::text as ledger,
    coalesce(s.amount, 0)::numeric(18, 2)::text as documents
  from said s full join posted l on l.id = s.id where coalesce(s.amount, 0) <> coalesce(l.amount, 0)
    and ($2::uuid is null or $2::uuid = coalesce((select p.company_id from ledger_posting p where p.tenant_id = $1
      and p.document_id = coalesce(s.id, l.id) order by p.at desc limit 1), $3::uuid)) order by 2 limit 100`

/**
 * Everything in which the ledger differs from itself, from what was kept of closed months and from the documents; of one
 * company only, what was never posted being the one's that is meant where nobody names one.
 */
export const differencesIn = async (ctx: Ctx, company: string | null = null): Promise<readonly Difference[]> => {
  const usual = await defaultCompany(ctx)
  if (usual === null) return []
  const found: Difference[] = []
  for (const sql of [sumsSql, checkpointsSql])
    found.push(...(await ctx.db.run<Difference>(sql, [ctx.tenantId, company])).rows)
  for (const sql of ledgerSources.all().map(documentsSql))
    found.push(...(await ctx.db.run<Difference>(sql, [ctx.tenantId, company, usual])).rows)
  return found
}

const newestSql = `select at, differences from ledger_proof where tenant_id = $1 order by at desc limit 1`

type Proof = { readonly at: string; readonly differences: Difference[] }

/** What the newest proof found. */
export const newestProof = async (ctx: Ctx) =>
  (await ctx.db.run<Proof>(newestSql, [ctx.tenantId])).rows[0] ?? { at: null, differences: [] }

const sayOf = ({ what, ledger, documents }: Difference): string => `${what}: ${ledger}, ${documents}`

export const wrongLedger = async (ctx: Ctx): Promise<readonly string[]> => (await differencesIn(ctx)).map(sayOf)
