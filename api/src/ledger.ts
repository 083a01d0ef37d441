import { fundAccount } from './ledger/fund-account.ts'
import { journal } from './ledger/journal.ts'
import { monthReopen } from './ledger/month-reopen.ts'
import { ledgerCalls } from './ledger/statement.ts'
import { voucher } from './ledger/voucher.ts'
import { errors } from './shared/errors.ts'

export { accountKinds, type AccountKind } from './ledger/accounts.ts'
export { FundAccount } from './ledger/fund-account.ts'
export { JournalLine } from './ledger/journal.ts'
export { MonthReopen } from './ledger/month-reopen.ts'
export type {
  Difference,
  DocumentLine,
  FundBalance,
  LedgerBook,
  LedgerStatement,
  MonthState,
  StatementRow,
} from './ledger/statement.ts'

export {
  mappedAccounts,
  voucherLayouts,
  type AccountCode,
  type MappedAccount,
  type Voucher,
  type VoucherLayout,
  type Vouchers,
} from './ledger/voucher.ts'

export const ledger = { ...ledgerCalls, fundAccount, journal, monthReopen, voucher }

export const ledgerErrors = errors({
  'ledger.closed': [
    69000,
    409,
    '{{company}} {{month}}已月结，不能登记该月的业务；请改日期或申请反结账',
    '{{month}} is closed for {{company}}: change the day or ask for the month to be reopened',
  ],
  'ledger.month_closed': [69001, 409, '该月份已月结，请改日期或申请反结账', 'That month is closed'],
  'ledger.other_company': [
    69002,
    409,
    '资金账户属于{{company}}，与该单据的账套不一致',
    'The fund account belongs to {{company}}, this document to another company',
  ],
  'ledger.fund_disabled': [69003, 409, '资金账户已停用，请换一个账户', 'The fund account is disabled'],
  'ledger.before_opening': [
    69004,
    422,
    '日期早于资金账户“{{fund}}”的期初日期 {{day}}',
    '“{{fund}}” begins on {{day}} only',
  ],
  'ledger.busy': [69005, 409, '该单据正在记账，请稍后再试', 'The document is being posted, try again'],
  'ledger.already_closed': [69010, 409, '该月份已月结', 'The month is closed already'],
  'ledger.close_order': [69011, 409, '请先月结 {{month}}', 'Close {{month}} first'],
  'ledger.close_early': [69012, 422, '月份结束后才能月结', 'A month is closed after its last day'],
  'ledger.close_differs': [
    69013,
    409,
    '总账核对有 {{count}} 处差异，核对一致后才能月结：{{what}}',
    'The ledger differs in {{count}} places: {{what}}',
  ],
  'ledger.nothing': [69014, 409, '该公司还没有账目', 'The company has no postings yet'],
  'fundAccount.used': [69020, 409, '账户已有收付记录，不能更换公司或删除', 'The account has been used'],
  'fundAccount.default': [69021, 409, '每家公司要有一个启用的默认账户', 'A company keeps one enabled default account'],
  'fundAccount.opening_late': [
    69022,
    422,
    '期初日期不能晚于第一笔业务 {{day}}',
    'The first entry is of {{day}}: the account cannot begin later',
  ],
  'fundAccount.opening_future': [69023, 422, '期初日期不能晚于今天', 'The opening day cannot be after today'],
  'monthReopen.not_closed': [69030, 409, '该月份没有月结', 'The month is not closed'],
  'monthReopen.locked': [69031, 409, '申请正在审批或已有结果，不能修改', 'It is in approval or decided'],
  'monthReopen.kept': [69032, 409, '提交过的申请不能删除', 'A submitted one is not deleted'],
  'monthReopen.month': [69033, 422, '请选择月份的第一天', 'Choose the first day of a month'],
  'voucher.unbalanced': [
    69040,
    409,
    '{{code}} 借方 {{debit}} 与贷方 {{credit}} 不相等，不能导出',
    '{{code}} has {{debit}} on one side and {{credit}} on the other',
  ],
  'voucher.masked': [69041, 409, '您的角色看不到金额，不能查看会计凭证', 'Your roles cover amounts'],
  'voucher.period': [69042, 422, '结束月份不能早于开始月份', 'The last month cannot be before the first'],
  'voucher.too_many': [69043, 422, '一次最多 {{max}} 张凭证，请缩短期间', 'At most {{max}} vouchers at a time'],
  'voucher.empty': [69044, 422, '该期间没有可导出的凭证', 'There are no vouchers in this period'],
  'voucher.twice': [69045, 422, '同一科目不能设置两次', 'An account is set twice'],
})
