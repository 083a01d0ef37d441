import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { auth } from '@srm/api/identity/session'
import { isMobile } from '@srm/api/shared/checks'
import { UserError } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import buttons from '../entrance/button.module.css'
import { MobileProof } from '../entrance/code-field.tsx'
import { Entrance } from '../entrance/entrance.tsx'
import { useEntranceText, useLoginText } from '../public/public.texts.ts'
import entrance from '../entrance/entrance.module.css'
import { PasswordField } from '../entrance/field.tsx'
import { NewPasswordField } from '../entrance/new-password.tsx'
import { EntranceForm } from '../entrance/entrance-form.tsx'
import { useForm } from '../entrance/use-form.ts'
import { useTitle } from '../title.ts'
import { sealed } from '@/lib/session/secret.ts'

const silent = { silent: true } as const

const Prove = ({ proven }: { readonly proven: (ticket: string) => void }): ReactNode => {
  const t = useLoginText()
  const say = useEntranceText()
  const form = useForm({
    initial: { mobile: '', code: '' },
    check: ({ mobile, code }) => ({
      ...(!isMobile(mobile) && { mobile: say('badMobile') }),
      ...(!/^\d{6}$/.test(code) && { code: say('badCode') }),
    }),
    send: async (body) => proven((await call(auth.forgetVerify, { body }, silent)).ticket),
    places: { 'login.wrong_code': 'code' },
  })
  return (
    <Entrance title={t('password.title')} hint={t('password.hint')}>
      <EntranceForm form={form} action={t('password.next')}>
        <MobileProof form={form} purpose="forget" />
      </EntranceForm>
      <p className={entrance.after}>
        {t('password.remembered')} <Link to="/login">{t('signIn')}</Link>
      </p>
    </Entrance>
  )
}

type ChangeProps = { readonly ticket: string; readonly done: () => void; readonly restart: () => void }

const Change = ({ ticket, done, restart }: ChangeProps): ReactNode => {
  const t = useLoginText()
  const say = useEntranceText()
  const form = useForm({
    initial: { password: '', again: '' },
    check: ({ password, again }) => ({
      ...(password.length < 6 && { password: say('badPassword') }),
      ...(again !== password && { again: again ? say('differs') : say('confirmPassword') }),
    }),
    send: async ({ password }) => {
      const body = { ticket, password: await sealed(password) }
      const changed = await call(auth.forgetUpdate, { body }, silent)
      if (!changed.done) throw new UserError(t('password.nobody'))
      done()
    },
    places: { 'password.weak': 'password', 'password.common': 'password', 'password.same': 'password' },
  })
  return (
    <Entrance title={t('password.newTitle')} hint={t('password.newHint')}>
      <EntranceForm form={form} action={t('password.save')}>
        <NewPasswordField form={form} name="password" label={t('password.new')} focused />
        <PasswordField form={form} name="again" label={t('password.again')} autoComplete="new-password" />
      </EntranceForm>
      <p className={entrance.after}>
        <button type="button" className={buttons.link} onClick={restart}>
          {t('password.title')}
        </button>
      </p>
    </Entrance>
  )
}

const Done = (): ReactNode => {
  const t = useLoginText()
  return (
    <Entrance title={t('password.doneTitle')} hint={t('password.doneHint')}>
      <Link to="/login" className={`${buttons.primary} ${buttons.wide}`}>
        {t('password.toLogin')}
      </Link>
    </Entrance>
  )
}

/** Prove the mobile number, set a new password with the ticket that gives, sign in. */
const PasswordPage = (): ReactNode => {
  const t = useLoginText()
  const [ticket, setTicket] = useState('')
  const [done, setDone] = useState(false)
  useTitle(t('password.title'))
  if (done) return <Done />
  if (ticket) return <Change ticket={ticket} done={() => setDone(true)} restart={() => setTicket('')} />
  return <Prove proven={setTicket} />
}

export default PasswordPage
