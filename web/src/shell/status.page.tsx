import type { ReactNode } from 'react'
import { Link } from 'react-router'
import buttons from './entrance/button.module.css'
import { Icon } from './entrance/icon.tsx'
import styles from './status.module.css'
import { useShellText } from './shell.texts.ts'
import { useTitle } from './title.ts'

type Props = { readonly code: '403' | '404' | '500' | '503' }

const StatusPage = ({ code }: Props): ReactNode => {
  const t = useShellText()
  useTitle(t(`${code}.title`))
  return (
    <main className={styles.status}>
      <span className={styles.mark} aria-hidden>
        <Icon name={code === '403' ? 'shield' : 'alert'} size={32} />
      </span>
      <h1>{t(`${code}.title`)}</h1>
      <p>{t(`${code}.hint`)}</p>
      <Link to="/" replace className={buttons.plain}>
        {t('home')}
      </Link>
    </main>
  )
}

export default StatusPage
