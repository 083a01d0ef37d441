import { defineTexts } from '@/lib/i18n.ts'

export const { useText: useFundText } = defineTexts('fundAccount', {
  title: { zh: '资金账户', en: 'Fund accounts' },
  create: { zh: '新增资金账户', en: 'New fund account' },
  edit: { zh: '编辑资金账户', en: 'Edit fund account' },
  'empty.title': { zh: '还没有资金账户', en: 'No fund accounts yet' },
  'empty.hint': {
    zh: '登记我方公司的银行账户和期初余额，付款和还款就会记到账上。',
    en: 'Enter the bank accounts of your companies and what they began with; payments are then posted to them.',
  },
  'section.basic': { zh: '账户', en: 'Account' },
  'section.opening': { zh: '期初', en: 'Opening' },
  'section.more': { zh: '更多', en: 'More' },
  'section.stamps': { zh: '记录', en: 'Record' },
  balances: { zh: '资金余额', en: 'Balances' },
  balance: { zh: '当前余额', en: 'Balance now' },
  received: { zh: '本月收入', en: 'In this month' },
  paid: { zh: '本月支出', en: 'Out this month' },
  journal: { zh: '查看日记账', en: 'Open the journal' },
})

export const { useText: useJournalText } = defineTexts('journal', {
  title: { zh: '日记账', en: 'Journal' },
  'empty.title': { zh: '没有符合条件的流水', en: 'No lines' },
  'empty.hint': {
    zh: '费用入账、借款、还款和报销付款会自动记在这里。',
    en: 'Expenses, loans and payments are posted here by themselves.',
  },
})

export const { useText: useLinesText } = defineTexts('ledgerLines', {
  day: { zh: '日期', en: 'Day' },
  event: { zh: '业务', en: 'Event' },
  document: { zh: '单据', en: 'Document' },
  account: { zh: '科目', en: 'Account' },
  debit: { zh: '借方', en: 'Debit' },
  credit: { zh: '贷方', en: 'Credit' },
  reversal: { zh: '冲销', en: 'Reversal of' },
  'empty.title': { zh: '还没有入账', en: 'Nothing is posted yet' },
  'empty.hint': {
    zh: '开票、收款、付款等业务发生后，这里列出它在总账里的每一行。',
    en: 'Once money moves or is owed, each line of it in the ledger stands here.',
  },
})

export const { useText: useMonthText } = defineTexts('ledgerMonth', {
  title: { zh: '月结', en: 'Month close' },
  month: { zh: '月份', en: 'Month' },
  state: { zh: '状态', en: 'State' },
  closed: { zh: '已月结', en: 'Closed' },
  open: { zh: '未月结', en: 'Open' },
  by: { zh: '月结人', en: 'Closed by' },
  at: { zh: '月结时间', en: 'Closed at' },
  close: { zh: '月结', en: 'Close' },
  'close.title': { zh: '月结 {{company}} {{month}}', en: 'Close {{month}} of {{company}}' },
  'close.hint': {
    zh: '月结以后，日期落在 {{month}} 及以前的业务不能再登记。先核对总账，不一致时不会结账。',
    en: 'Nothing can be dated into {{month}} or before it afterwards. The ledger is proven first; if it differs, the month stays open.',
  },
  'close.done': { zh: '已月结', en: 'Closed' },
  reopen: { zh: '申请反结账', en: 'Ask to reopen' },
  proof: { zh: '总账核对', en: 'Proof of the ledger' },
  'proof.none': { zh: '还没有核对过，每天夜里自动核对', en: 'Not proven yet; it is every night' },
  'proof.fine': { zh: '{{at}} 核对一致', en: 'Proven at {{at}}: no difference' },
  'proof.wrong': { zh: '{{at}} 发现 {{count}} 处差异', en: '{{count}} differences found at {{at}}' },
  'proof.line': {
    zh: '{{what}}：总账 {{ledger}}，应为 {{documents}}',
    en: '{{what}}: ledger {{ledger}}, should be {{documents}}',
  },
  'empty.title': { zh: '还没有账目', en: 'No postings yet' },
  'empty.hint': { zh: '有了第一笔账以后，可以按月结账。', en: 'Months can be closed once something was posted.' },
  reopenings: { zh: '反结账申请', en: 'Reopenings' },
  'reopen.create': { zh: '新增反结账申请', en: 'New reopening' },
  'reopen.edit': { zh: '编辑反结账申请', en: 'Edit reopening' },
  'reopen.empty': { zh: '还没有反结账申请', en: 'No reopenings yet' },
  'reopen.hint': {
    zh: '已月结的月份要改账时，从这里申请；通过后该月和之后的月份会一起打开。',
    en: 'Ask here to change a closed month; once approved, it and those after it are open.',
  },
  'section.basic': { zh: '申请', en: 'Request' },
})

