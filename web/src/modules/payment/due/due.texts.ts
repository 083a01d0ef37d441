import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('paymentDue', {
  title: { zh: '本周该付谁', en: 'To be paid this week' },
  'empty.title': { zh: '本周没有要付的钱', en: 'Nothing is due this week' },
  'empty.hint': { zh: '到本周日为止，没有到期的付款', en: 'Nothing falls due by Sunday' },
  request: { zh: '已批准，待付款', en: 'Approved, to be paid' },
  plan: { zh: '到期，还没有申请', en: 'Due, nobody has asked yet' },
  reimburse: { zh: '待付的报销', en: 'Claims to be paid' },
  loan: { zh: '待付的借款', en: 'Loans to be paid' },
  blocked: { zh: '不能付：', en: 'Blocked:' },
  remove: { zh: '{{reason}}，去处理', en: '{{reason}}: put it right' },
  late: { zh: '已逾期', en: 'Late' },
  batch: { zh: '合成一批付款', en: 'Pay in one batch' },
  ask: { zh: '申请付款', en: 'Ask for payment' },
  sum: { zh: '{{count}} 笔，共 {{amount}}', en: '{{count}} of {{amount}}' },
})
