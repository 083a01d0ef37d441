import { lazy, Suspense, type ReactNode } from 'react'
import { Brand } from '../brand.tsx'
import { useEntranceText } from './public.texts.ts'
import { useLabel } from '@/lib/i18n.ts'
import { Switches } from '../switches.tsx'
import { useTitle } from '../title.ts'
import { externalPages } from './external-pages.ts'
import styles from './external.module.css'

const pages = externalPages.map((page) => ({ ...page, Body: lazy(page.load) }))

/** Around what somebody who is none of our customers' staff came to do: nothing that leads elsewhere. */
const ExternalPage = ({ path }: { readonly path: string }): ReactNode => {
  const t = useEntranceText()
  const say = useLabel()
  const page = pages.find((one) => one.path === path)
  useTitle(page ? say(page.title) : '')
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Brand size={28} />
          {t('product')}
        </span>
        <Switches />
      </header>
      <main className={styles.main}>
        <Suspense>{page && <page.Body />}</Suspense>
      </main>
    </div>
  )
}

export default ExternalPage
