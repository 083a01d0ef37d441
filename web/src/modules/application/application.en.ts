import type { zh } from './application.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: 'Applications',
  create: 'New application',
  edit: 'Edit application',
  'empty.title': 'No applications yet',
  'empty.hint': 'Write the first one; once submitted, you see here how far it is.',
  'section.basic': 'Content',
  submit: 'Submit for approval',
  approvals: 'Approvals',
  'section.who': 'Applicant and dates',
}
