import type { Parsed } from '@srm/api/endpoint'
import type { ledger } from '@srm/api/ledger'
import { shanghaiDay } from '@srm/api/shared/date'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { checkpointSql } from '../journal/checkpoint.rules.ts'
import { own } from '../ledger.db.ts'
import { postBacklog } from '../proof/proof.service.ts'
import { differencesIn } from '../proof/proof.views.ts'
import { endOfMonth } from './month.rules.ts'

const same = (text: string): Label => label(text, text)

/** Waits for everybody who is posting, and keeps new ones out until this is done. */
const holdSql = `select pg_advisory_xact_lock(hashtextextended('ledger ' || app.tenant()::text || $1::uuid::text, 0))`
const bookSql = `select (select b.closed_until::text from ledger_book b where b.tenant_id = $1 and b.company_id = $2) as "closedUntil",
    (select date_trunc('month', p.day)::date::text from ledger_posting p where p.tenant_id = $1 and p.company_id = $2
      order by p.day limit 1) as "firstMonth",
    (select name from our_company_ref where tenant_id = $1 and id = $2) as name`
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

type BookRow = { readonly closedUntil: string | null; readonly firstMonth: string | null; readonly name: string | null }

/** The book of a company, which nobody else changes until the end. */
export const holdBook = async (ctx: Ctx, company: string): Promise<BookRow> => {
  await ctx.db.run(holdSql, [company])
  const { rows } = await ctx.db.run<BookRow>(bookSql, [ctx.tenantId, company])
  const book = rows[0]
  return book?.name ? book : fail('record.not_found')
}

const closeSql = `insert into ledger_book (company_id, closed_until) values ($1, $2)
  on conflict (tenant_id, company_id) do update set closed_until = excluded.closed_until, updated_at = now(), updated_by = app.actor()`

/** What every account stands at: where the month before was closed, and what has moved since. */
const checkpointsSql = `insert into ledger_checkpoint (account_id, company_id, day, balance)
  select a.id, a.company_id, $3::date, k.balance + coalesce((select sum(e.amount) from ledger_entry e
      where e.tenant_id = $1 and e.account_id = a.id and e.day <= $3::date and e.day > k.day), 0)
  from ledger_account a cross join lateral (${checkpointSql('a.id', '< $3::date')}) k
  where a.tenant_id = $1 and a.company_id = $2`

export const writeClose = async (
  ctx: Ctx,
  entry: { company: string; month: string; action: 'closed' | 'reopened'; note: string | null },
): Promise<void> => {
  const { company, ...rest } = entry
  await own(ctx)
    .insertInto('ledger_close')
    .values({ id: newId(), company_id: company, ...rest })
    .execute()
  await ctx.systemLog('setting.changed', { setting: 'ledger.month', company, ...rest })
}

const assertClosable = ({ closedUntil, firstMonth }: BookRow, month: string): void => {
  if (firstMonth === null) fail('ledger.nothing')
  if (closedUntil !== null && month <= closedUntil) fail('ledger.already_closed')
  const next = closedUntil === null ? (firstMonth ?? month) : dayAfter(closedUntil)
  if (month !== next) fail('ledger.close_order', { words: { month: same(next.slice(0, 7)) } })
  if (endOfMonth(month) >= shanghaiDay(new Date())) fail('ledger.close_early')
}

type Close = Parsed<typeof ledger.close>['body']

/** From now on nothing is dated into the month, and every account has a figure to begin with. */
export const closeMonth = async (ctx: Ctx, { companyId, month, note = '' }: Close) => {
  assertClosable(await holdBook(ctx, companyId), month)
  await postBacklog(ctx)
  const differences = await differencesIn(ctx, companyId)
  if (differences.length > 0)
    fail('ledger.close_differs', {
      words: {
        count: same(String(differences.length)),
        what: same(
          differences
            .slice(0, 3)
            .map(({ what }) => what)
            .join('、'),
        ),
      },
    })
  const until = endOfMonth(month)
  const { rowCount } = await ctx.db.run(checkpointsSql, [ctx.tenantId, companyId, until])
  await ctx.db.run(closeSql, [companyId, until])
  await writeClose(ctx, { company: companyId, month, action: 'closed', note: note === '' ? null : note })
  return { closedUntil: until, accounts: rowCount ?? 0 }
}
