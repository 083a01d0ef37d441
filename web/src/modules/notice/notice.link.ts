import { notice, type Notice } from '@srm/api/notice'
import { call } from '@/lib/api/api.ts'
import { refreshFamily } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { readingPath } from './announcement/announcement.paths.ts'

/** Where a notice leads; one that leads nowhere is only read. */
export const pathOf = ({ type, link, subject, subjectId }: Notice): string | undefined => {
  if (link) return link
  if (!subject || !subjectId) return undefined
  return type === 'announcement' ? readingPath(subjectId) : recordPath(subject, subjectId)
}

/** Whoever follows a notice has read it; that it could not be noted holds nobody up. */
export const markRead = ({ id, readAt }: Notice): void => {
  if (readAt) return
  void call(notice.read, { body: { ids: [id] } }, { silent: true }).then(
    () => refreshFamily(notice.read),
    () => undefined,
  )
}
