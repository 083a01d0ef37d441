import { useEffect, useState, type ReactNode } from 'react'
import type { Profile } from '@srm/api/identity'
import { useLanguage } from '@/lib/i18n.ts'
import { useSession } from '@/lib/session.ts'
import { signOut } from '@/lib/sign-out.ts'
import { PersonFace } from '@/ui/fields/person-chip.tsx'
import buttons from '../entrance/button.module.css'
import { useTitle } from '../title.ts'
import { LockForm } from './lock.form.tsx'
import styles from './lock.module.css'
import { useText } from './lock.texts.ts'

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

/** Tells who is away, and lets only them back in. */
export const LockScreen = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const t = useText()
  const borrowed = useSession((session) => session.borrowed !== null)
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
        {borrowed ? <p>{t('elsewhere')}</p> : <LockForm />}
        {!borrowed && (
          <button type="button" className={buttons.link} onClick={() => void signOut()}>
            {t('leave')}
          </button>
        )}
      </section>
    </main>
  )
}
