import { Application } from '@srm/api/application'
import { documentOf } from '#kernel/records/document.ts'
import { store } from '#kernel/records/store.ts'
import { allowed } from './application.rules.ts'

export const applications = store(Application, { allows: ({ status }) => allowed(String(status)) })

export const applicationDocument = documentOf(Application, applications, {
  amount: 'amount',
  summary: ['type', 'amount', 'department', 'reason'],
})
