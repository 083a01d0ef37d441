import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { isMobile } from '@srm/api/shared/checks'
import { apply } from '@srm/api/tenancy/apply'
import { call } from '@/lib/api/api.ts'
import { setToken, useSession } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { MobileProof } from '../entrance/code-field.tsx'
import { Entrance } from '../entrance/entrance.tsx'
import { useEntranceText, useLoginText } from '../public/public.texts.ts'
import { Field } from '../entrance/field.tsx'
import { NewPasswordField } from '../entrance/new-password.tsx'
import { EntranceForm } from '../entrance/entrance-form.tsx'
import { useForm, type Errors } from '../entrance/use-form.ts'
import { useTitle } from '../title.ts'
import { Agreement } from './agreement.tsx'
import { sealed } from '@/lib/session/secret.ts'

const initial = { companyName: '', contactName: '', mobile: '', code: '', password: '', agreement: '' }
type Values = typeof initial

const places = {
  'login.wrong_code': 'code',
  'password.weak': 'password',
  'password.common': 'password',
  'user.mobile_taken': 'mobile',
} as const

const useCheck = (): ((values: Values) => Errors<Values>) => {
  const t = useLoginText()
  const say = useEntranceText()
  return ({ companyName, contactName, mobile, code, password, agreement }) => ({
    ...(companyName.trim().length < 2 && { companyName: t('badCompanyName') }),
    ...(!contactName.trim() && { contactName: t('badContactName') }),
    ...(!isMobile(mobile) && { mobile: say('badMobile') }),
    ...(!/^\d{6}$/.test(code) && { code: say('badCode') }),
    ...(password.length < 6 && { password: say('badPassword') }),
    ...(!agreement && { agreement: t('badAgreement') }),
  })
}

const Registration = (): ReactNode => {
  const t = useLoginText()
  const send = async (given: Values): Promise<void> => {
    const body = { ...given, password: await sealed(given.password), agreement: true } as const
    const { token, companyCode } = await call(apply.register, { body }, { silent: true })
    const copy = (): void => void navigator.clipboard.writeText(companyCode)
    toast.success(t('registered', { code: companyCode }), { label: t('registered.copy'), run: copy })
    setToken(token)
  }
  const form = useForm<Values>({ initial, check: useCheck(), send, places })
  const hint = (
    <>
      {t('register.hint')} <Link to="/login">{t('signIn')}</Link>
    </>
  )
  return (
    <Entrance title={t('register.title')} hint={hint}>
      <EntranceForm form={form} action={t('registerGo')}>
        <Field form={form} name="companyName" label={t('companyName')} autoComplete="organization" maxLength={100} />
        <Field form={form} name="contactName" label={t('contactName')} autoComplete="name" maxLength={50} />
        <MobileProof form={form} purpose="register" />
        <NewPasswordField form={form} name="password" label={t('newPassword')} />
        <Agreement form={form} />
      </EntranceForm>
    </Entrance>
  )
}

const RegisterPage = (): ReactNode => {
  const t = useLoginText()
  const token = useSession((session) => session.token)
  useTitle(t('register.title'))
  return token ? <Navigate to="/" replace /> : <Registration />
}

export default RegisterPage
