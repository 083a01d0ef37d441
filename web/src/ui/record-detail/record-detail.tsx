import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { hasOwners } from '@srm/api/shared/record'
import { useRead } from '@/lib/api/query.ts'
import { useTabTitle } from '@/lib/tabs/tab-scope.ts'
import { prefetchRegionsOf } from '../fields/region/region-names.ts'
import { MoneyStrip } from '../money-strip/money-strip.tsx'
import { Page, Panel } from '../page.tsx'
import type { RecordCalls, DetailPaths } from '../record-calls.ts'
import { useLastList } from '../record-list/state/last-list.ts'
import type { Fields, RecordShape, Row } from '../record-shape.ts'
import { slot, type RecordAt } from '../slots.ts'
import { Await, Skeleton } from '../states.tsx'
import { useUiText, useDetailText } from '../ui.texts.ts'
import { Fact, otherFields, type DetailSection } from './facts.tsx'
import { Neighbours } from './neighbours.tsx'
import { RecordActions, type RecordAction } from './record-actions.tsx'
import styles from './record-detail.module.css'
import { HeadNote, titleOf } from './record-head.tsx'
import { Added, AddedFigures } from './record-added.tsx'
import { RecordTabs, type RelatedTab } from './record-tabs.tsx'

const PrintView = lazy(async () => ({ default: (await import('./print-view.tsx')).PrintView }))

type Name<F> = (keyof F & string) | 'code' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'

type Plain = {
  readonly record: RecordShape
  /** What the product alone makes is not removed by hand. */
  readonly calls: Pick<RecordCalls, 'show'> & Partial<Pick<RecordCalls, 'remove'>>
  readonly paths: DetailPaths
  /** The few facts one opens the page for. */
  readonly summary: readonly string[]
  /** Other fields by section; without it all that stand nowhere else on the page are one. */
  readonly sections?: readonly DetailSection[]
  /** Fields that are lists and get a tab of their own, with a count. */
  readonly tabs?: readonly string[]
  readonly related?: (row: Row) => readonly RelatedTab[]
  readonly actions?: readonly RecordAction[]
  /** What has to be seen before anything else, above the facts. */
  readonly banner?: ReactNode
  /** What one reads first, above the other facts: the lines of a document. */
  readonly lead?: ReactNode
}

type Props<F extends Fields> = Plain & {
  readonly record: RecordShape<F>
  readonly summary: readonly Name<F>[]
  readonly sections?: readonly { readonly title: string; readonly fields: readonly Name<F>[] }[]
  readonly tabs?: readonly (keyof F & string)[]
}

const RecordAside = (at: RecordAt): ReactNode => {
  const ui = useUiText()
  return (
    <aside className={styles.aside}>
      <Suspense>{slot('links', at)}</Suspense>
      <Panel title={ui('timeline')}>
        <Suspense fallback={<Skeleton rows={4} />}>{slot('timeline', at)}</Suspense>
      </Panel>
    </aside>
  )
}

const PrintButton = ({ subject, id }: RecordAt): ReactNode => {
  const t = useDetailText()
  const [, setParams] = useSearchParams()
  const print = (): void => setParams((before) => new URLSearchParams([...before, ['print', '1']]))
  const button = (
    <Button icon={<PrinterOutlined aria-hidden />} aria-label={t('print')} title={t('print')} onClick={print} />
  )
  return <Suspense fallback={button}>{slot('paper', { subject, ids: [id], print }) ?? button}</Suspense>
}

type Ready = Plain & { readonly sections: readonly DetailSection[] }

const Shown = ({ row, ...props }: Ready & { row: Row }): ReactNode => {
  const { record, calls, paths, summary, sections, tabs = [], related, actions = [], banner, lead } = props
  const at = { subject: record.name, id: row.id }
  const title = titleOf(record, row)
  useTabTitle(title)
  return (
    <Page
      title={title}
      back={useLastList(record.name)?.address ?? paths.list}
      note={<HeadNote record={record} row={row} />}
      actions={
        <>
          <Neighbours record={record.name} id={row.id} detail={paths.detail} />
          <Suspense>{slot('follow', at)}</Suspense>
          {hasOwners(record.scope) && <Suspense>{slot('share', at)}</Suspense>}
          <Suspense>{slot('visit', at)}</Suspense>
          <PrintButton {...at} />
          <Added place="recordActions" subject={record.name} row={row} />
          <RecordActions record={record} calls={calls} paths={paths} row={row} more={actions} />
        </>
      }
    >
      {banner}
      <Added place="recordBanners" subject={record.name} row={row} />
      <dl className={styles.summary}>
        {summary.map((name) => (
          <Fact key={name} record={record} row={row} name={name} />
        ))}
        <AddedFigures subject={record.name} row={row} />
      </dl>
      <MoneyStrip subject={record.name} row={row} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <RecordTabs
            record={record}
            row={row}
            sections={sections}
            tabs={tabs}
            related={related?.(row) ?? []}
            lead={lead}
          />
        </div>
        <RecordAside {...at} />
      </div>
    </Page>
  )
}

/** The whole page of a record: what it is on top, its facts by section and tab, its history beside. */
export const RecordDetail = <F extends Fields>(props: Props<F>): ReactNode => {
  const ui = useUiText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const ready = { ...props, sections: props.sections ?? [{ title: ui('basics'), fields: otherFields(props) }] }
  const prepare = (row: Row): Promise<void> => prefetchRegionsOf(props.record.all, [row])
  const query = useRead(props.calls.show, { params: { id } }, { prepare })
  return (
    <Await query={query}>
      {(row) =>
        params.get('print') === '1' ? <PrintView row={row} {...ready} /> : <Shown key={row.id} {...ready} row={row} />
      }
    </Await>
  )
}
