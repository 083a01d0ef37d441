import { Button } from 'antd'
import { useState, type ReactNode, type RefObject } from 'react'
import { call } from '@/lib/api.ts'
import { formatCount } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import type { Row } from '../record-shape.ts'
import styles from './foot.module.css'
import { isForMany, type ListCalls, type RowAction } from './list-types.ts'
import { Pager } from './pager.tsx'
import { useText } from './record-list.texts.ts'
import type { StartAction } from './row-actions.tsx'
import type { Selection } from './selection.ts'
import type { ListState } from './url-state.ts'
import type { ListRequest, ListData } from './use-list-data.ts'
import type { Change } from './use-list-state.ts'

/** As many as one may choose at once; each is worked on by a call of its own. */
const most = 2000
const stride = 200

const readAll = async (calls: ListCalls, asked: ListRequest): Promise<Row[]> => {
  const all: Row[] = []
  let cursor: string | undefined
  do {
    const query = { ...asked, pageSize: stride, count: false, ...(cursor && { cursor }) }
    const page = await call(calls.list, { query }, { silent: true })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor && all.length < most)
  return all.slice(0, most)
}

type Props = {
  readonly calls: ListCalls
  readonly asked: ListRequest
  readonly data: ListData
  readonly state: ListState
  readonly change: Change
  readonly selection: Selection
  readonly put: (selection: Selection) => void
  readonly clear: () => void
  readonly actions: readonly RowAction[]
  readonly start: StartAction
  readonly foot: RefObject<HTMLElement | null>
}

const SelectEvery = ({ calls, asked, data, put }: Props): ReactNode => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const every = async (): Promise<void> => {
    setBusy(true)
    try {
      const rows = await readAll(calls, asked)
      put(new Map(rows.map((row) => [row.id, row])))
    } catch {
      toast.error(t('selectFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="link" size="small" loading={busy} onClick={() => void every()}>
      {t('selectEvery', { count: formatCount(Math.min(data.total, most), false) })}
    </Button>
  )
}

const Chosen = (props: Props): ReactNode => {
  const { data, selection, actions, start, clear } = props
  const t = useText()
  const rows = [...selection.values()]
  const batch = actions.filter(isForMany)
  const all = Math.min(data.total, most)
  return (
    <div className={styles.chosen} role="toolbar" aria-label={t('actions')}>
      <strong aria-live="polite">{t('selected', { count: formatCount(selection.size, false) })}</strong>
      {selection.size < all && data.rows.every(({ id }) => selection.has(id)) && <SelectEvery {...props} />}
      {batch.map((action) => (
        <Button
          key={action.key}
          size="small"
          danger={action.danger ?? false}
          icon={action.icon}
          onClick={() => start(action, rows)}
        >
          {action.label}
        </Button>
      ))}
      <Button type="text" size="small" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}

const More = ({ data }: { data: ListData }): ReactNode => {
  const t = useText()
  const { has, busy, failed, load } = data.more
  if (!has) return <span className={styles.count}>{t('noMore')}</span>
  return (
    <>
      <span className={styles.count}>{t('loaded', { count: formatCount(data.rows.length, false) })}</span>
      {/* It comes and goes with every stretch of rows: the kit's own spinner would measure itself each time. */}
      <Button size="small" disabled={busy} aria-busy={busy} danger={failed} onClick={load}>
        {t('loadMore')}
      </Button>
    </>
  )
}

/** What is chosen and what can be done with it, how many there are, and the other pages. */
export const ListFoot = (props: Props): ReactNode => {
  const { data, state, change, selection, foot } = props
  const t = useText()
  const { page, pageSize } = state
  return (
    <footer ref={foot} className={styles.foot}>
      {selection.size > 0 && <Chosen {...props} />}
      <span className={styles.count}>{t('total', { count: formatCount(data.total, data.capped) })}</span>
      {state.paging === 'endless' ? (
        <More data={data} />
      ) : (
        <Pager total={data.total} capped={data.capped} page={page} pageSize={pageSize} change={change} />
      )}
    </footer>
  )
}
