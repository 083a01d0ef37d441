import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { auth, type EnteredSession } from '@srm/api/identity/session'
import { call } from '@/lib/api.ts'
import { useCaptcha } from '@/lib/captcha.ts'
import { remember, remembered } from '@/lib/storage.ts'
import { useText as useWords } from '../entrance/entrance.texts.ts'
import { Field, PasswordField } from '../entrance/field.tsx'
import { Submit } from '../entrance/submit.tsx'
import { useForm, type Errors } from '../entrance/use-form.ts'
import { CaptchaField } from './captcha.tsx'
import { useText } from './login.texts.ts'
import { sealed } from '@/lib/secret.ts'

const initial = { companyCode: '', username: '', password: '', answer: '' }
type Values = typeof initial

const silent = { silent: true } as const
const places = { 'login.wrong': 'password', 'login.captcha': 'answer' } as const

type Credentials = { username: string; password: string; captcha?: { id: string; answer: string } }

const signIn = (sub: boolean, companyCode: string, body: Credentials): Promise<EnteredSession> =>
  sub ? call(auth.byPasswordSub, { body: { companyCode, ...body } }, silent) : call(auth.byPassword, { body }, silent)

/** Employees made by an administrator are known within their company only; they name it first. */
const useCheck = (sub: boolean, captcha: boolean): ((values: Values) => Errors<Values>) => {
  const t = useText()
  const say = useWords()
  return ({ companyCode, username, password, answer }) => ({
    ...(sub && !companyCode.trim() && { companyCode: t('badCompanyCode') }),
    ...(!username.trim() && { username: say('badUsername') }),
    ...(password.length < 6 && { password: say('badPassword') }),
    ...(captcha && !answer.trim() && { answer: t('badCaptcha') }),
  })
}

type Props = { readonly sub?: boolean; readonly entered: (answer: EnteredSession) => void }

export const AccountForm = ({ sub = false, entered }: Props): ReactNode => {
  const t = useText()
  const captcha = useCaptcha()
  const { picture } = captcha

  const send = async ({ companyCode, username, password, answer }: Values): Promise<void> => {
    try {
      const body = {
        username: username.trim(),
        password: await sealed(password),
        ...(picture && { captcha: { id: picture.id, answer: answer.trim() } }),
      }
      const answered = await signIn(sub, companyCode.trim(), body)
      if (sub) remember('company-code', companyCode.trim())
      entered(answered)
    } catch (error) {
      form.set('answer', '')
      captcha.renewAfter(error)
      throw error
    }
  }
  const form = useForm<Values>({
    initial: { ...initial, companyCode: sub ? (remembered('company-code') ?? '') : '' },
    check: useCheck(sub, captcha.asked),
    send,
    places,
  })
  const forgot = <Link to="/password">{t('forgot')}</Link>
  return (
    <form noValidate onSubmit={form.submit}>
      {sub && (
        <Field
          form={form}
          name="companyCode"
          label={t('companyCode')}
          hint={t('companyCodeHint')}
          autoComplete="organization"
          autoCapitalize="characters"
          maxLength={12}
          tidy={(value) => value.toUpperCase()}
        />
      )}
      <Field
        form={form}
        name="username"
        label={sub ? t('username') : t('account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
      />
      <PasswordField form={form} name="password" label={t('password')} aside={forgot} autoComplete="current-password" />
      <CaptchaField form={form} captcha={captcha} />
      <Submit alert={form.alert} busy={form.busy}>
        {t('signIn')}
      </Submit>
    </form>
  )
}
