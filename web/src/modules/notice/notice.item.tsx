import {
  AuditOutlined,
  CheckOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  DeleteOutlined,
  MessageOutlined,
  NotificationOutlined,
  SettingOutlined,
} from '@ant-design/icons'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Notice, NoticeType } from '@srm/api/notice'
import { Row, VisuallyHidden } from '@/ui/layout.tsx'
import { useNoticeText } from './notice.texts.ts'
import { whenOf, type RelativeTime } from './notice.time.ts'
import { markRead, pathOf } from './notice.link.ts'
import styles from './notice.item.module.css'

const icons: Readonly<Record<NoticeType, ComponentType>> = {
  approval: AuditOutlined,
  task: CheckSquareOutlined,
  mention: MessageOutlined,
  due: ClockCircleOutlined,
  system: SettingOutlined,
  announcement: NotificationOutlined,
}

/** Texts such as "3 minutes ago" go on counting while they are looked at. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const useWhen = (): ((when: RelativeTime) => string) => {
  const t = useNoticeText()
  return (when) => {
    if (when.kind === 'date') return when.text
    if (when.kind === 'now') return t('when.now')
    return when.kind === 'minutes'
      ? t('when.minutes', { count: when.count })
      : t(`when.${when.kind}`, { time: when.time })
  }
}

type Props = {
  readonly notice: Notice
  readonly now: Date
  /** Told when it was followed, so that a panel can close. */
  readonly followed?: () => void
  readonly remove?: (notice: Notice) => void
}

const Tools = ({ notice, remove }: Pick<Props, 'notice' | 'remove'>): ReactNode => {
  const t = useNoticeText()
  const { title, readAt } = notice
  return (
    <Row as="span" gap={4} align="stretch" className={styles.tools}>
      {!readAt && (
        <button
          type="button"
          aria-label={`${t('markOne')} ${title}`}
          title={t('markOne')}
          onClick={() => markRead(notice)}
        >
          <CheckOutlined aria-hidden />
        </button>
      )}
      {remove && (
        <button type="button" aria-label={`${t('remove')} ${title}`} title={t('remove')} onClick={() => remove(notice)}>
          <DeleteOutlined aria-hidden />
        </button>
      )}
    </Row>
  )
}

/** One notice: what happened, to what, when, and the way there. */
export const NoticeItem = ({ notice, now, followed, remove }: Props): ReactNode => {
  const t = useNoticeText()
  const go = useNavigate()
  const say = useWhen()
  const { type, title, body, readAt, createdAt } = notice
  const Icon = icons[type]
  const follow = (): void => {
    const path = pathOf(notice)
    markRead(notice)
    if (!path) return
    followed?.()
    void go(path)
  }
  return (
    <li className={styles.item} data-unread={!readAt}>
      <button type="button" className={styles.open} onClick={follow}>
        <span className={styles.icon} data-type={type} aria-hidden>
          <Icon />
        </span>
        <span className={styles.words}>
          <span className={styles.title} data-part="title" title={title}>
            {!readAt && <VisuallyHidden>{`${t('unreadMark')} `}</VisuallyHidden>}
            {title}
          </span>
          {body && <span className={styles.body}>{body}</span>}
          <span className={styles.note}>
            {t(`type.${type}`)}
            <span aria-hidden> · </span>
            <time dateTime={createdAt}>{say(whenOf(createdAt, now))}</time>
          </span>
        </span>
        {!readAt && <span className={styles.dot} aria-hidden />}
      </button>
      <Tools notice={notice} {...(remove && { remove })} />
    </li>
  )
}
