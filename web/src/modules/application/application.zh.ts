export const zh = {
  title: '申请单',
  create: '新建申请',
  edit: '编辑申请',
  'empty.title': '还没有申请单',
  'empty.hint': '写下第一份申请，提交后在这里看到它走到哪一步。',
  'section.basic': '申请内容',
  submit: '提交审批',
  approvals: '审批记录',
  'section.who': '申请人与时间',
} as const
