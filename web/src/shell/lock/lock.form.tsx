import type { ReactNode } from 'react'
import { auth } from '@srm/api/identity/session'
import { call } from '@/lib/api.ts'
import { useCaptcha } from '@/lib/captcha.ts'
import { lockArrived } from '@/lib/lock.ts'
import { sealed } from '@/lib/secret.ts'
import { setLock } from '@/lib/settings.ts'
import { PasswordField } from '../entrance/field.tsx'
import { Submit } from '../entrance/submit.tsx'
import { useForm } from '../entrance/use-form.ts'
import { CaptchaField } from '../login/captcha.tsx'
import { useText } from './lock.texts.ts'

const initial = { password: '', answer: '' }
type Values = typeof initial

const places = { 'unlock.wrong': 'password', 'login.captcha': 'answer' } as const

/** The server says whether it is the right password, and counts the wrong ones. */
export const LockForm = (): ReactNode => {
  const t = useText()
  const captcha = useCaptcha()
  const { picture } = captcha
  const send = async ({ password, answer }: Values): Promise<void> => {
    try {
      const body = {
        password: await sealed(password),
        ...(picture && { captcha: { id: picture.id, answer: answer.trim() } }),
      }
      await lockArrived()
      await call(auth.unlock, { body }, { silent: true })
      setLock(false)
    } catch (error) {
      form.set('answer', '')
      captcha.renewAfter(error)
      throw error
    }
  }
  const form = useForm<Values>({
    initial,
    check: ({ password, answer }) => ({
      ...(!password && { password: t('badPassword') }),
      ...(captcha.asked && !answer.trim() && { answer: t('badCaptcha') }),
    }),
    send,
    places,
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" focused />
      <CaptchaField form={form} captcha={captcha} />
      <Submit alert={form.alert} busy={form.busy}>
        {t('unlock')}
      </Submit>
    </form>
  )
}
