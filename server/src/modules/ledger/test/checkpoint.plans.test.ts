import { JournalLine } from '@srm/api/ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompanyWithBooks } from '#test/ledgers.ts'
import { planOf, sentBy } from '#test/plans.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { listJournal } from '../journal/journal.views.ts'
import { fundBalances } from '../journal/statement.views.ts'

let t: TestApp
let me: TestTenant

const postings = 20_000
/** Ten years of lines, and what the account stood at a month before the last of them. */
const fill = [
  `insert into ledger_posting (tenant_id, id, company_id, day, event, subject, document_id, document_code, part, version)
    select $1, app.new_id(), $2, date '2026-11-19' - (g % 3650), 'receipt.received', 'receipt', app.new_id(), 'D-' || g, 'all', 1
    from generate_series(1, ${String(postings)}) g`,
  `insert into ledger_entry (tenant_id, id, posting_id, account_id, company_id, day, amount, item_subject, item_id)
    select p.tenant_id, app.new_id(), p.id, a.id, p.company_id, p.day, 100, p.subject, p.document_id
    from ledger_posting p join ledger_account a on a.tenant_id = p.tenant_id and a.company_id = p.company_id and a.kind = 'bank'
    where p.tenant_id = $1 and p.company_id = $2 and p.event = 'receipt.received'`,
  `insert into ledger_checkpoint (tenant_id, account_id, company_id, day, balance)
    select $1, a.id, $2, '2026-10-31', (select coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = a.id and e.day <= '2026-10-31')
    from ledger_account a where a.tenant_id = $1 and a.company_id = $2 and a.kind = 'bank'`,
]

beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const { company } = await aCompanyWithBooks(me, { openingDate: '2010-01-01', openingBalance: '1.00' })
  const client = await connectAs(t.app.config, 'superuser')
  await client.query('set session_replication_role = replica')
  for (const text of fill) await client.query(text, [me.tenantId, company])
  await client.query('vacuum analyze ledger_entry, ledger_posting, ledger_checkpoint')
  await client.end()
}, 60_000)
afterAll(() => t.close())

it('an account is read from its last checkpoint on, not from its beginning', async () => {
  const [funds] = await sentBy(me, fundBalances)
  const plan = await planOf(t, me, funds ?? { text: '', values: [] })
  expect(plan).toMatch(/Index Cond: .*day > /)
  expect(plan).not.toMatch(/Filter: .*day > /)
  const [fund] = await me.inside(fundBalances)
  expect(fund?.balance).toBe(`${String(postings * 100 + 1)}.00`)
})

it('a page of the journal is added up from the last checkpoint before it', async () => {
  const query = JournalLine.query.parse({})
  const sent = await sentBy(me, (ctx) => listJournal(ctx, query))
  const balances = sent.find(({ text }) => text.includes('ledger_checkpoint'))
  const plan = await planOf(t, me, balances ?? { text: '', values: [] })
  expect(plan).toMatch(/Index Cond: .*day > /)
  expect(plan).not.toMatch(/Filter: .*day > /)
  const { items } = await me.inside((ctx) => listJournal(ctx, query))
  expect(items[0]?.balance).toBe(`${String(postings * 100 + 1)}.00`)
})
