import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { hasOwners } from '@srm/api/shared/record'
import { useRead } from '@/lib/api/query.ts'
import { useTabTitle } from '@/lib/tabs/tab-scope.ts'
import { learnRegionsOf } from '../fields/region/region-names.ts'
import { MoneyStrip } from '../money-strip/money-strip.tsx'
import { Page, Panel } from '../page.tsx'
import type { RecordCalls, DetailPaths } from '../record-calls.ts'
import { useLastList } from '../record-list/state/last-list.ts'
import type { Fields, RecordShape, Row } from '../record-shape.ts'
import { slot, type RecordAt } from '../slots.ts'
import { Await, Skeleton } from '../states.tsx'
import { useText as useUiText } from '../ui.texts.ts'
import { useText } from './detail.texts.ts'
import { Fact, type DetailSection } from './facts.tsx'
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
  readonly calls: Pick<RecordCalls, 'show' | 'remove'>
  readonly paths: DetailPaths
  /** The few facts one opens the page for. */
  readonly summary: readonly string[]
  readonly sections: readonly DetailSection[]
  /** Fields that are lists and get a tab of their own, with a count. */
  readonly tabs?: readonly string[]
  readonly related?: (row: Row) => readonly RelatedTab[]
  readonly actions?: readonly RecordAction[]
  /** What has to be seen before anything else, above the facts. */
  readonly banner?: ReactNode
}

type Props<F extends Fields> = Plain & {
  readonly record: RecordShape<F>
  readonly summary: readonly Name<F>[]
  readonly sections: readonly { readonly title: string; readonly fields: readonly Name<F>[] }[]
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
  const t = useText()
  const [, setParams] = useSearchParams()
  const print = (): void => setParams((before) => new URLSearchParams([...before, ['print', '1']]))
  const button = (
    <Button icon={<PrinterOutlined aria-hidden />} aria-label={t('print')} title={t('print')} onClick={print} />
  )
  return <Suspense fallback={button}>{slot('paper', { subject, ids: [id], print }) ?? button}</Suspense>
}

const Shown = ({ row, ...props }: Plain & { row: Row }): ReactNode => {
  const { record, calls, paths, summary, sections, tabs = [], related, actions = [], banner } = props
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
          <RecordTabs record={record} row={row} sections={sections} tabs={tabs} related={related?.(row) ?? []} />
        </div>
        <RecordAside {...at} />
      </div>
    </Page>
  )
}

/** The whole page of a record: what it is on top, its facts by section and tab, its history beside. */
export const RecordDetail = <F extends Fields>(props: Props<F>): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const prepare = (row: Row): Promise<void> => learnRegionsOf(props.record.all, [row])
  const query = useRead(props.calls.show, { params: { id } }, { prepare })
  return (
    <Await query={query}>
      {(row) =>
        params.get('print') === '1' ? <PrintView row={row} {...props} /> : <Shown key={row.id} {...props} row={row} />
      }
    </Await>
  )
}
