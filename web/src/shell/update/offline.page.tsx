import { useEffect, type ReactNode } from 'react'
import buttons from '../entrance/button.module.css'
import { Icon } from '../entrance/icon.tsx'
import styles from '../status.module.css'
import { useOnline } from './update.tsx'
import { useUpdateText } from '../shell.texts.ts'

/** Nothing is loaded yet and there is no network: it goes on by itself as soon as there is. */
const OfflinePage = ({ retry }: { readonly retry: () => void }): ReactNode => {
  const t = useUpdateText()
  const online = useOnline()
  useEffect(() => {
    if (online) retry()
  }, [online, retry])
  return (
    <main className={styles.status}>
      <span className={styles.mark} aria-hidden>
        <Icon name="alert" size={32} />
      </span>
      <h1>{t('page.title')}</h1>
      <p>{t('page.hint')}</p>
      <button type="button" className={buttons.plain} onClick={retry}>
        {t('page.retry')}
      </button>
    </main>
  )
}

export default OfflinePage
