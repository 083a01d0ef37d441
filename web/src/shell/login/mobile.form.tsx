import type { ReactNode } from 'react'
import { auth, type EnteredSession } from '@srm/api/identity/session'
import { isMobile } from '@srm/api/shared/checks'
import { call } from '@/lib/api/api.ts'
import { MobileProof } from '../entrance/code-field.tsx'
import { useEntranceText, useLoginText } from '../public/public.texts.ts'
import { EntranceForm } from '../entrance/entrance-form.tsx'
import { useForm } from '../entrance/use-form.ts'

const initial = { mobile: '', code: '' }
const places = { 'login.wrong_code': 'code', 'login.wrong': 'mobile' } as const

type Props = { readonly focused?: boolean; readonly entered: (answer: EnteredSession) => void }

export const MobileForm = ({ focused = false, entered }: Props): ReactNode => {
  const t = useLoginText()
  const say = useEntranceText()
  const form = useForm({
    initial,
    check: ({ mobile, code }) => ({
      ...(!isMobile(mobile) && { mobile: say('badMobile') }),
      ...(!/^\d{6}$/.test(code) && { code: say('badCode') }),
    }),
    send: async (body) => entered(await call(auth.byMobile, { body }, { silent: true })),
    places,
  })
  return (
    <EntranceForm form={form} action={t('signIn')}>
      <MobileProof form={form} purpose="login" focused={focused} />
    </EntranceForm>
  )
}
