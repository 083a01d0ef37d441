import { noticePages } from '@srm/api/notice/pages'
import { addressOf, recordPaths } from '@srm/api/shared/pages'

const { announcement, bulletins } = noticePages

export const paths = recordPaths(announcement)

/** What everybody reads, beside the pages of those who write. */
export const readingPath = (id?: string): string => (id ? addressOf(bulletins, id) : bulletins.path)
