import { BellOutlined } from '@ant-design/icons'
import { Badge, Button } from 'antd'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { notice, unreadCap } from '@srm/api/notice'
import { useRead } from '@/lib/query.ts'
import { useProfile } from '@/lib/session.ts'
import { Pop } from '@/ui/record-list/pop.tsx'
import { useRinging } from './bell.ring.ts'
import { useTitleMark } from './bell.title.ts'
import { MustRead } from './must-read.tsx'
import { useText } from './notice.texts.ts'

const Panel = lazy(async () => ({ default: (await import('./bell.panel.tsx')).BellPanel }))

/** How many wait to be read, in the header and in the title of the window. */
export const Bell = (): ReactNode => {
  const t = useText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const profile = useProfile()
  const { data } = useRead(notice.unread, {})
  const count = data ? data.unread + (data.capped ? 1 : 0) : 0
  const text = count > unreadCap ? `${String(unreadCap)}+` : String(count)
  const label = count > 0 ? t('bell', { count: text }) : t('bellNone')
  useRinging()
  useTitleMark(count > 0 ? text : '')
  return (
    <>
      <Badge count={count} overflowCount={unreadCap} size="small" offset={[-6, 6]} title="">
        <Button
          ref={opener}
          type="text"
          icon={<BellOutlined aria-hidden />}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          title={label}
          onClick={() => setOpen(!open)}
        />
      </Badge>
      {open && (
        <Pop anchor={opener} label={t('title')} close={() => setOpen(false)} end>
          <Panel close={() => setOpen(false)} />
        </Pop>
      )}
      {profile && !profile.seeingAs && (
        <Suspense>
          <MustRead userId={profile.id} />
        </Suspense>
      )}
    </>
  )
}
