import { lazy, Suspense, useState, type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { approval, type Detail } from '@srm/api/approval'
import { useRead, refreshFamily } from '@/lib/api/query.ts'
import { useTabTitle } from '@/lib/tabs/tab-scope.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useContributions } from '@/ui/record-contributions.ts'
import { slot } from '@/ui/slots.ts'
import { Await } from '@/ui/states.tsx'
import { ActionBar } from './bar.tsx'
import { Banners } from './banners.tsx'
import { DetailHead } from './head.tsx'
import styles from './detail.module.css'
import type { Edits } from './detail.model.ts'
import { call } from '@/lib/api/api.ts'
import { useProfile } from '@/lib/session/session.ts'
import { mineIn } from './detail.model.ts'
import { DetailTabs } from './tabs.tsx'
import { Progress } from './progress.tsx'
import { useText } from './detail.texts.ts'

/** Opening it is reading it: the task is marked seen and a copy read, once. */
const useSeen = (detail: Detail): void => {
  const me = useProfile()
  const done = useRef(false)
  const mine = mineIn(detail)
  const taskId = mine && mine.task.viewedAt === null ? mine.task.id : undefined
  const copies = detail.ccs.filter(({ person, readAt, sentAt }) => person === me?.id && sentAt && !readAt)
  const ids = copies.map(({ id }) => id).join()
  const looking = me?.seeingAs !== undefined && me.seeingAs !== null
  useEffect(() => {
    if (done.current || looking || (!taskId && !ids)) return
    done.current = true
    const quietly = { silent: true }
    const tell = async (): Promise<void> => {
      if (taskId) await call(approval.act, { params: { id: detail.id }, body: { do: 'view', taskId } }, quietly)
      if (ids) await call(approval.centre.read, { body: { ids: ids.split(',') } }, quietly)
      await refreshFamily(approval.centre.detail, [detail.id])
    }
    // Not being able to say so keeps nobody from reading.
    tell().catch(() => undefined)
  }, [detail.id, taskId, ids, looking])
}

/** What other modules know of the document, beside it. */
const Asides = ({ detail }: { readonly detail: Detail }): ReactNode => {
  const say = useLabel()
  const here = useContributions('documentAsides', detail.docType)
  const row = { ...detail.document, id: detail.docId, version: 0, actions: [] }
  return here.map(({ key, title, Body }) => (
    <section key={key} className={styles.added} aria-label={say(title)}>
      <h2>{say(title)}</h2>
      <Suspense>
        <Body row={row} />
      </Suspense>
    </section>
  ))
}

const PrintSheets = lazy(async () => ({ default: (await import('./print.tsx')).PrintSheets }))

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
            <Asides detail={detail} />
            <Progress detail={detail} />
            <Suspense>{slot('links', { subject: detail.docType, id: detail.docId })}</Suspense>
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
