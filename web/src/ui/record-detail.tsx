import { Suspense, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from './field-view.tsx'
import { Panel } from './page.tsx'
import styles from './record-detail.module.css'
import { fieldOf, type RecordShape, type Row } from './record-shape.ts'
import { slot } from './slots.ts'
import { Bones } from './states.tsx'
import { useText } from './ui.texts.ts'

type Section = { readonly title: string; readonly fields: readonly string[] }

type Props = {
  readonly record: RecordShape
  readonly value: Row
  /** The few facts one opens the page for. */
  readonly summary: readonly string[]
  readonly sections: readonly Section[]
}

const wide = ['longText', 'richText', 'attachments', 'images']

const Fact = ({ record, value, name }: { record: RecordShape; value: Row; name: string }): ReactNode => {
  const say = useLabel()
  const meta = metaOf(fieldOf(record.all, name))
  return (
    <div className={styles.fact} data-wide={wide.includes(meta.kind)}>
      <dt>{say(meta.label)}</dt>
      <dd>
        <FieldView meta={meta} value={value[name]} />
      </dd>
    </div>
  )
}

const Timeline = ({ subject, id }: { subject: string; id: string }): ReactNode => {
  const t = useText()
  return (
    <aside className={styles.aside}>
      <Panel title={t('timeline')}>
        <Suspense fallback={<Bones rows={4} />}>{slot('timeline', { subject, id })}</Suspense>
      </Panel>
    </aside>
  )
}

/** A record to read: the facts that matter on top, the rest by section, its history beside. */
export const RecordDetail = ({ record, value, summary, sections }: Props): ReactNode => (
  <>
    <dl className={styles.summary}>
      {summary.map((name) => (
        <Fact key={name} record={record} value={value} name={name} />
      ))}
    </dl>
    <div className={styles.columns}>
      <div className={styles.main}>
        {sections.map((section) => (
          <Panel key={section.title} title={section.title}>
            <Facts record={record} value={value} names={section.fields} />
          </Panel>
        ))}
      </div>
      <Timeline subject={record.name} id={value.id} />
    </div>
  </>
)

const Facts = ({ record, value, names }: { record: RecordShape; value: Row; names: readonly string[] }): ReactNode => {
  const lines = names.filter((name) => metaOf(fieldOf(record.all, name)).kind === 'rows')
  const facts = names.filter((name) => !lines.includes(name))
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((name) => (
            <Fact key={name} record={record} value={value} name={name} />
          ))}
        </dl>
      )}
      {lines.map((name) => (
        <div key={name} className={styles.lines}>
          <FieldView meta={metaOf(fieldOf(record.all, name))} value={value[name]} />
        </div>
      ))}
    </>
  )
}
