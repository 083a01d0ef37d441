import { Suspense, type ReactNode } from 'react'
import { useFillsWindow } from '@/lib/window-fill.ts'
import { Page } from '../page.tsx'
import { slot } from '../slots.ts'
import { ListBody } from './list-body.tsx'
import { ShapeSwitch } from './shape-switch.tsx'
import { useListModel, type ListProps } from './list-model.tsx'
import styles from './record-list.module.css'
import { savedState } from './state/url-state.ts'

/** A list of records: search, filters, views, columns, groups, sums, pages, choices and all its states. */
export const RecordList = (props: ListProps): ReactNode => {
  const { record, title, transfer = 'both', extra, above, siblings } = props
  const list = useListModel(props)
  const { state, change, choices, data, picked } = list
  const transferTools = slot('transfer', {
    record,
    query: list.asked,
    columns: choices.map(({ name }) => name),
    selected: [...picked.selection.keys()],
    total: data.total,
    capped: data.capped,
    transfer,
  })
  const views = slot('views', {
    subject: record.name,
    state: savedState(state),
    current: state.view,
    open: list.openView,
    named: (view) => change({ view, page: state.page }),
    settleDefault: list.settleDefault,
  })
  const tools = transfer !== 'none' && !data.denied && <Suspense>{transferTools}</Suspense>
  useFillsWindow()
  return (
    <Page
      dense
      title={title}
      note={
        <>
          {siblings}
          <Suspense>{views}</Suspense>
          {!list.narrow && <ShapeSwitch list={list} />}
        </>
      }
      actions={
        <>
          {!list.narrow && tools}
          {extra}
          {list.create.button}
        </>
      }
    >
      {above}
      {list.narrow && <ShapeSwitch list={list} />}
      <div className={styles.list}>
        <ListBody list={list} transfer={tools} />
      </div>
      {list.dialog}
    </Page>
  )
}
