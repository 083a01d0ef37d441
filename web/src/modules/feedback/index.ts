import { feedbackPages } from '@srm/api/feedback/pages'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { FeedbackEntry, OpenedFeedback } from './feedback.button.tsx'

export const feedback = defineModule({
  name: 'feedback',
  help: async () => (await import('./feedback.help.ts')).help,
  pages: routes(feedbackPages, {
    list: () => import('./feedback.list.page.tsx'),
    edit: () => import('./feedback.edit.page.tsx'),
    detail: () => import('./feedback.detail.page.tsx'),
  }),
  slots: { feedback: FeedbackEntry, feedbackForm: OpenedFeedback },
})
