import { lazy, useState, type ReactNode } from 'react'
import { notice } from '@srm/api/notice'
import { useRead } from '@/lib/api/query.ts'
import { useSession } from '@/lib/session/session.ts'
import { remember, remembered } from '@/lib/storage.ts'

const Dialog = lazy(async () => ({ default: (await import('./must-read.dialog.tsx')).MustReadDialog }))

const key = 'must-read-put-off'

/** Put off until one signs in again. */
useSession.subscribe((now, before) => {
  if (!now.token && before.token) remember(key, null)
})

/** Whoever signs in is shown what must be read, once. */
export const MustRead = ({ userId }: { readonly userId: string }): ReactNode => {
  const [over, setOver] = useState(() => remembered(key) === userId)
  const { data } = useRead(notice.announcement.mine, { query: { unread: 'true' } }, { enabled: !over })
  const [ids, setIds] = useState<readonly string[]>()
  const waiting = data?.filter(({ mustRead }) => mustRead).map(({ id }) => id)
  // What is confirmed leaves the answer; the dialog keeps the list it began with.
  if (!over && !ids && waiting && waiting.length > 0) setIds(waiting)
  if (over || !ids) return null
  const close = (): void => {
    remember(key, userId)
    setOver(true)
  }
  return <Dialog ids={ids} close={close} />
}
