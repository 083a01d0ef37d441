import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useSession } from '@/lib/session/session.ts'
import { Brand } from '../brand.tsx'
import buttons from '../entrance/button.module.css'
import { RecordNumber } from '../record-number.tsx'
import { Switches } from '../switches.tsx'
import styles from './public.module.css'
import { usePublicText } from './public.texts.ts'

const small = `${buttons.small}`

/** Somebody who is signed in is offered the way back in instead of the way in. */
const WayIn = (): ReactNode => {
  const t = usePublicText()
  const inside = useSession((session) => session.token !== null)
  if (inside)
    return (
      <Link to="/" className={`${buttons.primary} ${small}`}>
        {t('enter')}
      </Link>
    )
  return (
    <>
      <Link to="/login" className={`${buttons.quiet} ${small}`}>
        {t('signIn')}
      </Link>
      <Link to="/register" className={`${buttons.primary} ${small} ${styles.register}`}>
        {t('register')}
      </Link>
    </>
  )
}

export const PublicFrame = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const t = usePublicText()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/portal" className={styles.brand}>
            <Brand size={28} />
            {t('product')}
          </Link>
          <nav className={styles.nav} aria-label={t('pages')}>
            <NavLink to="/portal">{t('nav.portal')}</NavLink>
            <NavLink to="/product">{t('nav.product')}</NavLink>
          </nav>
          <span className={styles.tools}>
            <Switches />
          </span>
          <WayIn />
        </div>
      </header>
      <main>{children}</main>
      <footer className={styles.footer}>
        <Brand size={24} />
        <span>
          © 2026 {t('product')}
          <RecordNumber />
        </span>
        <Link to="/product">{t('nav.product')}</Link>
        <Link to="/login">{t('signIn')}</Link>
        <Link to="/register">{t('register')}</Link>
      </footer>
    </div>
  )
}

/** The last word of each page: try it. */
export const CallToRegister = (): ReactNode => {
  const t = usePublicText()
  return (
    <section className={styles.call}>
      <h2>{t('call.title')}</h2>
      <p>{t('call.hint')}</p>
      <Link to="/register" className={`${buttons.plain} ${styles.callButton}`}>
        {t('register')}
      </Link>
    </section>
  )
}
