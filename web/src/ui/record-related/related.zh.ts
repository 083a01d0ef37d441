export const zh = {
  add: '添加{{name}}',
  edit: '编辑{{name}}',
  none: '还没有{{name}}',
  actions: '操作',
  all: '仅显示前 {{count}} 条',
} as const
