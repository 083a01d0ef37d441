import { defineTexts } from '@/lib/i18n.ts'

/** Words the documents of this module share. */
export const { useText } = defineTexts('expense', {
  'section.payee': { zh: '收款账户', en: 'Account' },
  'section.more': { zh: '其他', en: 'More' },
  'section.stamps': { zh: '记录', en: 'Record' },
  'pay.title': { zh: '付款登记', en: 'Note the payment' },
  'pay.done': { zh: '已登记付款，并通知了申请人', en: 'Noted, and the applicant is told' },
  'stage.label': { zh: '阶段', en: 'Stage' },
})
