import { useState, type ReactNode } from 'react'
import type { OrderPage } from '@srm/api/order/external'
import { TextField } from '@/ui/external/fields.tsx'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../order.texts.ts'

export type AnswerKind = 'confirm' | 'request' | 'reject'

type Props = {
  readonly page: Pick<OrderPage, 'contact' | 'amount' | 'change'>
  readonly asks: 'order' | 'change'
  readonly isBusy: boolean
  readonly send: (kind: AnswerKind, signer: string, note: string) => void
}

type NoteProps = Pick<Props, 'isBusy'> & {
  readonly kind: Exclude<AnswerKind, 'confirm'>
  readonly send: (note: string) => void
  readonly back: () => void
}

/** Who does not simply agree says what should be different. */
const Note = ({ kind, isBusy, send, back }: NoteProps): ReactNode => {
  const t = useSupplierText()
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const submit = (): void => {
    setIsTried(true)
    if (note.trim() !== '') send(note.trim())
  }
  return (
    <>
      <TextField
        label={t(`note.${kind}`)}
        lines={3}
        maxLength={500}
        value={note}
        isMissing={isTried && note.trim() === ''}
        change={setNote}
      />
      <div className={styles.others}>
        <button type="button" className={fields.plain} onClick={back}>
          {t('back')}
        </button>
        <button type="button" className={fields.primary} aria-busy={isBusy} disabled={isBusy} onClick={submit}>
          {t(`send.${kind}`)}
        </button>
      </div>
    </>
  )
}

/** Yes with one tap under the thumb; anything else with a word about it. */
export const Answer = ({ page, asks, isBusy, send }: Props): ReactNode => {
  const t = useSupplierText()
  const [signer, setSigner] = useState(page.contact)
  const [kind, setKind] = useState<Exclude<AnswerKind, 'confirm'>>()
  const [isTried, setIsTried] = useState(false)
  const name = signer.trim()
  const answer = (how: AnswerKind, note = ''): void => {
    setIsTried(true)
    if (name !== '') send(how, name, note)
  }
  return (
    <section className={styles.card} aria-label={t('answer')}>
      <h2>{t(asks === 'change' ? 'answer.change' : 'answer')}</h2>
      <TextField
        label={t('signer')}
        autoComplete="name"
        maxLength={50}
        value={signer}
        isMissing={isTried && name === ''}
        change={setSigner}
      />
      {kind ? (
        <Note kind={kind} isBusy={isBusy} send={(note) => answer(kind, note)} back={() => setKind(undefined)} />
      ) : (
        <>
          <p className={fields.hint}>{t('legal')}</p>
          <div className={styles.others}>
            <button type="button" className={fields.plain} onClick={() => setKind('request')}>
              {t('request')}
            </button>
            <button type="button" className={fields.plain} onClick={() => setKind('reject')}>
              {t(asks === 'change' ? 'reject.change' : 'reject')}
            </button>
          </div>
          <footer className={styles.bar}>
            <button
              type="button"
              className={`${fields.primary ?? ''} ${styles.whole ?? ''}`}
              aria-busy={isBusy}
              disabled={isBusy}
              onClick={() => answer('confirm')}
            >
              {t(asks === 'change' ? 'confirm.change' : 'confirm')}
            </button>
          </footer>
        </>
      )}
    </section>
  )
}
