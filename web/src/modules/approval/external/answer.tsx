import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import type { FileView } from '@srm/api/shared/fields'
import { messageOf } from '@/lib/api/api-error.ts'
import { callExternal, sendFile } from '@/lib/external.ts'
import { toast } from '@/lib/toast.ts'
import styles from './external.module.css'
import { useExternalText } from '../approval.texts.ts'

type Props = { readonly token: string; readonly answered: () => void; readonly lost: (error: unknown) => void }

type Verdict = 'confirm' | 'refuse'

const useAnswer = ({ token, answered, lost }: Props) => {
  const t = useExternalText()
  const [opinion, setOpinion] = useState('')
  const [files, setFiles] = useState<readonly FileView[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error))
      lost(error)
    } finally {
      setBusy(false)
    }
  }
  const words = opinion.trim()
  const attached = files.length > 0 ? { files: files.map(({ id }) => id) } : {}
  const decide = (verdict: Verdict): void => {
    if (verdict === 'refuse' && !words) {
      setProblem(t('opinion.missing'))
      return
    }
    const body = { do: verdict, ...(words && { opinion: words }), ...attached }
    void during(async () => {
      await callExternal(approval.external.act, token, { body })
      answered()
    })
  }
  const comment = (): void =>
    void during(async () => {
      await callExternal(approval.external.act, token, { body: { do: 'comment', text: words, ...attached } })
      setOpinion('')
      setFiles([])
      toast.success(t('talk.sent'))
      answered()
    })
  const attach = (list: FileList | null): void =>
    void during(async () => {
      for (const file of list ?? []) {
        const kept = await sendFile(approval.external.upload, token, file)
        setFiles((before) => [...before, kept])
      }
    })
  const drop = (id: string): void => setFiles((before) => before.filter((file) => file.id !== id))
  return { opinion, setOpinion, files, busy, problem, decide, comment, attach, drop }
}

type FilesProps = Pick<ReturnType<typeof useAnswer>, 'files' | 'busy' | 'attach' | 'drop'>

const Files = ({ files, busy, attach, drop }: FilesProps): ReactNode => {
  const t = useExternalText()
  return (
    <>
      <ul className={styles.files}>
        {files.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button type="button" className={styles.link} aria-label={t('drop', { name })} onClick={() => drop(id)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <label className={`${styles.plain ?? ''} ${styles.attach ?? ''}`}>
        {busy ? t('attaching') : t('attach')}
        <input type="file" multiple disabled={busy} onChange={({ target }) => attach(target.files)} />
      </label>
    </>
  )
}

/** Words and files, then yes or no; or only words. */
export const Answer = (props: Props): ReactNode => {
  const t = useExternalText()
  const answer = useAnswer(props)
  const { opinion, setOpinion, busy, problem, decide, comment } = answer
  return (
    <section className={`${styles.card ?? ''} ${styles.answer ?? ''}`}>
      <label className={styles.label} htmlFor="supplier-opinion">
        {t('opinion')}
      </label>
      <textarea
        id="supplier-opinion"
        rows={3}
        maxLength={2000}
        placeholder={t('opinion.placeholder')}
        value={opinion}
        onChange={({ target }) => setOpinion(target.value)}
      />
      <Files {...answer} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.verdict}>
        <button type="button" className={styles.plain} disabled={busy} onClick={() => decide('refuse')}>
          {t('refuse')}
        </button>
        <button type="button" className={styles.primary} disabled={busy} onClick={() => decide('confirm')}>
          {t('confirm')}
        </button>
      </div>
      <button type="button" className={styles.quiet} disabled={busy || !opinion.trim()} onClick={comment}>
        {t('talk.send')}
      </button>
    </section>
  )
}
