import type { ReactNode } from 'react'
import { platform } from '@srm/api/tenancy/platform'
import { Brand } from '../brand.tsx'
import { PasswordEntranceForm, usePasswordForm } from '../entrance/entrance-form.tsx'
import { Field, PasswordField } from '../entrance/field.tsx'
import { Switches } from '../switches.tsx'
import { useTitle } from '../title.ts'
import styles from './login.module.css'
import { operate } from './operate.ts'
import { useText } from './platform.texts.ts'
import { enterAs } from './session.ts'

const useLoginForm = () => {
  const t = useText()
  return usePasswordForm({
    initial: { username: '', password: '', code: '', answer: '' },
    check: ({ username, password, code }) => ({
      ...(!username.trim() && { username: t('badUsername') }),
      ...(password.length < 6 && { password: t('badPassword') }),
      ...(!/^\d{6}$/.test(code) && { code: t('badTotp') }),
    }),
    unanswered: t('badCaptcha'),
    refusal: 'platform.wrong',
    once: 'code',
    send: async ({ username, code }, proof) => {
      const { token, name } = await operate(platform.login, { body: { username: username.trim(), code, ...proof } })
      enterAs(token, name)
    },
  })
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
        <PasswordEntranceForm form={form} captcha={captcha} action={t('signIn')}>
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
        </PasswordEntranceForm>
      </div>
    </main>
  )
}
