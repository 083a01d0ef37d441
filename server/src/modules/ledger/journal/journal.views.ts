import { JournalLine } from '@srm/api/ledger'
import type { ListQuery, Summary, SummaryQuery } from '@srm/api/shared/page'
import { z } from 'zod'
import type { Ctx } from '#kernel/ctx.ts'
import { masker } from '#kernel/records/fields/masks.ts'
import { lister, type Source } from '#kernel/records/read/list.ts'
import { summarizer } from '#kernel/records/read/summary.ts'
import type { VirtualList } from '#kernel/records/virtual-lists.ts'
import { checkpointSql } from './checkpoint.rules.ts'
import { coveringBoth } from './masks.rules.ts'

/** What records have and a line of the ledger has not is nothing here. */
const source: Source = {
  from: `(select e.tenant_id, e.id, 1 as version, p.document_code as code, e.day, e.company_id, a.kind as account,
      a.fund_account_id as fund_id, p.event, case when e.amount > 0 then 'debit' else 'credit' end as side,
      case when e.amount > 0 then e.amount end as debit, case when e.amount < 0 then -e.amount end as credit,
      null::numeric as balance, p.document_code, e.project_id, e.supplier_id, e.customer_id, e.person_id,
      p.reverses is not null as is_reversal, p.note, p.at as created_at, p.by as created_by, p.at as updated_at, p.by as updated_by,
      '' as search_text, '{}'::int[] as search_grams, e.account_id, p.subject, p.document_id
    from ledger_entry e join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
      join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id)`,
  also: 't.account_id as "accountId", t.subject, t.document_id as "documentId"',
  mine: () => 'true',
}

const list = lister(JournalLine, source)
const sum = summarizer(JournalLine, source)
const hide = masker(JournalLine)

/**
 * What the accounts of a page came to after each of its lines: the checkpoint before the first of them, what has moved since,
 * and then line by line up to the last, also those a filter left out. Account by account: joined as a whole, the database
 * reads the ledger from its beginning.
 */
const balancesSql = `with shown as (select * from json_to_recordset($2) as s (id uuid, account uuid, day date)),
    first as (select distinct on (account) account, day, id from shown order by account, day, id),
    last as (select distinct on (account) account, day, id from shown order by account, day desc, id desc),
    begun as materialized (select f.account, f.day, f.id, k.balance + coalesce((select sum(e.amount) from ledger_entry e
        where e.tenant_id = $1 and e.account_id = f.account and e.day > k.day and e.day <= f.day
          and (e.day, e.id) < (f.day, f.id)), 0) as amount
      from first f cross join lateral (${checkpointSql('f.account', '< f.day')}) k),
    walked as (select w.id, b.amount + w.moved as balance from begun b join last l on l.account = b.account
      cross join lateral (select e.id, sum(e.amount) over (order by e.day, e.id) as moved from ledger_entry e
        where e.tenant_id = $1 and e.account_id = b.account and e.day between b.day and l.day
          and (e.day, e.id) >= (b.day, b.id) and (e.day, e.id) <= (l.day, l.id)) w)
  select w.id, w.balance::text as balance from walked w join shown s on s.id = w.id`

const Shown = z.object({ id: z.string(), accountId: z.string(), day: z.string() })

const balancesOf = async (ctx: Ctx, rows: readonly z.output<typeof Shown>[]): Promise<ReadonlyMap<string, string>> => {
  if (rows.length === 0) return new Map()
  const shown = rows.map(({ id, accountId, day }) => ({ id, account: accountId, day }))
  const found = await ctx.db.run<{ id: string; balance: string }>(balancesSql, [ctx.tenantId, JSON.stringify(shown)])
  return new Map(found.rows.map(({ id, balance }) => [id, balance]))
}

export const listJournal = async (ctx: Ctx, query: ListQuery) => {
  const covered = coveringBoth(ctx)
  const page = await list(covered, query)
  const balances = await balancesOf(
    ctx,
    page.items.map((row) => Shown.parse(row)),
  )
  const items = page.items.map((row) =>
    JournalLine.row.parse(hide(covered.session, { ...row, balance: balances.get(row.id) ?? null, actions: [] })),
  )
  return { ...page, items }
}

export const sumJournal = (ctx: Ctx, query: SummaryQuery): Promise<Summary> => sum(coveringBoth(ctx), query)

export const journalList: VirtualList = { record: JournalLine, permission: 'journalLine:export', read: listJournal }
