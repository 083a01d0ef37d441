import { Feedback } from '@srm/api/feedback'
import { defineModule } from '#kernel/module.ts'
import { routes } from './feedback.routes.ts'

export const feedbackModule = defineModule({
  name: 'feedback',
  routes,
  subjects: [{ record: Feedback, permission: 'feedback:show', code: { type: 31, prefix: 'FK' } }],
  menu: [
    {
      under: 'Other',
      path: '/other/feedback',
      name: 'Feedback',
      title: '意见反馈',
      icon: 'message',
      permission: 'feedback:list',
    },
  ],
})

export { createFeedback } from './feedback.service.ts'
