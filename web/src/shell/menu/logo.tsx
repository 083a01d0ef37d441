import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '../brand.tsx'
import { useShellText } from '../shell.texts.ts'
import styles from './logo.module.css'
import { useMenu } from './menu-context.ts'

type Props = { readonly part?: 'both' | 'mark' | 'name'; readonly chosen?: () => void }

/** Leads to the first page of the menu. */
export const Logo = ({ part = 'both', chosen }: Props): ReactNode => {
  const t = useShellText()
  const { first = '/' } = useMenu()
  if (part === 'name') return <span className={styles.logo}>{t('product')}</span>
  return (
    <Link to={first} className={styles.logo} data-part={part} aria-label={t('product')} onClick={chosen}>
      <Brand />
      {part === 'both' && <span className={styles.name}>{t('product')}</span>}
    </Link>
  )
}
