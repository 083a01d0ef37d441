import type { ReactNode } from 'react'
import { useText } from '../shell.texts.ts'
import styles from './frame.module.css'

const year = new Date().getFullYear()
/** The number under which the site is on record. */
const recordNumber = 'beian'

export const Footer = (): ReactNode => {
  const t = useText()
  return (
    <footer className={styles.footer}>
      {t('footer', { year, product: t('product') })} · {recordNumber}
    </footer>
  )
}
