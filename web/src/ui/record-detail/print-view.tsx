import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { shanghaiTime } from '@srm/api/shared/date'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useProfile } from '@/lib/session/session.ts'
import { FieldView } from '../fields/field-view.tsx'
import { isEmptyValue } from '../fields/view-parts.tsx'
import { PrintPage } from '../print-page.tsx'
import { fieldOf, type RecordShape, type Row } from '../record-shape.ts'
import { useDetailText } from '../ui.texts.ts'
import { Facts, type DetailSection } from './facts.tsx'
import styles from './print-view.module.css'
import { codeOf, HeadStatus, titleOf } from './record-head.tsx'

type Props = {
  readonly record: RecordShape
  readonly row: Row
  readonly summary: readonly string[]
  readonly sections: readonly DetailSection[]
  readonly tabs?: readonly string[]
}

/** A sheet of A4: the head repeats on every page, the pages are numbered at the foot. */
export const PrintView = ({ record, row, summary, sections, tabs = [] }: Props): ReactNode => {
  const t = useDetailText()
  const say = useLabel()
  const profile = useProfile()
  const [time] = useState(() => formatDateTime(shanghaiTime(new Date())))
  const parts = [{ title: '', fields: [...summary] }, ...sections]
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => !isEmptyValue(row[name])) }))
    .filter(({ fields }) => fields.length > 0)
  const lists = tabs.filter((name) => Array.isArray(row[name]) && row[name].length > 0)
  return (
    <PrintPage back={t('backToRecord')} className={styles.sheet}>
      <header className={styles.head}>
        <div className={styles.headLine}>
          <span>{profile?.company}</span>
          <span>{codeOf(row)}</span>
        </div>
      </header>
      <div className={styles.body}>
        <h1 className={styles.title}>{titleOf(record, row)}</h1>
        <p className={styles.kind}>
          {say(record.label)}
          <HeadStatus record={record} row={row} />
        </p>
        {parts.map((part) => (
          <section key={part.title} className={styles.part}>
            {part.title && <h2>{part.title}</h2>}
            <Facts record={record} row={row} names={part.fields} />
          </section>
        ))}
        {lists.map((name) => (
          <section key={name} className={styles.part}>
            <h2>{say(metaOf(fieldOf(record.all, name)).label)}</h2>
            <FieldView meta={metaOf(fieldOf(record.all, name))} value={row[name]} />
          </section>
        ))}
        <p className={styles.printed}>{t('printedBy', { name: profile?.displayName ?? '', time })}</p>
      </div>
    </PrintPage>
  )
}
