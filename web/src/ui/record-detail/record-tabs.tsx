import { Button, Tabs } from 'antd'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '../fields/field-view.tsx'
import { isEmptyValue } from '../fields/view-parts.tsx'
import { Panel } from '../page.tsx'
import { sortByOrder, useContributions } from '../record-contributions.ts'
import { fieldOf, type RecordShape, type Row } from '../record-shape.ts'
import { Skeleton } from '../states.tsx'
import { useDetailText } from '../ui.texts.ts'
import { Facts, type DetailSection } from './facts.tsx'
import { MoreTabs } from './more-tabs.tsx'
import styles from './record-detail.module.css'

/** Other records that belong to this one, drawn by the page. */
export type RelatedTab = {
  readonly key: string
  readonly title: string
  readonly count?: number | undefined
  readonly content: ReactNode
  /** Other keys it is found by in an address. */
  readonly parts?: readonly string[]
  /** Its place among those other modules add; before them when it says nothing. */
  readonly order?: number
}

type Props = {
  readonly record: RecordShape
  readonly row: Row
  readonly sections: readonly DetailSection[]
  /** Fields that are lists and get a tab of their own. */
  readonly tabs: readonly string[]
  readonly related: readonly RelatedTab[]
  /** Stands above the facts. */
  readonly lead?: ReactNode
}

/** What is filled in, by section; what is empty is there for whoever asks for it. */
const Sections = ({ record, row, sections }: Pick<Props, 'record' | 'row' | 'sections'>): ReactNode => {
  const t = useDetailText()
  const [whole, setWhole] = useState(false)
  const count = sections.flatMap(({ fields }) => fields).filter((name) => isEmptyValue(row[name])).length
  const shown = sections
    .map(({ title, fields }) => ({ title, fields: whole ? fields : fields.filter((name) => !isEmptyValue(row[name])) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <>
      {shown.map(({ title, fields }) => (
        <Panel key={title} title={title}>
          <Facts record={record} row={row} names={fields} />
        </Panel>
      ))}
      {count > 0 && (
        <Button type="link" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('hideEmpty') : t('showEmpty', { count })}
        </Button>
      )}
    </>
  )
}

const Counted = ({ title, count }: { title: string; count: number | undefined }): ReactNode => (
  <>
    {title}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </>
)

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** Tabs of other modules; what says that it stands within one of them follows what is there already. */
const useAddedTabs = (subject: string, row: Row): RelatedTab[] => {
  const say = useLabel()
  const all = useContributions('recordTabs', subject)
  const isPart = ({ within }: (typeof all)[number]): boolean => all.some(({ key }) => key === within)
  return all
    .filter((one) => !isPart(one))
    .map(({ key, title, order, ...own }) => {
      const parts = [{ key, ...own }, ...all.filter(({ within }) => within === key)]
      return {
        key,
        title: say(title),
        order,
        parts: parts.map((part) => part.key),
        content: parts.map((part) => (
          <Suspense key={part.key} fallback={<Skeleton rows={6} />}>
            <part.Body row={row} />
          </Suspense>
        )),
      }
    })
}

/** The record by tabs; which one is open is part of the address, so that a link shows the same. */
export const RecordTabs = ({ record, row, sections, tabs, related, lead }: Props): ReactNode => {
  const t = useDetailText()
  const say = useLabel()
  const frame = useRef<HTMLDivElement>(null)
  const [params, setParams] = useSearchParams()
  const all = sortByOrder([...related, ...useAddedTabs(record.name, row)])
  const begin = (
    <>
      {lead}
      <Sections record={record} row={row} sections={sections} />
    </>
  )
  if (tabs.length + all.length === 0) return begin
  const fieldTabs = tabs.map((name) => ({
    key: name,
    title: say(metaOf(fieldOf(record.all, name)).label),
    count: sizeOf(row[name]),
    content: (
      <Panel>
        <div className={styles.alone}>
          <FieldView meta={metaOf(fieldOf(record.all, name))} value={row[name]} />
        </div>
      </Panel>
    ),
  }))
  const facts = { key: 'facts', title: t('facts'), content: begin }
  const items = [facts, ...fieldTabs, ...all].map((tab: RelatedTab) => ({
    key: tab.key,
    label: <Counted title={tab.title} count={tab.count} />,
    children: tab.content,
  }))
  const asked = params.get('tab') ?? 'facts'
  const holder = all.find(({ parts = [] }) => parts.includes(asked))?.key ?? asked
  // An address may name a tab that is no more, or that this person does not have.
  const open = items.some(({ key }) => key === holder) ? holder : 'facts'
  const show = (key: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (key === 'facts') after.delete('tab')
        else after.set('tab', key)
        return after
      },
      { replace: true },
    )
  return (
    <div ref={frame} className={styles.tabbed}>
      <Tabs className={styles.tabs ?? ''} activeKey={open} onChange={show} items={items} />
      <MoreTabs frame={frame} tabs={items} choose={show} />
    </div>
  )
}
