import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import type { RecordContribution } from '@/ui/record-contributions.ts'

/** A tab with the links that were sent about a kind of record, for the module whose record it is. */
export const linksTab = (subject: string): RecordContribution => ({
  subject,
  key: 'links',
  title: label('外部链接', 'Links sent'),
  order: 80,
  load: async () => (await import('./link.tab.tsx')).linkTabFor(subject),
})

/** Where somebody with a link comments on what it shows. */
export const CommentBox = lazy(async () => ({ default: (await import('./comment-box.tsx')).CommentBox }))

/** What people outside have said about a record, for the module that shows it. */
export const GuestComments = lazy(async () => ({ default: (await import('./guest-comments.tsx')).GuestComments }))
