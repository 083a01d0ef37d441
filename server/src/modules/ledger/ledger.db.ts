import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'fund_account',
  'ledger_account',
  'ledger_account_code',
  'ledger_posting',
  'ledger_entry',
  'ledger_book',
  'ledger_close',
  'ledger_checkpoint',
  'ledger_proof',
  'month_reopen',
)
