export const zh = {
  title: '意见反馈',
  give: '意见反馈',
  thanks: '已收到，谢谢您的反馈',
  edit: '处理意见反馈',
  'empty.title': '还没有意见反馈',
  'empty.hint': '同事们在任何页面的右上角都可以写下遇到的问题和建议。',
  'section.handling': '处理',
  'section.said': '反馈',
} as const
