import { Form } from 'antd'
import { lazy, memo, Suspense, useRef, type ComponentType, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { Panel } from '../page.tsx'
import { fieldOf, type Fields } from '../record-shape.ts'
import { Skeleton } from '../states.tsx'
import { useEditing } from './editing.ts'
import { FormField } from './form-field.tsx'
import styles from './record-form.module.css'
import { SectionNav } from './section-nav.tsx'
import type { LinesProps } from './rows/rows-grid.tsx'
import { isLong } from './rows/rows-length.ts'
import { entryOf, isConditional, type Control, type Section } from './sections.ts'

/** Sub-tables bring dragging and pasting along, which a form without lines need not wait for. */
const RowsInput = lazy(async () => ({ default: (await import('./rows/rows-input.tsx')).RowsInput }))

const RowsGrid = lazy(async () => ({ default: (await import('./rows/rows-grid.tsx')).RowsGrid }))

type Entry = Section['fields'][number]

type PlainProps = {
  readonly fields: Fields
  readonly name: string
  readonly control?: Control | undefined
  readonly lines?: ComponentType<LinesProps> | undefined
  readonly bare?: boolean
}

const Plain = ({ fields, name, control, lines, bare = false }: PlainProps): ReactNode => {
  const schema = fieldOf(fields, name)
  const meta = metaOf(schema)
  if (meta.kind !== 'rows') return <FormField schema={schema} name={name} control={control} bare={bare} />
  const Lines = isLong(meta) ? RowsGrid : RowsInput
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      {lines ? <RowsGrid meta={meta} name={name} control={lines} /> : <Lines meta={meta} name={name} />}
    </Suspense>
  )
}

type FieldProps = { readonly fields: Fields; readonly entry: Entry; readonly alone: boolean }

/** Not drawn again with its form: a keystroke elsewhere is none of its business, and each drawing stays in memory. */
const Field = memo(({ fields, entry, alone }: FieldProps): ReactNode => {
  const { values } = useEditing()
  const { name, when, control, lines } = entryOf(entry)
  const plain = (
    <Plain fields={fields} name={name} control={control} lines={lines} bare={alone && control !== undefined} />
  )
  if (!isConditional(entry)) return plain
  return (
    <Form.Item noStyle shouldUpdate>
      {() => (when(values()) ? plain : null)}
    </Form.Item>
  )
})

const Body = ({ fields, section }: { fields: Fields; section: Section }): ReactNode => {
  const editing = useEditing()
  return (
    <section className={styles.section} data-section={section.title} tabIndex={-1} aria-label={section.title}>
      <Panel title={section.title} extra={section.extra?.(editing)}>
        {section.notice?.()}
        <div className={styles.grid}>
          {section.fields.map((entry) => (
            <Field key={entryOf(entry).name} fields={fields} entry={entry} alone={section.fields.length === 1} />
          ))}
        </div>
      </Panel>
    </section>
  )
}

type Props = { readonly fields: Fields; readonly sections: readonly Section[] }

const Layout = ({ fields, sections }: Props): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const long = sections.length > 2
  return (
    <div className={styles.layout} data-nav={long}>
      {long && <SectionNav titles={sections.map(({ title }) => title)} place={place} />}
      <div ref={place}>
        {sections.map((section) => (
          <Body key={section.title} fields={fields} section={section} />
        ))}
      </div>
    </div>
  )
}

/** The sections of a form; where there is room, a list of them beside. */
export const FormSections = ({ fields, sections }: Props): ReactNode => {
  const { values } = useEditing()
  if (sections.every(({ when }) => when === undefined)) return <Layout fields={fields} sections={sections} />
  return (
    <Form.Item noStyle shouldUpdate>
      {() => <Layout fields={fields} sections={sections.filter(({ when }) => when?.(values()) ?? true)} />}
    </Form.Item>
  )
}
