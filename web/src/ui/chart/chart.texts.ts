import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('chart', {
  loading: { zh: '图表加载中', en: 'The chart is loading' },
  empty: { zh: '这段时间还没有数据', en: 'No data for this period yet' },
  emptyHint: { zh: '有了记录，图表会自己出现。', en: 'The chart appears by itself once there are records.' },
  asTable: { zh: '以表格查看', en: 'Show as a table' },
  asChart: { zh: '以图表查看', en: 'Show as a chart' },
  label: { zh: '{{title}}，{{rows}} 组数据：{{series}}', en: '{{title}}, {{rows}} groups: {{series}}' },
})
