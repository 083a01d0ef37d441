import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('parityRounds', {
  title: { zh: '报价轮次', en: 'Rounds' },
  round: { zh: '第 {{no}} 轮', en: 'Round {{no}}' },
  final: { zh: '第 {{no}} 轮（最终轮）', en: 'Round {{no}}, the last' },
  counts: { zh: '邀请 {{invited}} 家，报价 {{quotes}} 家', en: '{{invited}} asked, {{quotes}} quoted' },
  supplier: { zh: '供应商', en: 'Supplier' },
  change: { zh: '较首轮', en: 'To the first round' },
})
