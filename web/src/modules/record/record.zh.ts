export const zh = {
  'kind.create': '创建了记录',
  'kind.update': '修改了记录',
  'kind.delete': '删除了记录',
  'kind.other': '有新的动态',
  system: '系统',
  none: '还没有动态',
  more: '更早的动态',
  nothing: '空',
} as const
