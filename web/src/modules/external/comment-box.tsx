import { useEffect, useState, type ReactNode } from 'react'
import { externalComment, type OwnComment } from '@srm/api/external/comment'
import { messageOf } from '@/lib/api/api-error.ts'
import { callExternal } from '@/lib/external.ts'
import { formatDateTime } from '@/lib/format.ts'
import styles from './comment-box.module.css'
import { useCommentText } from './external.texts.ts'

const maxLength = 500

const useComments = (token: string) => {
  const [comments, setComments] = useState<readonly OwnComment[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const read = async (): Promise<void> => setComments(await callExternal(externalComment.list, token, {}))
  const during = async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true)
    setProblem('')
    try {
      await work()
      return true
    } catch (error) {
      setProblem(messageOf(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  useEffect(() => {
    // What cannot be read is no reason to hide what the link is for.
    void callExternal(externalComment.list, token, {}).then(setComments, () => undefined)
  }, [token])
  const send = (body: string): Promise<boolean> =>
    during(async () => {
      await callExternal(externalComment.add, token, { body: { body } })
      await read()
    })
  return { comments, problem, isBusy, send }
}

/** Where somebody with a link says what they think of what it shows; only they and those who sent it read it. */
export const CommentBox = ({ token }: { readonly token: string }): ReactNode => {
  const t = useCommentText()
  const [body, setBody] = useState('')
  const { comments, problem, isBusy, send } = useComments(token)
  return (
    <section className={styles.card} aria-label={t('comments')}>
      <h2 className={styles.heading}>{t('comments')}</h2>
      <p className={styles.note}>{t('comments.hint')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send(body.trim()).then((isSent) => isSent && setBody(''))
        }}
      >
        <textarea
          className={styles.words}
          aria-label={t('comments.label')}
          rows={3}
          maxLength={maxLength}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className={styles.send} disabled={isBusy || body.trim() === ''}>
          {t('comments.send')}
        </button>
      </form>
      <ul className={styles.comments}>
        {comments.map(({ id, body: said, at }) => (
          <li key={id}>
            <p>{said}</p>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
