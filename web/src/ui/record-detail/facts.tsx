import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { FieldView } from '../fields/field-view.tsx'
import { fieldOf, type RecordShape, type Row } from '../record-shape.ts'
import styles from './record-detail.module.css'

export type DetailSection = { readonly title: string; readonly fields: readonly string[] }

type Props = { readonly record: RecordShape; readonly row: Row; readonly names: readonly string[] }

const wide = ['longText', 'richText', 'attachments', 'images', 'location']

const stamps = ['createdBy', 'createdAt', 'updatedBy', 'updatedAt']

type Placement = {
  readonly record: RecordShape
  readonly summary: readonly string[]
  readonly tabs?: readonly string[]
}

/** What stands neither in the head of the page nor among its few facts nor in a tab; long texts and files come last. */
export const otherFields = ({ record, summary, tabs = [] }: Placement): string[] => {
  const placed = new Set([record.title, 'status', ...summary, ...tabs])
  const isWide = (name: string): boolean => wide.includes(metaOf(fieldOf(record.all, name)).kind)
  const others = [...Object.keys(record.fields), ...stamps].filter((name) => !placed.has(name))
  return [...others.filter((name) => !isWide(name)), ...others.filter(isWide)]
}

const Referred = z.object({ id: z.string(), name: z.string() })

/** Whoever reads about another record may want to see it. */
const Shown = ({ meta, value }: { readonly meta: FieldMeta; readonly value: unknown }): ReactNode => {
  const view = <FieldView meta={meta} value={value} />
  const named = meta.kind === 'ref' ? Referred.safeParse(value).data : undefined
  const path = named && recordPath(meta.of ?? '', named.id)
  return path ? <Link to={path}>{view}</Link> : view
}

export const Fact = ({ record, row, name }: Omit<Props, 'names'> & { readonly name: string }): ReactNode => {
  const say = useLabel()
  const meta = metaOf(fieldOf(record.all, name))
  return (
    <div className={styles.fact} data-wide={wide.includes(meta.kind)} data-kind={meta.kind}>
      <dt>{say(meta.label)}</dt>
      <dd>
        <Shown meta={meta} value={row[name]} />
      </dd>
    </div>
  )
}

/** Fields to read, short ones in columns, lines as tables below. */
export const Facts = ({ record, row, names }: Props): ReactNode => {
  const lines = names.filter((name) => metaOf(fieldOf(record.all, name)).kind === 'rows')
  const facts = names.filter((name) => !lines.includes(name))
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((name) => (
            <Fact key={name} record={record} row={row} name={name} />
          ))}
        </dl>
      )}
      {lines.map((name) => (
        <div key={name} className={styles.lines}>
          <FieldView meta={metaOf(fieldOf(record.all, name))} value={row[name]} />
        </div>
      ))}
    </>
  )
}
