import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from './brand.tsx'
import styles from './menu.module.css'
import { useActiveEntry, useMenu } from './menu-model.ts'
import { useText } from './shell.texts.ts'

type Props = { readonly chosen?: () => void }

export const SideMenu = ({ chosen }: Props): ReactNode => {
  const t = useText()
  const menu = useMenu()
  const active = useActiveEntry()
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      <Link to="/" className={styles.brand} onClick={chosen}>
        <Brand />
        <span>{t('product')}</span>
      </Link>
      {menu.map((group) => (
        <section key={group.title}>
          <h2 className={styles.group}>{group.title}</h2>
          <ul>
            {group.entries.map(({ path, text, icon: Icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  className={styles.entry}
                  aria-current={path === active ? 'page' : undefined}
                  onClick={chosen}
                >
                  <Icon />
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
