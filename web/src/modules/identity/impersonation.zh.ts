export const zh = {
  label: '以角色查看',
  as: '正在以“{{role}}”角色查看，只读',
  stop: '退出查看',
} as const
