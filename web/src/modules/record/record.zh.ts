export const zh = {
  'kind.created': '创建了记录',
  'kind.updated': '修改了记录',
  'kind.deleted': '删除了记录',
  'kind.other': '有新的动态',
  system: '系统',
  none: '还没有动态',
  more: '更早的动态',
} as const
