import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Brand } from '../brand.tsx'
import buttons from '../entrance/button.module.css'
import { Switches } from '../switches.tsx'
import styles from './frame.module.css'
import { useText } from './platform.texts.ts'
import { platform } from '@srm/api/tenancy/platform'
import { operate } from './operate.ts'
import { leave, useOperator } from './session.ts'

const pages = ['tenants', 'health', 'jobs', 'errors'] as const

/** Gone from this browser whatever the server answers. */
const signOut = (): void =>
  void operate(platform.signOut, {})
    .catch(() => undefined)
    .finally(leave)

export const PlatformFrame = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const t = useText()
  const name = useOperator((operator) => operator.name)
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Brand />
          <strong>{t('product')}</strong>
        </span>
        <nav className={styles.nav} aria-label={t('nav')}>
          {pages.map((page) => (
            <NavLink key={page} to={`/platform/${page}`} className={styles.link ?? ''}>
              {t(`nav.${page}`)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <Switches />
          <span className={styles.name}>{name}</span>
          <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={signOut}>
            {t('signOut')}
          </button>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
