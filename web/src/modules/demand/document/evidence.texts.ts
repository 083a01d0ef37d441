import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('demandEvidence', {
  requester: { zh: '申请人', en: 'Requester' },
  event: { zh: '活动日期', en: 'Event' },
  need: { zh: '需求日期', en: 'Needed on' },
  attendees: { zh: '人数', en: 'People' },
  people: { zh: '{{count}} 人', en: '{{count}}' },
  ahead: { zh: '还有 {{days}} 天', en: 'in {{days}} days' },
  today: { zh: '就是今天', en: 'today' },
  past: { zh: '已过 {{days}} 天', en: '{{days}} days ago' },
  noEvent: { zh: '项目没有活动日期', en: 'The project has no date yet' },
  amount: { zh: '预算', en: 'Budget' },
  used: { zh: '已占用（含审批中）', en: 'Used, with what is under approval' },
  asked: { zh: '本单', en: 'This demand' },
  left: { zh: '本单后剩余', en: 'Left after it' },
  over: { zh: '超出预算', en: 'Over budget' },
  noBudget: { zh: '没有关联预算项', en: 'No budget line' },
  unbudgeted: { zh: '{{count}} 行没有预算项', en: '{{count}} lines without a budget line' },
  customerPaid: { zh: '客户直付，不占预算', en: 'Paid by the customer, no budget of ours' },
  covered: { zh: '您看不到该项目的预算金额', en: 'You do not see the budget of the project' },
})
