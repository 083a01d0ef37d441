import { useId, type ReactNode } from 'react'
import type { Captcha } from '@/lib/session/captcha.ts'
import { useEntranceText } from '../public/public.texts.ts'
import styles from './field.module.css'

type Props = {
  readonly captcha: Captcha
  readonly answer: string
  readonly onChange: (answer: string) => void
}

/** A picture to read before a code is sent; there only when it is asked for. */
export const PictureField = ({ captcha, answer, onChange }: Props): ReactNode => {
  const t = useEntranceText()
  const id = useId()
  if (!captcha.asked) return null
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{t('picture')}</label>
      </div>
      <div className={styles.box}>
        <input
          id={id}
          value={answer}
          autoComplete="off"
          inputMode="numeric"
          maxLength={10}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className={styles.picture} title={t('pictureNew')} onClick={captcha.renew}>
          {captcha.picture && <img src={captcha.picture.image} alt={t('pictureAlt')} />}
        </button>
      </div>
    </div>
  )
}
