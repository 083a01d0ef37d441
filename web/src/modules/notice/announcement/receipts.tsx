import { BellOutlined } from '@ant-design/icons'
import { Button, Progress, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { notice } from '@srm/api/notice'
import { call } from '@/lib/api/api.ts'
import { formatDateTime } from '@/lib/format.ts'
import { keyOf, useMutate, useRead, usePages } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, Skeleton, ErrorState, State } from '@/ui/states.tsx'
import styles from './announcement.module.css'
import { useAnnouncementText } from '../notice.texts.ts'

const { receipts, remind } = notice.announcement

/** How many of how many, of the announcement the address names. */
export const useReceiptCount = () => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  return useRead(receipts, { params: { id }, query: {} }, { enabled: id !== '' }).data
}

type PeopleProps = { readonly id: string; readonly state: 'read' | 'unread' }

const People = ({ id, state }: PeopleProps): ReactNode => {
  const t = useAnnouncementText()
  const input = { params: { id }, query: { state } }
  const pages = usePages(keyOf(receipts, input), (cursor, signal) =>
    call(receipts, { params: { id }, query: { state, cursor } }, { silent: true, signal }),
  )
  if (pages.error) return <ErrorState error={pages.error} retry={pages.refetch} />
  if (!pages.data) return <Skeleton rows={4} />
  const people = pages.data.pages.flatMap(({ items }) => items)
  if (people.length === 0) return <State title={state === 'read' ? t('receipts.noneRead') : t('receipts.allRead')} />
  return (
    <>
      <ul className={styles.people}>
        {people.map(({ person, department, readAt }) => (
          <li key={person.id}>
            <PersonChip name={person.name} />
            <span className={styles.where}>{department?.name}</span>
            {readAt && <time dateTime={readAt}>{formatDateTime(readAt)}</time>}
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className={styles.more}>
          <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('receipts.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const Remind = ({ id, count }: { readonly id: string; readonly count: number }): ReactNode => {
  const t = useAnnouncementText()
  const [asking, setAsking] = useState(false)
  const act = useMutate(remind, { done: ({ people }) => toast.success(t('reminded', { count: people })) })
  return (
    <>
      <Button icon={<BellOutlined aria-hidden />} onClick={() => setAsking(true)}>
        {t('remind')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('remindAsk', { count })}
        ok={t('remind')}
        danger={false}
        busy={act.isPending}
        confirm={() => act.mutateAsync({ params: { id } })}
        close={() => setAsking(false)}
      >
        {t('remindHint')}
      </ConfirmDialog>
    </>
  )
}

type Props = { readonly id: string; readonly published: boolean; readonly mayRemind: boolean }

const Counted = ({ id, mayRemind, total, read }: Props & { total: number; read: number }): ReactNode => {
  const t = useAnnouncementText()
  const unread = total - read
  const [state, setState] = useState<'read' | 'unread'>(unread > 0 ? 'unread' : 'read')
  const rate = t('receipts.rate', { read, total })
  return (
    <>
      <div className={styles.rate}>
        <strong>{rate}</strong>
        <Progress
          aria-label={rate}
          percent={Math.floor((read / Math.max(1, total)) * 100)}
          status={unread === 0 ? 'success' : 'normal'}
        />
      </div>
      <div className={styles.states}>
        <Segmented<'read' | 'unread'>
          aria-label={t('receipts')}
          value={state}
          onChange={setState}
          options={[
            { value: 'unread', label: t('receipts.unread', { count: unread }) },
            { value: 'read', label: t('receipts.read', { count: read }) },
          ]}
        />
        {mayRemind && unread > 0 && <Remind id={id} count={unread} />}
      </div>
      <People key={state} id={id} state={state} />
    </>
  )
}

/** Who has read it and who has not, and a nudge for the latter. */
export const Receipts = (props: Props): ReactNode => {
  const t = useAnnouncementText()
  const query = useRead(receipts, { params: { id: props.id }, query: {} })
  return (
    <Panel>
      <div className={styles.receipts}>
        <Await query={query} rows={4}>
          {({ total, read }) =>
            props.published ? (
              <Counted {...props} total={total} read={read} />
            ) : (
              <State title={t('receipts.draft')} hint={t('receipts.draftHint', { count: total })} />
            )
          }
        </Await>
      </div>
    </Panel>
  )
}
