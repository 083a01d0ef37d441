import {
  lazy,
  memo,
  Suspense,
  useMemo,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { problemOf } from '../fields/field-rule.ts'
import { useWindow } from '../record-list/table/use-window.ts'
import { State } from '../states.tsx'
import { useUiText } from '../ui.texts.ts'
import { GridBody } from './body.tsx'
import { DropLine, GridDrag } from './drag.tsx'
import { commitEdit, kindAt, lineKinds } from './editing.ts'
import { useText } from './grid.texts.ts'
import { GridFoot, GridHead } from './head.tsx'
import { pressKey } from './keys.ts'
import type { PastePlan } from './model/paste.ts'
import type { GridRow } from './model/types.ts'
import { pageOf } from './reveal.ts'
import { GridContext, RangeContext, rowHeight, sumWidths, useReading, useScope } from './scope.ts'
import { Announcer, StatusLine } from './status-line.tsx'
import type { GridStore } from './store.ts'
import { GridToolbar } from './toolbar.tsx'
import { applyPaste, copyCells, cutCells, preparePaste } from './transfer.ts'
import { useGrid, type GridProps } from './use-grid.ts'
import styles from './grid.module.css'

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }))

/** Copying and pasting work on cells while none of them is being written into; then they belong to its control. */
const useClipboard = (store: GridStore) => {
  const say = useLabel()
  const ui = useUiText()
  const [plan, setPlan] = useState<PastePlan>()
  const put = (event: ClipboardEvent, take: typeof copyCells): void => {
    const text = store.state().editing ? undefined : take(store, say)
    if (text === undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
  }
  const paste = (event: ClipboardEvent): void => {
    if (store.state().editing || store.options().readOnly) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    const next = text === '' ? undefined : preparePaste(store, text, (schema, value) => problemOf(ui, schema, value))
    if (!next) return
    if (next.problems.length > 0) setPlan(next)
    else applyPaste(store, next)
  }
  const dialog = plan && (
    <Suspense>
      <PasteDialog
        plan={plan}
        paste={() => {
          applyPaste(store, plan)
          setPlan(undefined)
        }}
        close={() => setPlan(undefined)}
      />
    </Suspense>
  )
  const isWritable = (): boolean => !store.options().readOnly
  const handlers = {
    onCopy: (event: ClipboardEvent) => put(event, copyCells),
    onCut: (event: ClipboardEvent) => put(event, isWritable() ? cutCells : copyCells),
    onPaste: paste,
  }
  return { dialog, handlers }
}

/** The focus has gone elsewhere: a line that was being written counts; a list or a window opened by a control may stay. */
const leave = (store: GridStore, event: FocusEvent): void => {
  if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return
  if (!event.currentTarget.contains(event.target)) return
  const cell = store.state().editing?.cell
  const kind = cell && kindAt(store, cell)
  if (kind && lineKinds.includes(kind)) commitEdit(store)
  store.update({ hasFocus: false })
}

const keyboardOf = (store: GridStore) => ({
  onKeyDown: (event: KeyboardEvent) => {
    // What happens in a list or a window that a control opened is the control's.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (isInside) pressKey(store, event, pageOf(store.scroller.current))
  },
  onFocus: () => {
    if (!store.state().hasFocus) store.update({ hasFocus: true })
  },
  onBlur: (event: FocusEvent) => leave(store, event),
})

const Table = memo(({ label }: { readonly label: string }): ReactNode => {
  const { store, columns, widths, isTree, readOnly, hasSums } = useScope()
  const count = useReading(store, 'shape', ({ visible }) => visible.length)
  const { dialog, handlers } = useClipboard(store)
  const template = widths.map((width) => `${String(width)}px`).join(' ')
  const style = {
    width: sumWidths(widths),
    '--columns': template,
    '--first': `${String(widths[0])}px`,
  } as CSSProperties
  return (
    <>
      <table
        role={isTree ? 'treegrid' : 'grid'}
        className={styles.grid}
        style={style}
        aria-label={label}
        aria-rowcount={count + (hasSums ? 2 : 1)}
        aria-colcount={columns.length + 1}
        aria-readonly={readOnly}
        aria-multiselectable
        // Without a row there is no cell to have the keyboard, yet rows can be pasted.
        {...(count === 0 && { tabIndex: 0 })}
        {...keyboardOf(store)}
        {...handlers}
      >
        <GridHead />
        <GridBody />
        {hasSums && <GridFoot index={count + 2} />}
      </table>
      {dialog}
    </>
  )
})

const Empty = memo((): ReactNode => {
  const t = useText()
  const { store, readOnly } = useScope()
  const isEmpty = useReading(store, 'shape', ({ visible }) => visible.length === 0)
  if (!isEmpty) return null
  return <State title={t('empty')} {...(!readOnly && { hint: t('emptyHint') })} />
})

const Scroller = ({ label, height }: { readonly label: string; readonly height: number }): ReactNode => {
  const { store } = useScope()
  const { scroller } = store
  const count = useReading(store, 'shape', ({ visible }) => visible.length)
  // Not among the rows themselves: those are drawn before the element around them is known.
  const { first, last } = useWindow(scroller, count, rowHeight)
  const range = useMemo(() => ({ first, last }), [first, last])
  const style = { maxHeight: height, '--row': `${String(rowHeight)}px` } as CSSProperties
  return (
    <div ref={scroller} className={styles.scroller} style={style}>
      <RangeContext value={range}>
        <div className={styles.content}>
          <Table label={label} />
          <DropLine />
        </div>
      </RangeContext>
    </div>
  )
}

/** Lines of a document, edited as in a spreadsheet. */
export const GridEditor = <R extends GridRow>(props: GridProps<R>): ReactNode => {
  // Inside, a row is any row: which one it is matters only to the formulas, and they get back what was handed in.
  const scope = useGrid(props as unknown as GridProps)
  const { label, height = 480 } = props
  return (
    <GridContext value={scope}>
      <div className={styles.frame}>
        {!scope.readOnly && <GridToolbar />}
        <GridDrag>
          <Scroller label={label} height={height} />
        </GridDrag>
        <Empty />
        <StatusLine />
        <Announcer />
      </div>
    </GridContext>
  )
}
