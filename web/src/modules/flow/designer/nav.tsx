import { CheckOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './designer.module.css'
import { useDesignerText } from '../flow.texts.ts'

export const pages = ['basics', 'design', 'settings', 'publish'] as const
export type PageName = (typeof pages)[number]

type Props = {
  readonly current: PageName
  readonly done: ReadonlySet<PageName>
  readonly go: (page: PageName) => void
}

export const DesignerNav = ({ current, done, go }: Props): ReactNode => {
  const t = useDesignerText()
  return (
    <nav aria-label={t('pages')}>
      <ol className={styles.nav}>
        {pages.map((page, at) => (
          <li key={page}>
            <button type="button" aria-current={page === current ? 'step' : undefined} onClick={() => go(page)}>
              <span data-done={done.has(page)}>
                {done.has(page) ? <CheckOutlined aria-label={t('done')} /> : String(at + 1)}
              </span>
              {t(`page.${page}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
