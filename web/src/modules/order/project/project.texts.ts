import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('orderProject', {
  count: { zh: '{{count}} 家供应商，{{orders}} 个订单', en: '{{count}} suppliers, {{orders}} orders' },
  none: { zh: '还没有供应商', en: 'No suppliers yet' },
  'none.hint': {
    zh: '订单生成后，谁负责什么、什么时候到场，都会列在这里。',
    en: 'Once something is ordered you see here who delivers what, and when.',
  },
  delivers: { zh: '负责内容', en: 'Delivers' },
  stage: { zh: '进度', en: 'Stage' },
  days: { zh: '服务日期', en: 'Dates' },
  amount: { zh: '金额（含税）', en: 'Amount incl. tax' },
  first: { zh: '仅统计前 {{count}} 个订单', en: 'Only the first {{count}} orders' },
})
