import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('deposit', {
  title: { zh: '押金保证金', en: 'Deposits' },
  create: { zh: '登记押金', en: 'Enter a deposit' },
  edit: { zh: '修改押金', en: 'Edit deposit' },
  'section.basic': { zh: '押金', en: 'Deposit' },
  'section.party': { zh: '在谁那里', en: 'With whom' },
  'section.more': { zh: '其他', en: 'More' },
  'section.stamps': { zh: '记录', en: 'Record' },
  book: { zh: '入账', en: 'Book' },
  'book.title': { zh: '确认押金已收付', en: 'The deposit has moved' },
  'book.hint': {
    zh: '入账后押金进入总账，不能再修改；由登记人以外的人入账。',
    en: 'It is posted and no longer changed; somebody else than whoever entered it books it.',
  },
  'book.done': { zh: '押金已入账', en: 'Booked' },
  settle: { zh: '登记退回', en: 'Note a return' },
  'settle.title': { zh: '登记退回或扣除', en: 'What came back or was kept' },
  'settle.hint': {
    zh: '扣除的部分：我方支付的押金记为项目成本，我方收取的记为收入。',
    en: 'What is kept is a cost of the project where we paid it, and income where we hold it.',
  },
  'settle.done': { zh: '已登记', en: 'Noted' },
  entries: { zh: '退回记录', en: 'What came back' },
  'entries.none': { zh: '还没有退回或扣除', en: 'Nothing came back yet' },
  'way.returned': { zh: '退回', en: 'Returned' },
  'way.deducted': { zh: '扣除', en: 'Kept' },
  'stage.label': { zh: '押金进度', en: 'Progress' },
  over: { zh: '应于 {{day}} 退回，已逾期 {{days}} 天', en: 'Due back on {{day}}, {{days}} days over' },
  expected: {
    zh: '合同约定的押金：付出后点修改，核对账户和日期再保存，由另一人入账',
    en: 'As the contract says. Once it is paid, edit it, check account and day and save; somebody else books it.',
  },
  'empty.title': { zh: '没有押金', en: 'No deposits' },
  'empty.hint': {
    zh: '付给场地、设备方的押金和收到的履约保证金登记在这里，到期前提醒，退回后了结。',
    en: 'Deposits paid to venues and bonds received stand here until they are returned.',
  },
})
