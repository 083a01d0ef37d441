import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('acceptanceAdded', {
  accept: { zh: '验收', en: 'Accept' },
  accepted: { zh: '已验收', en: 'Accepted' },
  ordered: { zh: '订单金额', en: 'the order' },
  deducted: { zh: '扣款', en: 'Deducted' },
  ceiling: { zh: '可开票上限', en: 'May be invoiced' },
  'archive.make': { zh: '生成归档文件', en: 'Make the archive' },
  'archive.making': { zh: '正在生成，完成后会出现在这里', en: 'Being made; it appears here' },
  'archive.none': { zh: '还没有归档文件', en: 'No archive yet' },
  'archive.hint': {
    zh: '把需求、询价、报价、比价、定标、订单和验收汇成一份 PDF，附回执码，可供审计。',
    en: 'Demand, inquiry, quotes, comparison, award, orders and acceptances in one PDF with its hash, for auditors.',
  },
  'archive.by': { zh: '{{at}} {{name}}', en: '{{at}} {{name}}' },
})
