export const zh = {
  loading: '图表加载中',
  empty: '这段时间还没有数据',
  emptyHint: '有了记录，图表会自己出现。',
  asTable: '以表格查看',
  asChart: '以图表查看',
  label: '{{title}}，{{rows}} 组数据：{{series}}',
} as const
