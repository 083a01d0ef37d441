import { Feedback, feedback } from '@srm/api/feedback'
import { defineResource } from '#modules/record/index.ts'

export const feedbacks = defineResource(Feedback, feedback, {
  code: { type: 31, prefix: 'FK' },
  prepare: (_, sent, before) => (before ? sent : { ...sent, status: 'new' as const, reply: null }),
  imports: false,
})
