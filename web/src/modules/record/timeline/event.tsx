import { Button } from 'antd'
import { Suspense, type ReactNode } from 'react'
import type { TimelineEvent } from '@srm/api/record'
import { formatDateTime } from '@/lib/format.ts'
import { slot } from '@/ui/slots.ts'
import { Muted } from '@/ui/layout.tsx'
import { useRecordText } from '../record.texts.ts'
import styles from './timeline.module.css'
import { mentionParts } from './mention.ts'

const Change = ({ change }: { change: TimelineEvent['changes'][number] }): ReactNode => (
  <li className={styles.change}>
    <span className={styles.label}>{change.label}</span>
    <del>{change.from}</del>
    <span aria-hidden> → </span>
    <ins>{change.to}</ins>
  </li>
)

/** What it answers, in its first words, where that comment is in sight. */
const Quote = ({ answered }: { answered: TimelineEvent | undefined }): ReactNode => {
  const t = useRecordText()
  return (
    <blockquote className={styles.quote}>
      {answered ? (
        <>
          <span>{t('replyTo', { name: answered.actor?.name ?? t('system') })}</span> {answered.note}
        </>
      ) : (
        t('replied')
      )}
    </blockquote>
  )
}

const Words = ({ event: { note, mentions } }: { event: TimelineEvent }): ReactNode => (
  <p className={styles.words}>
    {mentionParts(
      note ?? '',
      mentions.map(({ name }) => name),
    ).map(({ at, text, mentioned }) =>
      mentioned ? (
        <strong key={at} className={styles.mention}>
          {text}
        </strong>
      ) : (
        text
      ),
    )}
  </p>
)

type Props = {
  readonly event: TimelineEvent
  readonly answered: TimelineEvent | undefined
  readonly reply: () => void
}

export const Event = ({ event, answered, reply }: Props): ReactNode => {
  const t = useRecordText()
  const isComment = event.kind === 'comment'
  const name = event.actor?.name ?? t('system')
  return (
    <li className={styles.event} data-kind={event.kind}>
      <p className={styles.head}>
        <strong>{name}</strong> {!isComment && t(`kind.${event.kind}`)}
        <time dateTime={event.at}>{formatDateTime(event.at)}</time>
      </p>
      {event.replyTo && <Quote answered={answered} />}
      {isComment ? <Words event={event} /> : event.note && <Muted as="p">{event.note}</Muted>}
      {event.files.length > 0 && <Suspense>{slot('fileList', { files: event.files, images: false })}</Suspense>}
      {event.changes.length > 0 && (
        <ul>
          {event.changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </ul>
      )}
      {isComment && (
        <Button
          type="link"
          size="small"
          className={styles.reply ?? ''}
          aria-label={t('replyTo', { name })}
          onClick={reply}
        >
          {t('reply')}
        </Button>
      )}
    </li>
  )
}
