import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { approval, type Detail } from '@srm/api/approval'
import { useRead } from '@/lib/query.ts'
import { useTabTitle } from '@/lib/tab-scope.ts'
import { Await } from '@/ui/states.tsx'
import { ActionBar } from './detail.bar.tsx'
import { Banners } from './detail.banners.tsx'
import { DetailHead } from './detail.head.tsx'
import styles from './detail.module.css'
import type { Edits } from './detail.model.ts'
import { useSeen } from './detail.seen.ts'
import { DetailTabs } from './detail.tabs.tsx'
import { Progress } from './detail.progress.tsx'
import { useText } from './detail.texts.ts'

const PrintSheets = lazy(async () => ({ default: (await import('./detail.print.tsx')).PrintSheets }))

type Props = {
  readonly id: string
  readonly inDrawer?: boolean
  /** Shows another approval in the same place. */
  readonly next: (id: string) => void
  readonly leave: () => void
}

const Shown = ({ detail, inDrawer = false, next, leave }: Omit<Props, 'id'> & { detail: Detail }): ReactNode => {
  const t = useText()
  const [edits, setEdits] = useState<Edits>({})
  useTabTitle(inDrawer ? undefined : detail.title)
  useSeen(detail)
  return (
    <div className={styles.view} data-drawer={inDrawer}>
      <div className={styles.scroll}>
        <DetailHead detail={detail} inDrawer={inDrawer} />
        <Banners detail={detail} />
        <div className={styles.columns}>
          <DetailTabs
            detail={detail}
            edits={edits}
            edit={(path, value) => setEdits((before) => ({ ...before, [path]: value }))}
          />
          <aside className={styles.aside} aria-label={t('timeline')}>
            <Progress detail={detail} />
          </aside>
        </div>
      </div>
      <ActionBar detail={detail} edits={edits} next={next} leave={leave} />
    </div>
  )
}

/** An approval as a whole: what it is about, how far it is, and what I can do with it. */
export const ApprovalView = ({ id, ...rest }: Props): ReactNode => {
  const [params] = useSearchParams()
  const query = useRead(approval.centre.detail, { params: { id } })
  return (
    <Await query={query} rows={10}>
      {(detail) =>
        params.get('print') === '1' && !rest.inDrawer ? (
          <Suspense>
            <PrintSheets details={[detail]} />
          </Suspense>
        ) : (
          <Shown detail={detail} {...rest} />
        )
      }
    </Await>
  )
}
