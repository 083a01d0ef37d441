import type { ReactNode } from 'react'
import { platform } from '@srm/api/tenancy/platform'
import { Brand } from '../brand.tsx'
import { Field, PasswordField } from '../entrance/field.tsx'
import { Submit } from '../entrance/submit.tsx'
import { useForm } from '../entrance/use-form.ts'
import { CaptchaField } from '../login/captcha.tsx'
import { useCaptcha } from '@/lib/captcha.ts'
import { sealed } from '@/lib/secret.ts'
import { Switches } from '../switches.tsx'
import { useTitle } from '../title.ts'
import styles from './login.module.css'
import { operate } from './operate.ts'
import { useText } from './platform.texts.ts'
import { enterAs } from './session.ts'

const initial = { username: '', password: '', code: '', answer: '' }
type Values = typeof initial

const places = { 'login.wrong': 'password', 'login.captcha': 'answer' } as const

const useLoginForm = () => {
  const t = useText()
  const captcha = useCaptcha()
  const { picture } = captcha
  const send = async ({ username, password, code, answer }: Values): Promise<void> => {
    try {
      const body = {
        username: username.trim(),
        password: await sealed(password),
        code,
        ...(picture && { captcha: { id: picture.id, answer: answer.trim() } }),
      }
      const { token, name } = await operate(platform.login, { body })
      enterAs(token, name)
    } catch (error) {
      form.set('answer', '')
      form.set('code', '')
      captcha.renewAfter(error)
      throw error
    }
  }
  const form = useForm<Values>({
    initial,
    check: ({ username, password, code, answer }) => ({
      ...(!username.trim() && { username: t('badUsername') }),
      ...(password.length < 6 && { password: t('badPassword') }),
      ...(!/^\d{6}$/.test(code) && { code: t('badTotp') }),
      ...(captcha.asked && !answer.trim() && { answer: t('badCaptcha') }),
    }),
    send,
    places,
  })
  return { form, captcha }
}

export const LoginPage = (): ReactNode => {
  const t = useText()
  const { form, captcha } = useLoginForm()
  useTitle(t('signInTitle'))
  return (
    <main className={styles.page}>
      <div className={styles.bar}>
        <Switches />
      </div>
      <div className={styles.card}>
        <Brand size={40} />
        <h1>{t('signInTitle')}</h1>
        <p className={styles.hint}>{t('signInHint')}</p>
        <form noValidate onSubmit={form.submit}>
          <Field
            form={form}
            name="username"
            label={t('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            focused
          />
          <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
          <Field
            form={form}
            name="code"
            label={t('totp')}
            hint={t('totpHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            tidy={(typed) => typed.replaceAll(/\D/g, '')}
          />
          <CaptchaField form={form} captcha={captcha} />
          <Submit alert={form.alert} busy={form.busy}>
            {t('signIn')}
          </Submit>
        </form>
      </div>
    </main>
  )
}
