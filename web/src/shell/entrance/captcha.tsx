import type { ReactNode } from 'react'
import type { Captcha } from '@/lib/session/captcha.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'
import type { Form } from './use-form.ts'
import { useEntranceText } from '../public/public.texts.ts'

type Values = Readonly<Record<string, string>> & { readonly answer: string }
type Props<V extends Values> = { readonly form: Form<V>; readonly captcha: Captcha }

export const CaptchaField = <V extends Values>({ form, captcha }: Props<V>): ReactNode => {
  const t = useEntranceText()
  if (!captcha.asked) return null
  return (
    <Field form={form} name="answer" label={t('picture')} autoComplete="off" inputMode="text" maxLength={10} focused>
      <button type="button" className={styles.picture} title={t('pictureNew')} onClick={captcha.renew}>
        {captcha.picture && <img src={captcha.picture.image} alt={t('pictureAlt')} />}
      </button>
    </Field>
  )
}
