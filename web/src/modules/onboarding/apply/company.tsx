import type { ReactNode } from 'react'
import { useLanguage } from '@/lib/i18n.ts'
import { TextField, SelectField } from './field.tsx'
import type { Form } from './form.ts'
import { provinces } from './provinces.ts'
import { useApplyText, type ApplyKey } from '../onboarding.texts.ts'
import type { Values } from './values.ts'

type FormValues = {
  [K in keyof Values]: Values[K] extends string ? K : never
}[keyof Values]

export const useTextOf = (form: Form) => {
  const t = useApplyText()
  return (name: FormValues & ApplyKey) => ({
    label: t(name),
    value: form.values[name],
    change: (value: string) => form.set({ [name]: value }),
    error: form.errorAt(name),
    remark: form.remarkAt(name),
  })
}

const kinds = ['company', 'individual', 'partnership', 'institution'] as const

/** Step 2: who they are and whom to call. */
export const CompanyStep = ({ form }: { readonly form: Form }): ReactNode => {
  const t = useApplyText()
  const english = useLanguage() === 'en'
  const of = useTextOf(form)
  return (
    <>
      <TextField {...of('name')} autoComplete="organization" maxLength={100} />
      <SelectField {...of('type')} options={kinds.map((kind) => [kind, t(`type.${kind}`)])} />
      <TextField
        {...of('creditCode')}
        hint={t('creditCode.hint')}
        optional={form.values.type === 'individual'}
        maxLength={18}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...of('contactName')} autoComplete="name" maxLength={50} />
      <TextField {...of('contactPosition')} optional autoComplete="organization-title" maxLength={50} />
      <TextField {...of('contactEmail')} optional type="email" inputMode="email" autoComplete="email" />
      <TextField {...of('legalPerson')} optional maxLength={50} />
      <SelectField
        {...of('region')}
        optional
        options={provinces.map(({ code, zh, en }) => [code, english ? en : zh])}
      />
      <TextField {...of('address')} optional autoComplete="street-address" maxLength={200} />
      <TextField {...of('businessScope')} optional lines={3} />
    </>
  )
}
