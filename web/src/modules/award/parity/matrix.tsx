import { memo, type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react'
import type { PriceParityLine, PriceParityQuote } from '@srm/api/award'
import type { Comparison, PriceCell } from '@srm/api/award/comparison'
import { fromFen } from '@srm/api/award/fen'
import { formatMoney } from '@/lib/format.ts'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { useWindow } from '@/ui/record-list/table/use-window.ts'
import styles from './matrix.module.css'
import { deltaOf, referenceOf, togglePick, type Reference } from './parity.model.ts'
import { useParityText } from '../award.texts.ts'
import type { Parity } from './use-parity.ts'
import { useScrollPlace } from '@/lib/scroll-place.ts'

/** Columns drawn beyond the edges, and how many come and go at a time. */
const beyond = 2
const step = 2

type Columns = { readonly first: number; readonly last: number }

/** Draws only the columns in sight; all are of one width. */
const useColumns = (scroller: RefObject<HTMLElement | null>, count: number, width: number): Columns => {
  const { at, room } = useScrollPlace(scroller, 'across', width * step, 1440)
  const first = Math.max(0, Math.floor(at / width) - beyond)
  const last = Math.min(count, first + Math.ceil(room / width) + beyond * 2 + step)
  return useMemo(() => ({ first, last }), [first, last])
}

const rowHeight = 84
const headHeight = 100
const firstWidth = 232
const noPicks: readonly string[] = []
const columnWidth = 196

/** A table drawn in parts: its roles are said, since rows and cells of a real one cannot be left out and placed. */
const cellAt = (column: number) => ({ role: 'gridcell', 'aria-colindex': column + 2 })
const pickedAt = (column: number, isPicked: boolean) => ({ ...cellAt(column), 'aria-selected': isPicked })
const rowRole = { role: 'row' }
const rowHeadRole = { role: 'rowheader' }
const headAt = (column: number) => ({ role: 'columnheader', 'aria-colindex': column + 2 })

type Choose = (button: HTMLElement) => void

const money = (fen: number): string => formatMoney(fromFen(fen))
const placeOf = (column: number) => ({ left: firstWidth + column * columnWidth })

type CellProps = {
  readonly cell: PriceCell | null
  readonly column: number
  readonly delta: string | null
  readonly isPicked: boolean
  readonly hides: boolean
  readonly name: string
  readonly choose: Choose
}

const useMarks = (cell: PriceCell): string => {
  const t = useParityText()
  const marks = [
    ...(cell.warning ? [t(`warning.${cell.warning}`)] : []),
    ...(cell.isAlternate ? [t('alternate')] : []),
    ...(cell.isShort ? [t('short')] : []),
  ]
  return marks.join(' · ')
}

const Offer = ({
  cell,
  column,
  delta,
  isPicked,
  hides,
  name,
  choose,
}: CellProps & { readonly cell: PriceCell }): ReactNode => {
  const t = useParityText()
  const marks = useMarks(cell)
  return (
    <button
      type="button"
      {...pickedAt(column, isPicked)}
      className={styles.cell}
      style={placeOf(column)}
      data-column={column}
      data-lowest={(cell.isLowest && !hides) || undefined}
      data-warning={cell.warning ?? undefined}
      data-picked={isPicked || undefined}
      onClick={({ currentTarget }) => choose(currentTarget)}
    >
      <span className={styles.amount}>{hides ? t('offered') : money(cell.amount)}</span>
      <span className={styles.sub}>
        {marks || (!hides && [delta, t('unit', { amount: money(cell.unit) })].filter(Boolean).join(' · '))}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  )
}

const Cell = memo((props: CellProps): ReactNode => {
  const t = useParityText()
  const { cell, column } = props
  if (cell) return <Offer {...props} cell={cell} />
  return (
    <div {...cellAt(column)} className={styles.cell} style={placeOf(column)} data-empty>
      {t('noOffer')}
    </div>
  )
})

/** Only what a row draws: a slider that moves must not draw the rows before there is something new in them. */
type RowProps = {
  readonly at: number
  readonly line: PriceParityLine
  readonly suppliers: readonly PriceParityQuote[]
  readonly comparison: Comparison
  readonly reference: Reference
  readonly columns: Columns
  readonly picked: readonly string[]
  readonly hides: boolean
  readonly choose: Choose
}

const LineRow = memo((props: RowProps): ReactNode => {
  const t = useParityText()
  const { at, line, suppliers, comparison, reference, columns, picked, hides, choose } = props
  const summary = comparison.lines[at]
  const against = referenceOf(reference, line, summary)
  const { quantity, times, unit, budgetAmount, history } = line
  const amounts = history && {
    count: history.count,
    p25: formatMoney(history.p25),
    median: formatMoney(history.median),
    p75: formatMoney(history.p75),
  }
  const asked = [`${Number(quantity)}${unit ?? ''}`, ...(Number(times) === 1 ? [] : [`× ${Number(times)}`])].join(' ')
  const shown = comparison.quotes.slice(columns.first, columns.last)
  return (
    <div {...rowRole} aria-rowindex={at + 2} className={styles.row} style={{ height: rowHeight }} data-row={at}>
      <div
        {...rowHeadRole}
        className={styles.first}
        title={[line.requirement ?? line.name, history && amounts && t(`history.${history.basis}`, amounts)]
          .filter(Boolean)
          .join('\n')}
      >
        <span className={styles.name}>{line.name}</span>
        <span className={styles.sub}>
          {asked}
          {budgetAmount !== null && ` · ${t('budget', { amount: formatMoney(budgetAmount) })}`}
        </span>
        {amounts && <span className={styles.sub}>{t('history', amounts)}</span>}
      </div>
      {shown.map(({ quoteId, cells }, place) => {
        const cell = cells[at] ?? null
        return (
          <Cell
            key={quoteId}
            cell={cell}
            column={columns.first + place}
            delta={cell && deltaOf(cell.amount, against)}
            isPicked={picked.includes(quoteId)}
            hides={hides}
            name={suppliers[columns.first + place]?.supplier.name ?? ''}
            choose={choose}
          />
        )
      })}
    </div>
  )
})

type HeadProps = {
  readonly quote: PriceParityQuote
  readonly column: number
  readonly parity: Parity
  readonly open: (quoteId: string) => void
}

const SupplierHead = ({ quote, column, parity, open }: HeadProps): ReactNode => {
  const t = useParityText()
  const { comparison, people, scores, data } = parity
  const summary = comparison.quotes[column]
  const rank = scores.find(({ quoteId }) => quoteId === quote.id)?.rank ?? null
  const states = [
    ...(quote.objections.length > 0 ? [t('blocked')] : []),
    ...(quote.isExpired ? [t('expired')] : []),
    ...(quote.confirmation ? [t(`confirmation.${quote.confirmation}`)] : []),
    ...(quote.isShortlisted ? [t('shortlisted')] : []),
    ...(quote.isSurrogate ? [t('surrogate')] : []),
    ...(rank === null ? [] : [t('rank', { rank })]),
    ...(summary && !summary.isComplete ? [t('partial', { count: summary.offered, all: data.lines.length })] : []),
  ]
  const isBad = quote.objections.length > 0 || quote.isExpired
  const hides = data.isMasked || data.isPriceClosed
  const perHead = summary && people && !hides ? t('perHead', { amount: money(Math.round(summary.total / people)) }) : ''
  return (
    <button
      type="button"
      {...headAt(column)}
      className={styles.supplier}
      style={placeOf(column)}
      title={[quote.supplier.name, ...quote.objections].join('\n')}
      onClick={() => open(quote.id)}
    >
      <span className={styles.name}>{quote.supplier.name}</span>
      <span className={styles.total}>{summary && !hides ? money(summary.total) : ''}</span>
      <span className={styles.sub}>{perHead}</span>
      <span className={isBad ? `${styles.sub ?? ''} ${styles.bad ?? ''}` : styles.sub}>{states.join(' · ')}</span>
    </button>
  )
}

type Props = { readonly parity: Parity; readonly open: (quoteId: string) => void; readonly canPick: boolean }

/** Lines by suppliers; only what is in sight is drawn, downwards and sideways. */
export const Matrix = memo(({ parity, open, canPick }: Props): ReactNode => {
  const t = useParityText()
  const scroller = useRef<HTMLDivElement>(null)
  const { data, comparison, reference, picks, setPicks } = parity
  const rows = useWindow(scroller, data.lines.length, rowHeight)
  const columns = useColumns(scroller, data.quotes.length, columnWidth)
  const hides = data.isMasked || data.isPriceClosed
  const width = firstWidth + data.quotes.length * columnWidth
  const choose = useCallback(
    (cell: HTMLElement): void => {
      const row = cell.closest<HTMLElement>('[data-row]')
      if (!canPick || !row) return
      const at = Number(row.dataset['row'])
      const quote = data.quotes[Number(cell.dataset['column'])]?.id
      if (quote === undefined) return
      const canSplit = data.purchase.awardMode === 'split'
      setPicks((before) => before.map((one, line) => (line === at ? togglePick(one, quote, canSplit) : one)))
    },
    [canPick, data, setPicks],
  )
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells are buttons and take the focus
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      aria-label={t('matrix')}
      aria-rowcount={data.lines.length + 1}
      aria-colcount={data.quotes.length + 1}
    >
      <div {...rowRole} aria-rowindex={1} className={styles.head} style={{ width, height: headHeight }}>
        <div {...headAt(-1)} className={styles.first}>
          <span className={styles.name}>{t('line')}</span>
          <span className={styles.sub}>{t('total')}</span>
        </div>
        {data.quotes.slice(columns.first, columns.last).map((quote, place) => (
          <SupplierHead key={quote.id} quote={quote} column={columns.first + place} parity={parity} open={open} />
        ))}
      </div>
      <div style={{ width, paddingTop: rows.first * rowHeight, height: (data.lines.length - rows.first) * rowHeight }}>
        {data.lines.slice(rows.first, rows.last).map((line, place) => (
          <LineRow
            key={line.id}
            at={rows.first + place}
            line={line}
            suppliers={data.quotes}
            comparison={comparison}
            reference={reference}
            columns={columns}
            picked={picks[rows.first + place] ?? noPicks}
            hides={hides}
            choose={choose}
          />
        ))}
      </div>
    </div>
  )
})
