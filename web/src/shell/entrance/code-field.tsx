import { type ReactNode, useEffect, useId, useState } from 'react'
import { isMobile } from '@srm/api/shared/checks'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import { type Captcha, useCaptcha } from '@/lib/session/captcha.ts'
import { sendSmsCode, type SmsPurpose } from '@/lib/session/sms-code.ts'
import { toast } from '@/lib/toast.ts'
import { useEntranceText } from '../public/public.texts.ts'
import { Field } from './field.tsx'
import type { Errors, Form } from './use-form.ts'
import styles from './field.module.css'

type PictureProps = {
  readonly captcha: Captcha
  readonly answer: string
  readonly onChange: (answer: string) => void
}

/** A picture to read before a code is sent; there only when it is asked for. */
const PictureField = ({ captcha, answer, onChange }: PictureProps): ReactNode => {
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

const digits = (value: string): string => value.replaceAll(/\D/g, '')

/** Counts by the clock, so that a sleeping tab does not lengthen the wait. */
const useCountdown = (): readonly [left: number, start: (seconds: number) => void] => {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])
  return [left, (seconds) => setUntil(Date.now() + seconds * 1000)]
}

type Proof = Readonly<Record<string, string>> & { readonly mobile: string; readonly code: string }
type Props<V extends Proof> = { readonly form: Form<V>; readonly purpose: SmsPurpose; readonly focused?: boolean }

/** A mobile number and the code sent to it. */
export const MobileProof = <V extends Proof>({ form, purpose, focused = false }: Props<V>): ReactNode => {
  const t = useEntranceText()
  const [left, wait] = useCountdown()
  const [sending, setSending] = useState(false)
  const captcha = useCaptcha()
  const [answer, setAnswer] = useState('')
  const { mobile } = form.values

  const refuse = (error: unknown): void => {
    const about = error instanceof ApiError && error.errors.length > 0 ? 'mobile' : 'code'
    form.object({ [about]: messageOf(error) } as Errors<V>)
  }
  const send = async (): Promise<void> => {
    if (!isMobile(mobile)) {
      form.object({ mobile: t('badMobile') } as Errors<V>)
      return
    }
    setSending(true)
    try {
      wait(await sendSmsCode(mobile, purpose, captcha.picture && { id: captcha.picture.id, answer }))
      toast.success(t('codeSent'))
      document.getElementById(form.fieldId('code'))?.focus()
    } catch (error) {
      setAnswer('')
      captcha.renewAfter(error)
      refuse(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <Field
        form={form}
        name="mobile"
        label={t('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        focused={focused}
        tidy={digits}
      />
      <PictureField captcha={captcha} answer={answer} onChange={setAnswer} />
      <Field
        form={form}
        name="code"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        tidy={digits}
      >
        <button type="button" className={styles.send} disabled={sending || left > 0} onClick={() => void send()}>
          {left > 0 ? t('sendAgainIn', { seconds: left }) : t('sendCode')}
        </button>
      </Field>
    </>
  )
}
