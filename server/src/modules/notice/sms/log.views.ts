import { SmsLog } from '@srm/api/notice/sms-template'
import type { ListQuery } from '@srm/api/shared/page'
import type { Ctx } from '#kernel/ctx.ts'
import { lister, type Source } from '#kernel/records/read/list.ts'
import { summarizer } from '#kernel/records/read/summary.ts'
import type { VirtualList } from '#kernel/records/virtual-lists.ts'
import { sentenceIn } from '#kernel/sentences.ts'

/** What records have and a line of the log has not. */
const source: Source = {
  from: `(select l.*, 1 as version, l.id::text as code, l.created_at as updated_at, l.created_by as updated_by from sms_log l)`,
  also: 't.subject, t.subject_id as "subjectId"',
  mine: () => 'true',
}

const list = lister(SmsLog, source)
export const sumSmsLog = summarizer(SmsLog, source)

export const listSmsLog = async (ctx: Ctx, query: ListQuery) => {
  const page = await list(ctx, query)
  const items = page.items.map(({ reason, ...row }) =>
    SmsLog.row.parse({
      ...row,
      reason: typeof reason === 'string' ? sentenceIn(ctx.language, reason) : null,
      actions: [],
    }),
  )
  return { ...page, items }
}

export const smsLogList: VirtualList = { record: SmsLog, permission: 'smsLog:list', read: listSmsLog }
