import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('ledgerMonth', {
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
