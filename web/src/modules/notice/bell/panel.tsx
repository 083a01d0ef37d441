import { SettingOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { identityPages } from '@srm/api/identity/pages'
import { noticePages } from '@srm/api/notice/pages'
import { notice } from '@srm/api/notice'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { Await, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import styles from './bell.module.css'
import { NoticeItem, useNow } from '../notice.item.tsx'
import { useNoticeText } from '../notice.texts.ts'

const shown = 10

type Props = { readonly close: () => void }

const tabs = ['all', 'unread'] as const
type Tab = (typeof tabs)[number]

const Head = ({ close }: Props): ReactNode => {
  const t = useNoticeText()
  const unread = useRead(notice.unread, {})
  const all = useMutate(notice.readAll)
  return (
    <Row as="header" gap={4} className={styles.head}>
      <h2>{t('title')}</h2>
      <Button
        type="link"
        size="small"
        disabled={!unread.data?.unread}
        loading={all.isPending}
        onClick={() => all.mutate({ body: {} })}
      >
        {t('markAll')}
      </Button>
      <Link
        to={`${identityPages.account.path}?tab=notice`}
        className={styles.tool}
        aria-label={t('preferences')}
        title={t('preferences')}
        onClick={close}
      >
        <SettingOutlined aria-hidden />
      </Link>
    </Row>
  )
}

/** The newest, without leaving the page one is on. */
export const BellPanel = ({ close }: Props): ReactNode => {
  const t = useNoticeText()
  const now = useNow()
  const [tab, setTab] = useState<Tab>('all')
  const query = { pageSize: shown, ...(tab === 'unread' && { unread: 'true' as const }) }
  const newest = useRead(notice.list, { query }, { keepPrevious: true })
  return (
    <div className={styles.panel}>
      <Head close={close} />
      <div className={styles.tabs}>
        <Segmented<Tab>
          block
          aria-label={t('filterState')}
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        />
      </div>
      <div className={styles.body}>
        <Await query={newest} rows={5}>
          {({ items }) =>
            items.length === 0 ? (
              <State title={t(`none.${tab}`)} hint={t(`none.${tab}Hint`)} />
            ) : (
              <ul className={styles.items}>
                {items.map((item) => (
                  <NoticeItem key={item.id} notice={item} now={now} followed={close} />
                ))}
              </ul>
            )
          }
        </Await>
      </div>
      <Link to={noticePages.notices.path} className={styles.all} onClick={close}>
        {t('seeAll')}
      </Link>
    </div>
  )
}
