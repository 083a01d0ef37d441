import {
  ArrowLeftOutlined,
  FileTextOutlined,
  LinkOutlined,
  PrinterOutlined,
  StarFilled,
  StarOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { approval, type Detail } from '@srm/api/approval'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useMutate } from '@/lib/query.ts'
import { recordPath } from '@/lib/record-pages.ts'
import { toast } from '@/lib/toast.ts'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { PersonChip } from '@/ui/fields/person-chip.tsx'
import { centrePath, detailPath } from './approval.paths.ts'
import styles from './detail.head.module.css'
import { useText, wordFor } from './detail.texts.ts'
import { spanOf } from './detail.words.ts'

const Stamp = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  return (
    <span className={styles.stamp} data-status={detail.status}>
      {wordFor(t, `status.${detail.status}`, detail.status)}
    </span>
  )
}

const Follow = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  const { following } = detail
  const act = useMutate(approval.centre.follow, {
    done: ({ following: on }) => toast.success(t(on ? 'followed' : 'unfollowed')),
  })
  const label = t(following ? 'unfollow' : 'follow')
  return (
    <Button
      type="text"
      className={styles.follow ?? ''}
      icon={following ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      aria-label={label}
      aria-pressed={following}
      title={label}
      loading={act.isPending}
      onClick={() => act.mutate({ params: { id: detail.id }, body: { on: !following } })}
    />
  )
}

const Tools = ({ detail, inDrawer }: Props): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const [, setParams] = useSearchParams()
  const path = recordPath(detail.docType, detail.docId)
  const share = async (): Promise<void> => {
    const { origin, pathname } = window.location
    await navigator.clipboard.writeText(`${origin}${pathname}#${detailPath(detail.id)}`)
    toast.success(t('shared'))
  }
  const print = (): void =>
    inDrawer
      ? void go(`${detailPath(detail.id)}&print=1`)
      : setParams((before) => new URLSearchParams([...before, ['print', '1']]))
  const tool = (label: string, icon: ReactNode, run: () => void): ReactNode => (
    <Button type="text" icon={icon} aria-label={label} title={label} onClick={run} />
  )
  return (
    <div className={styles.tools}>
      {path && tool(t('document'), <FileTextOutlined aria-hidden />, () => void go(path))}
      <Follow detail={detail} />
      {tool(t('share'), <LinkOutlined aria-hidden />, () => void share())}
      {tool(t('print'), <PrinterOutlined aria-hidden />, print)}
    </div>
  )
}

const Facts = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  const { initiator, department, submittedAt, endedAt, amount } = detail
  return (
    <dl className={styles.headFacts}>
      {amount !== null && (
        <div className={styles.amount}>
          <dt>{t('amount')}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('initiator')}</dt>
        <dd className={styles.who}>
          <PersonChip name={initiator.name} />
          {department && <span className={styles.faint}>{department}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('submitted')}</dt>
        <dd>{formatDateTime(submittedAt)}</dd>
      </div>
      <div>
        <dt>{t('elapsed')}</dt>
        <dd>{spanOf(t, submittedAt, endedAt)}</dd>
      </div>
    </dl>
  )
}

type Props = { readonly detail: Detail; readonly inDrawer: boolean }

/** What it is, in which state, whose, and how much it is about. */
export const DetailHead = (props: Props): ReactNode => {
  const { detail, inDrawer } = props
  const t = useText()
  return (
    <header className={styles.head}>
      <div className={styles.headTop}>
        {!inDrawer && (
          <Link to={centrePath} className={styles.back} aria-label={t('back')}>
            <ArrowLeftOutlined />
          </Link>
        )}
        <div className={styles.names}>
          <h1 className={styles.title}>{detail.title}</h1>
          <p className={styles.note}>
            <span className={styles.serial}>
              {detail.serialNo}
              <CopyButton text={detail.serialNo} />
            </span>
            <span>{detail.docLabel}</span>
            <span>{t('edition', { name: detail.flow.name, no: detail.flowNo })}</span>
            {detail.purpose !== 'create' && <span>{wordFor(t, `purpose.${detail.purpose}`, '')}</span>}
            {detail.round > 1 && <span className={styles.tag}>{t('round', { count: detail.round })}</span>}
          </p>
        </div>
        <Stamp detail={detail} />
        <Tools {...props} />
      </div>
      <Facts detail={detail} />
    </header>
  )
}
