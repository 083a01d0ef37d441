import { Feedback } from '@srm/api/feedback'
import { store } from '#kernel/records/store.ts'

export const feedbacks = store(Feedback)
