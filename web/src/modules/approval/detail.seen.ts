import { useEffect, useRef } from 'react'
import { approval, type Detail } from '@srm/api/approval'
import { call } from '@/lib/api.ts'
import { refreshFamily } from '@/lib/query.ts'
import { useProfile } from '@/lib/session.ts'
import { mineIn } from './detail.model.ts'

/** Opening it is reading it: the task is marked seen and a copy read, once. */
export const useSeen = (detail: Detail): void => {
  const me = useProfile()
  const done = useRef(false)
  const mine = mineIn(detail)
  const taskId = mine && mine.task.viewedAt === null ? mine.task.id : undefined
  const copies = detail.ccs.filter(({ person, readAt, sentAt }) => person === me?.id && sentAt && !readAt)
  const ids = copies.map(({ id }) => id).join()
  const looking = me?.seeingAs !== undefined && me.seeingAs !== null
  useEffect(() => {
    if (done.current || looking || (!taskId && !ids)) return
    done.current = true
    const quietly = { silent: true }
    const tell = async (): Promise<void> => {
      if (taskId) await call(approval.act, { params: { id: detail.id }, body: { do: 'view', taskId } }, quietly)
      if (ids) await call(approval.centre.read, { body: { ids: ids.split(',') } }, quietly)
      await refreshFamily(approval.centre.detail, [detail.id])
    }
    // Not being able to say so keeps nobody from reading.
    tell().catch(() => undefined)
  }, [detail.id, taskId, ids, looking])
}
