import { useEffect, type ReactNode } from 'react'
import { identity } from '@srm/api/identity'
import { call } from '@/lib/api.ts'
import { acceptProfile, resetSession, useProfile } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { leaveForLogin } from '@/lib/way.ts'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { SideMenu } from './menu.tsx'
import { ModulePages } from './pages.tsx'
import { useText } from './shell.texts.ts'
import { Splash } from './splash.tsx'

/** Loads who I am and what I may do; without that there is no session. */
const bootstrap = async (): Promise<void> => {
  try {
    acceptProfile(await call(identity.user.profile, {}))
  } catch (error) {
    resetSession()
    leaveForLogin()
    if (error instanceof Error && error.name === 'Error') toast.error(error.message)
  }
}

export const Frame = (): ReactNode => {
  const t = useText()
  const profile = useProfile()
  const missing = profile === null
  useEffect(() => {
    if (missing) void bootstrap()
  }, [missing])
  if (!profile) return <Splash />
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content" onClick={(event) => focusContent(event)}>
        {t('skip')}
      </a>
      <aside className={styles.side}>
        <SideMenu />
      </aside>
      <div className={styles.body}>
        <Header profile={profile} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <ModulePages />
        </main>
      </div>
    </div>
  )
}

/** The hash belongs to the router, so the skip link moves the focus itself. */
const focusContent = (event: { preventDefault: () => void }): void => {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
