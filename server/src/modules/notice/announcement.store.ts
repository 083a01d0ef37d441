import { Announcement } from '@srm/api/notice'
import { store } from '#kernel/records/store.ts'

const next: Readonly<Record<string, readonly string[]>> = {
  draft: ['update', 'delete', 'publish'],
  published: ['update', 'withdraw'],
  withdrawn: ['update', 'delete', 'publish'],
}

export const announcements = store(Announcement, { allows: ({ status }) => next[String(status)] ?? [] })
