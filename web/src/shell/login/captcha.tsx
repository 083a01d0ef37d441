import { useEffect, useState, type ReactNode } from 'react'
import { auth } from '@srm/api/identity/session'
import type { Result } from '@srm/api/endpoint'
import { call } from '@/lib/api.ts'
import { Field } from '../entrance/field.tsx'
import styles from '../entrance/field.module.css'
import type { Form } from '../entrance/use-form.ts'
import { useText } from './login.texts.ts'

type Picture = Result<typeof auth.captcha>

export type Captcha = {
  readonly asked: boolean
  readonly picture: Picture | undefined
  /** Asks for a picture; each one counts for a single try. */
  readonly renew: () => void
}

export const useCaptcha = (): Captcha => {
  const [round, setRound] = useState(0)
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    if (round === 0) return undefined
    const gone = new AbortController()
    call(auth.captcha, {}, { signal: gone.signal }).then(setPicture, () => undefined)
    return () => gone.abort()
  }, [round])
  return { asked: round > 0, picture, renew: () => setRound((before) => before + 1) }
}

type Values = Readonly<Record<string, string>> & { readonly answer: string }
type Props<V extends Values> = { readonly form: Form<V>; readonly captcha: Captcha }

export const CaptchaField = <V extends Values>({ form, captcha }: Props<V>): ReactNode => {
  const t = useText()
  if (!captcha.asked) return null
  return (
    <Field form={form} name="answer" label={t('captcha')} autoComplete="off" inputMode="text" maxLength={10} focused>
      <button type="button" className={styles.picture} title={t('captchaNew')} onClick={captcha.renew}>
        {captcha.picture && <img src={captcha.picture.image} alt={t('captchaAlt')} />}
      </button>
    </Field>
  )
}
