import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { auth, type EnteredSession } from '@srm/api/identity/session'
import { call } from '@/lib/api/api.ts'
import { remember, remembered } from '@/lib/storage.ts'
import { PasswordEntranceForm, usePasswordForm } from '../entrance/entrance-form.tsx'
import { useEntranceText, useLoginText } from '../public/public.texts.ts'
import { Field, PasswordField } from '../entrance/field.tsx'

const initial = { companyCode: '', username: '', password: '', answer: '' }

const silent = { silent: true } as const

type Props = {
  readonly sub?: boolean
  readonly focused?: boolean
  readonly entered: (answer: EnteredSession) => void
}

/** Employees made by an administrator are known within their company only; they name it first. */
const useAccountForm = (sub: boolean, entered: Props['entered']) => {
  const t = useLoginText()
  const say = useEntranceText()
  return usePasswordForm({
    initial: { ...initial, companyCode: sub ? (remembered('company-code') ?? '') : '' },
    check: ({ companyCode, username, password }) => ({
      ...(sub && !companyCode.trim() && { companyCode: t('badCompanyCode') }),
      ...(!username.trim() && { username: say('badUsername') }),
      ...(password.length < 6 && { password: say('badPassword') }),
    }),
    unanswered: t('badCaptcha'),
    refusal: 'login.wrong',
    send: async (values, proof) => {
      const companyCode = values.companyCode.trim()
      const body = { username: values.username.trim(), ...proof }
      const answered = sub
        ? await call(auth.byPasswordSub, { body: { companyCode, ...body } }, silent)
        : await call(auth.byPassword, { body }, silent)
      if (sub) remember('company-code', companyCode)
      entered(answered)
    },
  })
}

export const AccountForm = ({ sub = false, focused = false, entered }: Props): ReactNode => {
  const t = useLoginText()
  const { form, captcha } = useAccountForm(sub, entered)
  const [company] = useState(form.values.companyCode)
  const startsAtCompany = sub && company === ''
  const forgot = <Link to="/password">{t('forgot')}</Link>
  return (
    <PasswordEntranceForm form={form} captcha={captcha} action={t('signIn')}>
      {sub && (
        <Field
          form={form}
          name="companyCode"
          label={t('companyCode')}
          hint={t('companyCodeHint')}
          autoComplete="organization"
          autoCapitalize="characters"
          maxLength={12}
          focused={focused && startsAtCompany}
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
        focused={focused && !startsAtCompany}
      />
      <PasswordField form={form} name="password" label={t('password')} aside={forgot} autoComplete="current-password" />
    </PasswordEntranceForm>
  )
}
