import { Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { approval, type Detail } from '@srm/api/approval'
import type { NamedRef } from '@srm/api/shared/fields'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { slot } from '@/ui/slots.ts'
import { Skeleton } from '@/ui/states.tsx'
import { Muted } from '@/ui/layout.tsx'
import styles from './talk.module.css'
import { nameIn } from './words.ts'
import { useText } from './log.texts.ts'

type Comment = Detail['comments'][number]
const withdrawable = 120_000

const isFresh = ({ at }: Comment): boolean => Date.now() - Date.parse(at) < withdrawable

const Writer = ({ detail, answering, done }: { detail: Detail; answering: Comment | undefined; done: () => void }) => {
  const t = useText()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<readonly NamedRef[]>([])
  const act = useMutate(approval.act, {
    done: () => {
      setText('')
      setPicked([])
      done()
      toast.success(t('sent'))
    },
  })
  const send = (): void => {
    if (!text.trim() || act.isPending) return
    const mentions = picked.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
    const replyTo = answering && { replyTo: answering.id }
    act.mutate({
      params: { id: detail.id },
      body: { do: 'comment', text, mentions: [...new Set(mentions)], ...replyTo },
    })
  }
  return (
    <div className={styles.writer}>
      {answering && (
        <Muted as="p" size="s">
          {t('replyTo', { name: nameIn(detail, answering.author) })}
          <Button type="link" size="small" onClick={done}>
            {t('cancelReply')}
          </Button>
        </Muted>
      )}
      <Suspense fallback={<Skeleton rows={1} />}>
        {slot('mentions', {
          label: t('comment'),
          value: text,
          onChange: setText,
          onPick: (person) => setPicked((before) => [...before, person]),
          max: 2000,
          send,
        })}
      </Suspense>
      <Button size="small" type="primary" loading={act.isPending} disabled={!text.trim()} onClick={send}>
        {t('send')}
      </Button>
    </div>
  )
}

const Said = ({ detail, comment, reply }: { detail: Detail; comment: Comment; reply: () => void }): ReactNode => {
  const t = useText()
  const me = useProfile()
  const drop = useMutate(approval.centre.withdrawComment)
  const mine = comment.author === me?.id && isFresh(comment)
  const to = detail.comments.find(({ id }) => id === comment.replyTo)
  return (
    <li className={styles.comment}>
      <p className={styles.person}>
        <PersonChip name={nameIn(detail, comment.author)} />
        {to && <Muted size="s">{t('replyTo', { name: nameIn(detail, to.author) })}</Muted>}
        <Muted as="time" size="s">
          {formatDateTime(comment.at)}
        </Muted>
      </p>
      {comment.withdrawn ? (
        <Muted as="p" size="s">
          {t('withdrawn')}
        </Muted>
      ) : (
        <p className={styles.said}>{comment.body}</p>
      )}
      {!comment.withdrawn && (
        <p>
          <Button type="link" size="small" onClick={reply}>
            {t('reply')}
          </Button>
          {mine && (
            <Button
              type="link"
              size="small"
              loading={drop.isPending}
              onClick={() => drop.mutate({ params: { id: comment.id } })}
            >
              {t('withdraw')}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

/** What is said about it beside deciding. */
export const Comments = ({ detail }: { readonly detail: Detail }): ReactNode => {
  const t = useText()
  const [answering, setAnswering] = useState<Comment>()
  return (
    <div className={styles.padded}>
      {detail.comments.length === 0 && (
        <Muted as="p" size="s">
          {t('noComments')}
        </Muted>
      )}
      <ul>
        {detail.comments.map((comment) => (
          <Said key={comment.id} detail={detail} comment={comment} reply={() => setAnswering(comment)} />
        ))}
      </ul>
      {detail.actions.includes('comment') && (
        <Writer detail={detail} answering={answering} done={() => setAnswering(undefined)} />
      )}
    </div>
  )
}
