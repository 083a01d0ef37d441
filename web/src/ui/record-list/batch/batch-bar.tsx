import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { call } from '@/lib/api/api.ts'
import { formatCount } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import type { Row } from '@/ui/record-shape.ts'
import { slot } from '@/ui/slots.ts'
import type { ListModel } from '../list-model.tsx'
import type { ListCalls, RowAction } from '../list-types.ts'
import { Menu } from '../menu.tsx'
import { useRecordListText } from '../record-list.texts.ts'
import type { ListRequest } from '../state/use-list-data.ts'
import styles from './batch-bar.module.css'

/** As many as one may choose at once; each is worked on by a call of its own. */
const maxChosen = 2000
const stride = 200
/** So many actions stand in the bar itself; the rest is in the menu. */
const maxShown = 4

const readAll = async (calls: ListCalls, asked: ListRequest): Promise<Row[]> => {
  const all: Row[] = []
  let cursor: string | undefined
  do {
    const query = { ...asked, pageSize: stride, count: false, ...(cursor && { cursor }) }
    const page = await call(calls.list, { query }, { silent: true })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor && all.length < maxChosen)
  return all.slice(0, maxChosen)
}

const SelectEvery = ({ list: { calls, asked, data, picked } }: { list: ListModel }): ReactNode => {
  const t = useRecordListText()
  const [busy, setBusy] = useState(false)
  const every = async (): Promise<void> => {
    setBusy(true)
    try {
      const rows = await readAll(calls, asked)
      picked.put(new Map(rows.map((row) => [row.id, row])))
    } catch {
      toast.error(t('selectFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="link" size="small" loading={busy} onClick={() => void every()}>
      {t('selectEvery', { count: formatCount(Math.min(data.total, maxChosen), false) })}
    </Button>
  )
}

type MoreProps = { readonly actions: readonly RowAction[]; readonly start: (action: RowAction) => void }

const MoreActions = ({ actions, start }: MoreProps): ReactNode => {
  const t = useRecordListText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={opener}
        size="small"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('more')}
        onClick={() => setOpen(!open)}
      >
        ⋯
      </Button>
      {open && (
        <Menu
          anchor={opener}
          label={t('more')}
          close={() => setOpen(false)}
          items={actions.map((action) => ({ ...action, act: () => start(action) }))}
        />
      )}
    </>
  )
}

const ExportChosen = ({ list }: { list: ListModel }): ReactNode => {
  const { record, asked, choices, picked, data, canExport } = list
  if (!canExport) return null
  return slot('transfer', {
    record,
    query: asked,
    columns: choices.map(({ name }) => name),
    selected: [...picked.selection.keys()],
    total: data.total,
    capped: data.capped,
    transfer: 'exportVisible',
    isChosen: true,
  })
}

const PaperOfChosen = ({ list: { record, picked, canPrint } }: { list: ListModel }): ReactNode =>
  canPrint && slot('paper', { subject: record.name, ids: [...picked.selection.keys()] })

/**
 * How many rows are chosen and what can be done with all of them; it floats over the end of the list. It comes with all
 * its buttons at once, so that none moves away under a hand that is about to click.
 */
export const BatchBar = ({ list }: { list: ListModel }): ReactNode => {
  const { data, batch, start } = list
  const { selection, clear } = list.picked
  const t = useRecordListText()
  const rows = [...selection.values()]
  const all = Math.min(data.total, maxChosen)
  const calm = batch.filter(({ danger = false }) => !danger)
  const dangerous = batch.filter(({ danger = false }) => danger)
  const shown = calm.slice(0, calm.length > maxShown ? maxShown - 1 : maxShown)
  const rest = calm.slice(shown.length)
  const button = (action: RowAction): ReactNode => (
    <Button
      key={action.key}
      size="small"
      danger={action.danger ?? false}
      icon={action.icon}
      onClick={() => start(action, rows)}
    >
      {action.label}
    </Button>
  )
  return (
    <div className={styles.dock}>
      <Suspense>
        <div className={styles.bar} role="toolbar" aria-label={t('actions')}>
          <strong aria-live="polite">{t('selected', { count: formatCount(selection.size, false) })}</strong>
          {selection.size < all && data.rows.every(({ id }) => selection.has(id)) && <SelectEvery list={list} />}
          {shown.map(button)}
          {rest.length > 0 && <MoreActions actions={rest} start={(action) => start(action, rows)} />}
          <ExportChosen list={list} />
          <PaperOfChosen list={list} />
          {dangerous.map(button)}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('clearSelection')}
            title={t('clearSelection')}
            onClick={clear}
          />
        </div>
      </Suspense>
    </div>
  )
}