export const { useText: useStatementText } = defineTexts('ledgerStatement', {
  title: { zh: '科目余额', en: 'Statement' },
  company: { zh: '我方公司', en: 'Company' },
  period: { zh: '期间', en: 'Period' },
  account: { zh: '科目', en: 'Account' },
  opening: { zh: '期初余额', en: 'Opening' },
  debit: { zh: '借方发生', en: 'Debit' },
  credit: { zh: '贷方发生', en: 'Credit' },
  closing: { zh: '期末余额', en: 'Closing' },
  total: { zh: '合计', en: 'Total' },
  of: { zh: '{{account}} · {{figure}}，打开明细', en: '{{account}}, {{figure}}: open its lines' },
  'empty.title': { zh: '还没有账目', en: 'No postings yet' },
  'empty.hint': {
    zh: '先登记资金账户；费用、借款和报销入账以后，这里会有每个科目的余额。',
    en: 'Enter fund accounts first; once expenses, loans and claims are booked, every account stands here.',
  },
})

export const { useText: useVoucherText } = defineTexts('ledgerVoucher', {
  title: { zh: '会计凭证', en: 'Vouchers' },
  company: { zh: '我方公司', en: 'Company' },
  period: { zh: '期间', en: 'Months' },
  layout: { zh: '导入到', en: 'For' },
  'layout.yonyou': { zh: '用友', en: 'Yonyou' },
  'layout.kingdee': { zh: '金蝶', en: 'Kingdee' },
  export: { zh: '导出 Excel', en: 'Export to Excel' },
  file: { zh: '会计凭证', en: 'vouchers' },
  codes: { zh: '科目对照', en: 'Account codes' },
  'codes.hint': {
    zh: '左边是本系统的科目，右边填财务软件里的科目编码和名称，默认按小企业会计准则。导出的凭证按这里的编码。',
    en: 'What each account is called in your accounting program; by default as 小企业会计准则 numbers them.',
  },
  'codes.account': { zh: '本系统科目', en: 'Account here' },
  'codes.code': { zh: '科目编码', en: 'Code' },
  'codes.name': { zh: '科目名称', en: 'Name' },
  'codes.reset': { zh: '恢复默认', en: 'Back to the usual codes' },
  'codes.overhead': { zh: '成本（不属于项目）', en: 'Cost of no project' },
  'codes.saved': { zh: '科目对照已保存', en: 'Account codes saved' },
  save: { zh: '保存', en: 'Save' },
  no: { zh: '凭证号', en: 'No.' },
  day: { zh: '日期', en: 'Day' },
  summary: { zh: '摘要', en: 'Text' },
  account: { zh: '科目', en: 'Account' },
  debit: { zh: '借方', en: 'Debit' },
  credit: { zh: '贷方', en: 'Credit' },
  total: { zh: '合计 {{count}} 张凭证', en: '{{count}} vouchers' },
  word: { zh: '记-{{no}}', en: '{{no}}' },
  first: { zh: '只显示前 {{count}} 张，导出时是全部。', en: 'The first {{count}} are shown; the file holds all.' },
  open: {
    zh: '期间内有月份尚未月结，之后补记会改变凭证号；请在月结后导入财务软件。',
    en: 'Some of these months are open: numbers may change until they are closed.',
  },
  openings: {
    zh: '{{count}} 笔期初余额不生成凭证，请在财务软件里直接录入期初。',
    en: '{{count}} opening balances make no voucher: enter them in the accounting program as such.',
  },
  'empty.title': { zh: '该期间没有凭证', en: 'No vouchers in these months' },
  'empty.hint': {
    zh: '换一个期间或公司。收款、付款、开票、费用和报销入账后会在这里生成凭证。',
    en: 'Choose other months or another company. What is posted in the journal stands here.',
  },
})
