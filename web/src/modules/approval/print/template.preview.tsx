import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/api/query.ts'
import { Panel } from '@/ui/page.tsx'
import { Await, Skeleton, State } from '@/ui/states.tsx'
import styles from './template.module.css'
import { useTemplateText } from '../approval.texts.ts'

const Sheet = lazy(async () => ({ default: (await import('../detail/print.tsx')).Sheet }))

type Props = { readonly docType: string; readonly html: string | null; readonly landscape: boolean }

const With = ({ id, html, landscape }: Omit<Props, 'docType'> & { id: string }): ReactNode => {
  const t = useTemplateText()
  const detail = useRead(approval.centre.detail, { params: { id } })
  const shown = useDeferredValue(html)
  return (
    <Await query={detail}>
      {(data) => (
        <article className={styles.paper} data-landscape={landscape} aria-label={t('preview.with')}>
          <Suspense fallback={<Skeleton rows={8} />}>
            <Sheet detail={data} html={shown} />
          </Suspense>
        </article>
      )}
    </Await>
  )
}

/** The sheet as it would be printed, with the latest approval of its kind one may see. */
export const Preview = ({ docType, html, landscape }: Props): ReactNode => {
  const t = useTemplateText()
  const filter = JSON.stringify([{ field: 'docType', op: 'in', value: [docType] }])
  const mine = useRead(approval.rows.mine.list, { query: { filter, pageSize: '1' } })
  const all = useRead(approval.rows.all.list, { query: { filter, pageSize: '1' } })
  const id = mine.data?.items[0]?.id ?? all.data?.items[0]?.id
  return (
    <Panel title={t('preview')}>
      {id && <With id={id} html={html} landscape={landscape} />}
      {!id && (mine.isLoading || all.isLoading ? <Skeleton rows={8} /> : <State title={t('preview.none')} />)}
    </Panel>
  )
}
