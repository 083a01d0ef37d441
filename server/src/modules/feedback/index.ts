import { feedbackPages } from '@srm/api/feedback/pages'
import { defineModule } from '#kernel/module.ts'
import { grants } from './feedback.defaults.ts'
import { feedbacks } from './feedback.service.ts'

export const feedbackModule = defineModule({
  name: 'feedback',
  grants,
  routes: feedbacks.routes,
  subjects: [feedbacks.subject],
  pages: feedbackPages,
})

export const createFeedback = feedbacks.service.create
