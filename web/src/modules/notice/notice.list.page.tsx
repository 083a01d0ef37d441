import { CheckOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { notice, noticeTypes, type NoticeType } from '@srm/api/notice'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { NoticeEntries } from './notice.entries.tsx'
import styles from './notice.list.module.css'
import { useNoticeText } from './notice.texts.ts'

const states = ['all', 'unread'] as const
type State = (typeof states)[number]

/** Filters are part of the address, so that a link shows the same. */
const useAsked = () => {
  const [params, setParams] = useSearchParams()
  const type = noticeTypes.find((one) => one === params.get('type'))
  const state = states.find((one) => one === params.get('state')) ?? 'all'
  const ask = (next: { type?: NoticeType | undefined; state: State }): void =>
    setParams(
      { ...(next.type && { type: next.type }), ...(next.state !== 'all' && { state: next.state }) },
      { replace: true },
    )
  return { type, state, ask }
}

const TypeFilter = ({ type, choose }: { type: NoticeType | undefined; choose: (next?: NoticeType) => void }) => {
  const t = useNoticeText()
  return (
    <fieldset className={styles.types} aria-label={t('filterType')}>
      <button type="button" aria-pressed={type === undefined} onClick={() => choose()}>
        {t('type.all')}
      </button>
      {noticeTypes.map((one) => (
        <button key={one} type="button" aria-pressed={type === one} onClick={() => choose(one)}>
          {t(`type.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

const NoticeList = (): ReactNode => {
  const t = useNoticeText()
  const { type, state, ask } = useAsked()
  const { data: bell } = useRead(notice.unread, {})
  const all = useMutate(notice.readAll, { done: () => toast.success(t('allRead')) })
  return (
    <Page
      title={t('title')}
      actions={
        <Button
          icon={<CheckOutlined aria-hidden />}
          disabled={!bell?.unread}
          loading={all.isPending}
          onClick={() => all.mutate({ body: type ? { type } : {} })}
        >
          {t('markAll')}
        </Button>
      }
    >
      <Panel>
        <div className={styles.filters}>
          <Segmented<State>
            aria-label={t('filterState')}
            value={state}
            onChange={(next) => ask({ type, state: next })}
            options={states.map((value) => ({ value, label: t(`tab.${value}`) }))}
          />
          <TypeFilter type={type} choose={(next) => ask({ type: next, state })} />
        </div>
        <NoticeEntries key={`${type ?? ''} ${state}`} type={type} unread={state === 'unread'} />
      </Panel>
    </Page>
  )
}

export default NoticeList
