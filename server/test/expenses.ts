import { expense } from '@srm/api/expense'
import { proveLedger } from '#modules/ledger/index.ts'
import type { TestTenant } from './tenant.ts'

const paidSql = `with paid as (update loan set status = 'approved', stage = 'partly', paid_amount = amount, written_off = 1,
    balance = amount - 1, paid_on = '2026-11-01' where id = $1 returning id, amount),
  entry as (insert into loan_entry (id, loan_id, kind, amount, day, note) select gen_random_uuid(), id, 'paid', amount, '2026-11-01', $3 from paid)
  insert into reimburse_offset (id, reimburse_id, line, loan_id, amount, state) select gen_random_uuid(), $2, 0, id, 1, 'done' from paid`

const receiptSql = `insert into expense_invoice (id, expense_id, line, kind, number, seller, date, amount, tax)
  values (gen_random_uuid(), $1, 0, 'other', $2, $2, '2026-11-01', 35, 0)`

/** A loan that was paid and partly written off, a receipt of an expense, and the company's own rules. */
export const addExpenses = async (
  me: TestTenant,
  canary: string,
  records: Readonly<Record<string, string>>,
): Promise<void> => {
  const body = { loanLimit: '20000.00', firstCities: [`${canary}市`], newFirstCities: [] }
  const { status, message } = await me.call(expense.rule.update, { body })
  if (status !== 200) throw new Error(message)
  await me.inside((ctx) => ctx.db.run(paidSql, [records['loan'], records['reimburse'], `${canary}付款`]))
  await me.inside((ctx) => ctx.db.run(receiptSql, [records['expense'], `${canary}票`]))
  await proveLedger({ transaction: (work) => me.inside(work) })
}
