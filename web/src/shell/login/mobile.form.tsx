import type { ReactNode } from 'react'
import { auth, type EnteredSession } from '@srm/api/identity/session'
import { isMobile } from '@srm/api/shared/checks'
import { call } from '@/lib/api.ts'
import { MobileProof } from '../entrance/code-field.tsx'
import { useText as useWords } from '../entrance/entrance.texts.ts'
import { Submit } from '../entrance/submit.tsx'
import { useForm } from '../entrance/use-form.ts'
import { useText } from './login.texts.ts'

const initial = { mobile: '', code: '' }
const places = { 'login.wrong_code': 'code', 'login.wrong': 'mobile' } as const

type Props = { readonly entered: (answer: EnteredSession) => void }

export const MobileForm = ({ entered }: Props): ReactNode => {
  const t = useText()
  const say = useWords()
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
    <form noValidate onSubmit={form.submit}>
      <MobileProof form={form} purpose="login" />
      <Submit alert={form.alert} busy={form.busy}>
        {t('signIn')}
      </Submit>
    </form>
  )
}
