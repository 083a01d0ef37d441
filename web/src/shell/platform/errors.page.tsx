import { CheckCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { platform } from '@srm/api/tenancy/platform'
import { formatCount, formatDateTime } from '@/lib/format.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useTitle } from '../title.ts'
import { useOperated } from './operate.ts'
import styles from './lists.module.css'
import { useText } from './platform.texts.ts'

const ErrorsPage = (): ReactNode => {
  const t = useText()
  const query = useOperated(platform.errors, {})
  useTitle(t('nav.errors'))
  return (
    <Page title={t('nav.errors')}>
      <Panel>
        <Await query={query}>
          {(groups) =>
            groups.length === 0 ? (
              <State icon={<CheckCircleOutlined />} title={t('errors.none')} hint={t('errors.noneHint')} />
            ) : (
              <ul className={styles.entries}>
                {groups.map(({ id, message, trace, url, count, companies, firstAt, lastAt }) => (
                  <li key={id} className={styles.entry}>
                    <div className={styles.words}>
                      <strong>{message}</strong>
                      <p className={styles.note}>{url}</p>
                      <p className={styles.note}>
                        {t('errors.between', { first: formatDateTime(firstAt), last: formatDateTime(lastAt) })}
                      </p>
                      {trace && (
                        <details>
                          <summary>{t('errors.stack')}</summary>
                          <pre className={styles.stack}>{trace}</pre>
                        </details>
                      )}
                    </div>
                    <div className={styles.counts}>
                      <strong>{t('errors.count', { count: formatCount(count, false) })}</strong>
                      <span className={styles.note}>{t('errors.companies', { count: companies })}</span>
                    </div>
                  </li>
                ))}
              </ul>
            )
          }
        </Await>
      </Panel>
    </Page>
  )
}

export default ErrorsPage
