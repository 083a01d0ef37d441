import { Button } from 'antd'
import type { ReactNode, RefObject } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Summary } from '@srm/api/shared/page'
import { formatCount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '../record-shape.ts'
import styles from './foot.module.css'
import type { ListModel } from './list-model.tsx'
import { Pager } from './pager.tsx'
import { useRecordListText } from './record-list.texts.ts'
import { isSummed, type ListData } from './state/use-list-data.ts'
import { placesNeeded } from './table/content-width.ts'
import { sumText } from './table/group-row.tsx'

const More = ({ data }: { data: ListData }): ReactNode => {
  const t = useRecordListText()
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

/** What the shown columns add up to, over all pages. */
const Sums = ({ list: { record, choices }, summary }: { list: ListModel; summary: Summary }): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const summed = choices.filter(({ name }) => isSummed(record, name))
  if (summed.length === 0) return null
  if (summary.sums === null) return <span className={styles.count}>{t('tooManyToSum')}</span>
  return (
    <dl className={styles.sums}>
      {summed.map(({ name }) => {
        const meta = metaOf(fieldOf(record.all, name))
        return (
          <div key={name}>
            <dt>{t('sumOf', { name: say(meta.label).replace(/合计$/, '') })}</dt>
            <dd>{sumText({ name, meta, places: placesNeeded(meta.kind, [summary.sums?.[name]]) }, summary.sums)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** How many there are, what they add up to, and the other pages. */
export const ListFoot = ({ list, foot }: { list: ListModel; foot: RefObject<HTMLElement | null> }): ReactNode => {
  const { data, state, change } = list
  const t = useRecordListText()
  const { page, pageSize } = state
  return (
    <footer ref={foot} className={styles.foot}>
      <span className={styles.count}>{t('total', { count: formatCount(data.total, data.capped) })}</span>
      {data.summary && <Sums list={list} summary={data.summary} />}
      {state.paging === 'endless' ? (
        <More data={data} />
      ) : (
        <Pager total={data.total} capped={data.capped} page={page} pageSize={pageSize} change={change} />
      )}
    </footer>
  )
}
