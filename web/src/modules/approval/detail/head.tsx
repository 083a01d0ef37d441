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
import { approval, centreLists, type Detail } from '@srm/api/approval'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useMutate } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { toast } from '@/lib/toast.ts'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { neighboursOf, useLastList } from '@/ui/record-list/state/last-list.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { centrePath, detailPath } from '../approval.paths.ts'
import styles from './head.module.css'
import { useText, wordFor } from './detail.texts.ts'
import { spanOf } from './words.ts'

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
    <Row gap={0} align="stretch" className={styles.tools}>
      {path && tool(t('document'), <FileTextOutlined aria-hidden />, () => void go(path))}
      <Follow detail={detail} />
      {tool(t('share'), <LinkOutlined aria-hidden />, () => void share())}
      {tool(t('print'), <PrinterOutlined aria-hidden />, print)}
    </Row>
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
        <Row as="dd" align="stretch">
          <PersonChip name={initiator.name} />
          {department && <Muted size="s">{department}</Muted>}
        </Row>
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

/** To the list one came from, and which of its approvals this one is. */
const Back = ({ id }: { readonly id: string }): ReactNode => {
  const t = useText()
  const list = useLastList(centreLists.todo.record.name)
  const { position, count } = neighboursOf(list, id)
  return (
    <Row gap={4} className={styles.way}>
      <Link
        to={position > 0 ? (list?.address ?? centrePath) : centrePath}
        className={styles.back}
        aria-label={t('back')}
      >
        <ArrowLeftOutlined />
      </Link>
      {position > 0 && (
        <span className={styles.place} title={t('place', { position, count })}>
          {`${String(position)} / ${String(count)}`}
        </span>
      )}
    </Row>
  )
}

type Props = { readonly detail: Detail; readonly inDrawer: boolean }

/** What it is, in which state, whose, and how much it is about. */
export const DetailHead = (props: Props): ReactNode => {
  const { detail, inDrawer } = props
  const t = useText()
  return (
    <header className={styles.head}>
      <Row gap={12} align="start" className={styles.headTop}>
        {!inDrawer && <Back id={detail.id} />}
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
      </Row>
      <Facts detail={detail} />
    </header>
  )
}
