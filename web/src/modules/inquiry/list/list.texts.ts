import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('purchaseList', {
  title: { zh: '询价采购', en: 'Purchases' },
  create: { zh: '发起询价', en: 'New inquiry' },
  'empty.title': { zh: '还没有采购单', en: 'No purchases yet' },
  'empty.hint': {
    zh: '从采购池认领需求，选好供应商，短信一发，对方在手机上就能报价。',
    en: 'Claim demands in the pool, choose suppliers, and they quote on their phones.',
  },
})
