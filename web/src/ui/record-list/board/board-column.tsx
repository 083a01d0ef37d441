import { useDroppable } from '@dnd-kit/core'
import { Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { call } from '@/lib/api/api.ts'
import { keyOf, usePages } from '@/lib/api/query.ts'
import { formatCount } from '@/lib/format.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { prefetchRegionsOf } from '@/ui/fields/region/region-names.ts'
import { fieldOf, type ListResult, type Row } from '@/ui/record-shape.ts'
import { Skeleton } from '@/ui/states.tsx'
import type { ListModel } from '../list-model.tsx'
import { sumText } from '../table/group-row.tsx'
import { BoardCard, type CardScope } from './board-card.tsx'
import { columnFilter, rowsIn, type BoardColumn, type Moves } from './board-columns.ts'
import styles from './board.module.css'
import { useBoardText } from '../record-list.texts.ts'

/** Cards a column reads at a time. */
const stride = 20

const none: readonly Row[] = []

/** Each column reads its own rows, a page at a time. */
const useColumnRows = ({ calls, record, asked }: ListModel, by: string, value: string | null) => {
  const query = { ...asked, filter: columnFilter(asked.filter, by, value), pageSize: String(stride) }
  const { data, ...reading } = usePages<ListResult>(
    [...keyOf(calls.list, { query }), 'board'],
    async (cursor, signal) => {
      const page = await call(
        calls.list,
        { query: { ...query, ...(cursor && { cursor, count: 'false' }) } },
        { silent: true, signal },
      )
      await prefetchRegionsOf(record.all, page.items)
      return page
    },
    { keepPrevious: true },
  )
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? none, [data])
  const first = data?.pages[0]
  return { ...reading, rows, total: first?.total ?? undefined, capped: first?.capped ?? false }
}

type Props = {
  readonly list: ListModel
  readonly column: BoardColumn
  readonly name: string
  readonly moves: Moves
  readonly scope: CardScope
  readonly isAimedAt: boolean
}

/** A sum the server leaves out is one the reader's roles cover. */
const covered = '****'

type HeadProps = Pick<Props, 'list' | 'column' | 'name' | 'scope'> & { readonly count: string }

const Head = ({ list, column: { value, sums }, name, scope, count }: HeadProps): ReactNode => {
  const { by, sum } = scope.layout
  const { record } = list
  const meta = metaOf(fieldOf(record.all, by))
  return (
    <header className={styles.head}>
      <h2>{value === null || meta.kind === 'ref' ? name : <FieldView meta={meta} value={value} compact />}</h2>
      <span className={styles.count}>{count}</span>
      {sum !== undefined && sums && (
        <span className={styles.sum}>
          {sumText({ name: sum, meta: metaOf(fieldOf(record.all, sum)), places: 2 }, sums) || covered}
        </span>
      )}
    </header>
  )
}

type More = Pick<ReturnType<typeof useColumnRows>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

const MoreButton = ({ more, left }: { more: More; left: number | undefined }): ReactNode => {
  const t = useBoardText()
  if (!more.hasNextPage) return null
  return (
    <Button
      type="text"
      size="small"
      block
      disabled={more.isFetchingNextPage}
      aria-busy={more.isFetchingNextPage}
      onClick={() => void more.fetchNextPage({ cancelRefetch: false })}
    >
      {left === undefined ? t('moreUnknown') : t('more', { count: Math.min(stride, left) })}
    </Button>
  )
}

export const Column = ({ list, column, name, moves, scope, isAimedAt }: Props): ReactNode => {
  const t = useBoardText()
  const { value } = column
  const { by } = scope.layout
  const { rows, total, capped, isPending, error, refetch, ...more } = useColumnRows(list, by, value)
  const { setNodeRef } = useDroppable({ id: value ?? '', disabled: value === null })
  const shown = rowsIn(rows, value, by, moves)
  const count = column.count ?? total
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      aria-label={name}
      data-column={value ?? ''}
      data-aimed={isAimedAt}
    >
      <Head
        list={list}
        column={column}
        name={name}
        scope={scope}
        count={count === undefined ? '' : formatCount(count, column.count === undefined && capped)}
      />
      <div className={styles.scroller}>
        {isPending && <Skeleton rows={3} />}
        {error && rows.length === 0 && (
          <p className={styles.none}>
            {t('failed')}
            <Button type="link" size="small" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </p>
        )}
        {!isPending && !error && shown.length === 0 && (
          <p className={styles.none}>{isAimedAt ? t('dropHere') : t('none')}</p>
        )}
        {shown.length > 0 && (
          <ul className={styles.cards}>
            {shown.map((row) => (
              <BoardCard key={row.id} row={row} busy={moves.has(row.id)} {...scope} />
            ))}
          </ul>
        )}
        <MoreButton more={more} left={count === undefined || capped ? undefined : count - rows.length} />
      </div>
    </section>
  )
}
