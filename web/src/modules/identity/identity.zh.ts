export const zh = {
  pickPerson: '姓名或拼音',
  pickDepartment: '请选择部门',
  none: '没有找到',
  failed: '没能取到数据',
} as const
