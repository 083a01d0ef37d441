import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('purchaseDetail', {
  prepare: { zh: '继续准备', en: 'Go on preparing' },
  monitor: { zh: '报价进度', en: 'Follow the quotes' },
  'section.terms': { zh: '报价与定标', en: 'Quotes and award' },
  'section.time': { zh: '时间', en: 'Time' },
  'section.notes': { zh: '说明', en: 'Notes' },
  'section.stamps': { zh: '记录', en: 'Record' },
  suppliers: { zh: '供应商', en: 'Suppliers' },
  questions: { zh: '答疑', en: 'Questions' },
  approvals: { zh: '审批', en: 'Approvals' },
})
