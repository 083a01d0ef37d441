import { useState, type ReactNode } from 'react'
import type { Drawing } from '@srm/api/acceptance/signature'
import { TextField } from '@/ui/external/fields.tsx'
import { SignaturePad } from '@/ui/external/signature-pad.tsx'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../acceptance.texts.ts'

type Common = { readonly contact: string; readonly isBusy: boolean }

type SignProps = Common & {
  readonly send: (name: string, drawing: Drawing | null) => void
  readonly object: () => void
}

/** The name is typed in any case; who has a finger draws it too. */
export const SignForm = ({ contact, isBusy, send, object }: SignProps): ReactNode => {
  const t = useSupplierText()
  const [name, setName] = useState(contact)
  const [drawing, setDrawing] = useState<Drawing>([])
  const [isTried, setIsTried] = useState(false)
  const sign = (): void => {
    setIsTried(true)
    if (name.trim() !== '') send(name.trim(), drawing.length === 0 ? null : drawing)
  }
  return (
    <section className={styles.card} aria-label={t('sign.title')}>
      <h2>{t('sign.title')}</h2>
      <TextField
        label={t('signer')}
        autoComplete="name"
        maxLength={50}
        value={name}
        isMissing={isTried && name.trim() === ''}
        change={setName}
      />
      <div className={fields.field}>
        <span className={fields.label}>{t('drawing')}</span>
        <SignaturePad label={t('drawing')} onStrokes={setDrawing} />
      </div>
      <p className={fields.hint}>{t('legal')}</p>
      <button type="button" className={fields.plain} onClick={object}>
        {t('object')}
      </button>
      <footer className={styles.bar}>
        <button
          type="button"
          className={`${fields.primary ?? ''} ${styles.whole ?? ''}`}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={sign}
        >
          {t('sign')}
        </button>
      </footer>
    </section>
  )
}

type ObjectProps = Common & {
  readonly send: (name: string, text: string) => void
  readonly back: () => void
}

/** Whoever does not agree says what is wrong; nothing is signed then. */
export const ObjectForm = ({ contact, isBusy, send, back }: ObjectProps): ReactNode => {
  const t = useSupplierText()
  const [name, setName] = useState(contact)
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const submit = (): void => {
    setIsTried(true)
    if (name.trim() !== '' && text.trim() !== '') send(name.trim(), text.trim())
  }
  return (
    <section className={styles.card} aria-label={t('object')}>
      <h2>{t('object')}</h2>
      <TextField
        label={t('object.text')}
        lines={4}
        maxLength={1000}
        value={text}
        isMissing={isTried && text.trim() === ''}
        change={setText}
      />
      <TextField
        label={t('signer')}
        autoComplete="name"
        maxLength={50}
        value={name}
        isMissing={isTried && name.trim() === ''}
        change={setName}
      />
      <div className={styles.others}>
        <button type="button" className={fields.plain} onClick={back}>
          {t('back')}
        </button>
        <button type="button" className={fields.primary} aria-busy={isBusy} disabled={isBusy} onClick={submit}>
          {t('object.send')}
        </button>
      </div>
    </section>
  )
}
