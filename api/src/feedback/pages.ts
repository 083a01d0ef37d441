import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const feedbackPages = definePages(
  recordPages({
    subject: 'feedback',
    path: '/other/feedback',
    noun: label('意见反馈', 'Feedback'),
    title: label('意见反馈', 'Feedback'),
    menu: { name: 'Feedback', area: 'Other', icon: 'message' },
    edit: { title: label('处理意见反馈', 'Handle feedback'), permission: 'feedback:update', dynamicNewTab: false },
  }),
)
