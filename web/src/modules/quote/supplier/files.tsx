import { useState, type ReactNode } from 'react'
import { externalQuote as calls, type SealedFile } from '@srm/api/quote/external'
import { messageOf } from '@/lib/api/api-error.ts'
import { sendFile } from '@/lib/external.ts'
import { formatSize } from '@/lib/format.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../quote.texts.ts'

type Props = {
  readonly token: string
  readonly known: readonly SealedFile[]
  readonly ids: readonly string[]
  readonly change: (ids: readonly string[]) => void
  /** Where prices are opened later: which files are read before, and how to say so. */
  readonly technical?:
    | { readonly ids: readonly string[]; readonly change: (ids: readonly string[]) => void }
    | undefined
}

const maxFiles = 10

type TechnicalProps = NonNullable<Props['technical']> & { readonly id: string }

/** Read before the prices are. */
const TechnicalBox = ({ id, ids, change }: TechnicalProps): ReactNode => {
  const t = useSupplierText()
  const toggle = (isOn: boolean): void => change(isOn ? [...ids, id] : ids.filter((other) => other !== id))
  return (
    <label>
      <input type="checkbox" checked={ids.includes(id)} onChange={({ target }) => toggle(target.checked)} />{' '}
      {t('files.technical')}
    </label>
  )
}

/** Files beside the quote, sealed as it is: nobody of the buyer's reads them before the opening. */
export const FilesCard = ({ token, known, ids, change, technical }: Props): ReactNode => {
  const t = useSupplierText()
  const [added, setAdded] = useState<readonly SealedFile[]>([])
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState('')
  const send = async (list: FileList | null): Promise<void> => {
    setProblem('')
    const sent: SealedFile[] = []
    try {
      for (const file of list ?? []) sent.push(await sendFile(calls.upload, token, file, setPercent))
    } catch (error) {
      setProblem(messageOf(error))
    }
    setPercent(undefined)
    setAdded((before) => [...before, ...sent])
    if (sent.length > 0) change([...ids, ...sent.map(({ id }) => id)])
  }
  const chosen = [...known, ...added].filter(({ id }) => ids.includes(id))
  return (
    <section className={styles.card} aria-label={t('files')}>
      <h2>{t('files')}</h2>
      {chosen.length > 0 && (
        <ul className={fields.files}>
          {chosen.map(({ id, name, size }) => (
            <li key={id}>
              <span>{name}</span>
              <small>{formatSize(size)}</small>
              {technical && <TechnicalBox id={id} {...technical} />}
              <button
                type="button"
                aria-label={t('files.remove', { name })}
                onClick={() => change(ids.filter((other) => other !== id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {percent !== undefined && <progress max={100} value={percent} aria-label={t('files')} />}
      {problem && (
        <p className={fields.error} role="alert">
          {problem}
        </p>
      )}
      {ids.length < maxFiles && (
        <label className={fields.upload}>
          <input type="file" multiple onChange={({ target }) => void send(target.files)} />
          {t('files.add')}
        </label>
      )}
      <p className={fields.hint}>{t(technical ? 'files.envelopes' : 'files.hint')}</p>
    </section>
  )
}
