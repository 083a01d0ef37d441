export const zh = {
  copyCode: '复制编号',
  copied: '已复制 {{code}}',
  facts: '详细信息',
  previous: '上一条',
  next: '下一条',
  place: '第 {{index}} 条，共 {{count}} 条',
  print: '打印',
  backToRecord: '返回记录',
  printedBy: '{{name}} 打印于 {{time}}',
} as const
