import { useEffect, useState, type ReactNode } from 'react'
import type { Profile } from '@srm/api/identity'
import { useLanguage } from '@/lib/i18n.ts'
import { useSession } from '@/lib/session/session.ts'
import { signOut } from '@/lib/session/sign-out.ts'
import { PersonFace } from '@/ui/fields/ref/person-chip.tsx'
import buttons from '../entrance/button.module.css'
import { useTitle } from '../title.ts'
import { auth } from '@srm/api/identity/session'
import { call } from '@/lib/api/api.ts'
import { lockArrived } from '@/lib/session/lock.ts'
import { setLock } from '@/lib/settings.ts'
import { PasswordEntranceForm, usePasswordForm } from '../entrance/entrance-form.tsx'
import { PasswordField } from '../entrance/field.tsx'
import styles from './lock.module.css'
import { useShellText } from '../shell.texts.ts'

/** The server says whether it is the right password, and counts the wrong ones. */
const LockForm = (): ReactNode => {
  const t = useShellText()
  const { form, captcha } = usePasswordForm({
    initial: { password: '', answer: '' },
    check: ({ password }) => ({ ...(!password && { password: t('badPassword') }) }),
    unanswered: t('badCaptcha'),
    refusal: 'unlock.wrong',
    send: async (_, proof) => {
      await lockArrived()
      await call(auth.unlock, { body: proof }, { silent: true })
      setLock(false)
    },
  })
  return (
    <PasswordEntranceForm form={form} captcha={captcha} action={t('unlock')}>
      <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" focused />
    </PasswordEntranceForm>
  )
}

const second = 1000

const Clock = (): ReactNode => {
  const language = useLanguage() === 'en' ? 'en-GB' : 'zh-CN'
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), second)
    return () => clearInterval(timer)
  }, [])
  const place = { timeZone: 'Asia/Shanghai' }
  const time = now.toLocaleTimeString(language, { ...place, hour: '2-digit', minute: '2-digit', hour12: false })
  const day = now.toLocaleDateString(language, { ...place, month: 'long', day: 'numeric', weekday: 'long' })
  return (
    <p className={styles.clock}>
      <strong>{time}</strong>
      <span>{day}</span>
    </p>
  )
}

/** Where the login is switched off there is no password to ask for. */
const FreeUnlock = (): ReactNode => {
  const t = useShellText()
  return (
    <button type="button" className={buttons.primary} onClick={() => setLock(false)}>
      {t('unlock')}
    </button>
  )
}

/** Tells who is away, and lets only them back in. */
export const LockScreen = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const t = useShellText()
  const borrowed = useSession((session) => session.borrowed !== null)
  const isVirtual = useSession((session) => session.token === 'virtual')
  useTitle(t('locked'))
  return (
    <main className={styles.screen}>
      <Clock />
      <section className={styles.card} aria-labelledby="lock-title">
        <span className={styles.face}>
          <PersonFace name={profile.displayName} avatar={profile.avatar} />
        </span>
        <p className={styles.name}>{profile.displayName}</p>
        <h1 id="lock-title" className={styles.title}>
          {t('locked')}
        </h1>
        {borrowed ? <p>{t('elsewhere')}</p> : isVirtual ? <FreeUnlock /> : <LockForm />}
        {!borrowed && (
          <button type="button" className={buttons.link} onClick={() => void signOut()}>
            {t('leave')}
          </button>
        )}
      </section>
    </main>
  )
}
