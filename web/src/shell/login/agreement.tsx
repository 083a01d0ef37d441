import { useState, type ReactNode } from 'react'
import buttons from '../entrance/button.module.css'
import field from '../entrance/field.module.css'
import { Popup } from '../entrance/popup.tsx'
import type { Form } from '../entrance/use-form.ts'
import styles from './agreement.module.css'
import { useLoginText } from '../public/public.texts.ts'

type Values = Readonly<Record<string, string>> & { readonly agreement: string }
type Props<V extends Values> = { readonly form: Form<V> }

const Terms = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useLoginText()
  return (
    <Popup title={t('agreement')} close={close}>
      <ol className={styles.terms}>
        <li>{t('terms.use')}</li>
        <li>{t('terms.data')}</li>
        <li>{t('terms.account')}</li>
        <li>{t('terms.plan')}</li>
        <li>{t('terms.end')}</li>
      </ol>
    </Popup>
  )
}

export const Agreement = <V extends Values>({ form }: Props<V>): ReactNode => {
  const t = useLoginText()
  const [reading, setReading] = useState(false)
  const id = form.fieldId('agreement')
  const error = form.errors['agreement']
  return (
    <div className={styles.agreement}>
      <div className={styles.row}>
        <input
          id={id}
          name="agreement"
          type="checkbox"
          checked={form.values.agreement !== ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => form.set('agreement', event.target.checked ? 'on' : '')}
        />
        <label htmlFor={id}>{t('agreeTo')}</label>
        <button type="button" className={buttons.link} onClick={() => setReading(true)}>
          {t('agreement')}
        </button>
      </div>
      {error && (
        <p id={`${id}-note`} className={field.error}>
          {error}
        </p>
      )}
      {reading && <Terms close={() => setReading(false)} />}
    </div>
  )
}
