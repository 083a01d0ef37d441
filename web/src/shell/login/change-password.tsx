import type { ReactNode } from 'react'
import { auth } from '@srm/api/identity/session'
import { call } from '@/lib/api/api.ts'
import { signOut } from '@/lib/session/sign-out.ts'
import { toast } from '@/lib/toast.ts'
import buttons from '../entrance/button.module.css'
import { Entrance } from '../entrance/entrance.tsx'
import { useEntranceText, useLoginText } from '../public/public.texts.ts'
import entrance from '../entrance/entrance.module.css'
import { PasswordField } from '../entrance/field.tsx'
import { NewPasswordField } from '../entrance/new-password.tsx'
import { EntranceForm } from '../entrance/entrance-form.tsx'
import { useForm } from '../entrance/use-form.ts'
import { sealed } from '@/lib/session/secret.ts'

const places = {
  'password.wrong': 'old',
  'password.weak': 'password',
  'password.common': 'password',
  'password.same': 'password',
} as const

type Props = { readonly done: () => Promise<unknown> }

/** A password somebody else chose opens this page and nothing more. */
export const ChangePassword = ({ done }: Props): ReactNode => {
  const t = useLoginText()
  const say = useEntranceText()
  const form = useForm({
    initial: { old: '', password: '', again: '' },
    check: ({ old, password, again }) => ({
      ...(old.length < 6 && { old: say('badPassword') }),
      ...(password.length < 6 && { password: say('badPassword') }),
      ...(again !== password && { again: again ? say('differs') : say('confirmPassword') }),
    }),
    send: async ({ old, password }) => {
      const body = { oldPassword: await sealed(old), newPassword: await sealed(password) }
      await call(auth.password, { body }, { silent: true })
      toast.success(t('change.done'))
      await done()
    },
    places,
  })
  return (
    <Entrance title={t('change.title')} hint={t('change.hint')}>
      <EntranceForm form={form} action={t('password.save')}>
        <PasswordField form={form} name="old" label={t('change.old')} autoComplete="current-password" focused />
        <NewPasswordField form={form} name="password" label={t('password.new')} />
        <PasswordField form={form} name="again" label={t('password.again')} autoComplete="new-password" />
      </EntranceForm>
      <p className={entrance.after}>
        <button type="button" className={buttons.link} onClick={() => void signOut()}>
          {t('change.out')}
        </button>
      </p>
    </Entrance>
  )
}
