import { Button, Input, Modal, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { home, type Feed } from '@srm/api/home'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await } from '@/ui/states.tsx'
import { useCalendarText } from '../home.texts.ts'

const FreshLink = ({ url }: { readonly url: string }): ReactNode => {
  const t = useCalendarText()
  const copy = (): void => void navigator.clipboard.writeText(url).then(() => toast.success(t('feed.copied')))
  return (
    <Stack gap={8}>
      <Input readOnly value={url} aria-label={t('feed.url')} />
      <Row wrap>
        <Button type="primary" onClick={copy}>
          {t('feed.copy')}
        </Button>
        <Button href={url} download="calendar.ics">
          {t('feed.download')}
        </Button>
      </Row>
      <Muted size="s">{t('feed.once')}</Muted>
    </Stack>
  )
}

const Standing = ({ feed }: { readonly feed: Feed | null }): ReactNode => {
  const t = useCalendarText()
  if (!feed) return <Muted>{t('feed.none')}</Muted>
  const read = feed.readAt ? t('feed.read', { at: formatDateTime(feed.readAt) }) : t('feed.unread')
  return (
    <Muted>
      {t('feed.made', { at: formatDateTime(feed.createdAt) })} · {read}
    </Muted>
  )
}

const Form = ({ feed }: { readonly feed: Feed | null }): ReactNode => {
  const t = useCalendarText()
  const [reach, setReach] = useState<Feed['reach']>(feed?.reach ?? 'mine')
  const [url, setUrl] = useState('')
  const issue = useMutate(home.calendarFeed.issue, { done: (made) => setUrl(made.url) })
  const revoke = useMutate(home.calendarFeed.revoke, {
    done: () => {
      setUrl('')
      toast.success(t('feed.revoked'))
    },
  })
  return (
    <Stack gap={16}>
      <Standing feed={feed} />
      <Segmented<Feed['reach']>
        aria-label={t('feed.reach')}
        value={reach}
        options={(['mine', 'all'] as const).map((value) => ({ value, label: t(`feed.${value}`) }))}
        onChange={setReach}
      />
      {url && <FreshLink url={url} />}
      <Row wrap>
        <Button
          type={feed ? 'default' : 'primary'}
          loading={issue.isPending}
          onClick={() => issue.mutate({ body: { reach } })}
        >
          {t(feed ? 'feed.again' : 'feed.issue')}
        </Button>
        {feed && (
          <Button danger loading={revoke.isPending} onClick={() => revoke.mutate({})}>
            {t('feed.revoke')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/** One's own link for other calendars: made, made anew, revoked. */
export const FeedDialog = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useCalendarText()
  return (
    <Modal open title={t('feed.title')} footer={null} onCancel={close}>
      <Stack gap={12}>
        <p>{t('feed.hint')}</p>
        <Await query={useRead(home.calendarFeed.show, {})} rows={2}>
          {(feed) => <Form feed={feed} />}
        </Await>
      </Stack>
    </Modal>
  )
}
