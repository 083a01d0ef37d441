import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '../fields/field-view.tsx'
import { Panel } from '../page.tsx'
import { fieldOf, type RecordShape, type Row } from '../record-shape.ts'
import { useText } from './detail.texts.ts'
import { Facts, type DetailSection } from './facts.tsx'
import styles from './record-detail.module.css'

/** Other records that belong to this one, drawn by the page. */
export type RelatedTab = {
  readonly key: string
  readonly title: string
  readonly count?: number | undefined
  readonly content: ReactNode
}

type Props = {
  readonly record: RecordShape
  readonly row: Row
  readonly sections: readonly DetailSection[]
  /** Fields that are lists and get a tab of their own. */
  readonly tabs: readonly string[]
  readonly related: readonly RelatedTab[]
}

const Sections = ({ record, row, sections }: Pick<Props, 'record' | 'row' | 'sections'>): ReactNode =>
  sections.map((section) => (
    <Panel key={section.title} title={section.title}>
      <Facts record={record} row={row} names={section.fields} />
    </Panel>
  ))

const Counted = ({ title, count }: { title: string; count: number | undefined }): ReactNode => (
  <>
    {title}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </>
)

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** The record by tabs; which one is open is part of the address, so that a link shows the same. */
export const RecordTabs = ({ record, row, sections, tabs, related }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  const [params, setParams] = useSearchParams()
  if (tabs.length + related.length === 0) return <Sections record={record} row={row} sections={sections} />
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
  const facts = { key: 'facts', title: t('facts'), content: <Sections record={record} row={row} sections={sections} /> }
  const items = [facts, ...fieldTabs, ...related].map((tab: RelatedTab) => ({
    key: tab.key,
    label: <Counted title={tab.title} count={tab.count} />,
    children: tab.content,
  }))
  const open = params.get('tab') ?? 'facts'
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
  return <Tabs className={styles.tabs ?? ''} activeKey={open} onChange={show} items={items} />
}
