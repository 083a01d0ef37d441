export const zh = {
  pickPerson: '姓名或拼音',
  pickDepartment: '请选择部门',
  mention: '写评论，输入 @ 提到同事',
  none: '没有找到',
  failed: '没能取到数据',
  recent: '最近选择',
  everyone: '所有人员',
  byName: '人员',
  byDepartment: '组织架构',
} as const
