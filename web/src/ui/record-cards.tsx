import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from './field-view.tsx'
import styles from './record-cards.module.css'
import { fieldOf, type RecordShape, type Row } from './record-shape.ts'

type Props = {
  readonly record: RecordShape
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  readonly open: (row: Row) => string
}

/** The list on a phone: one card a record, title and status on top, the filled-in rest below. */
export const RecordCards = ({ record, columns, rows, open }: Props): ReactNode => {
  const say = useLabel()
  const metas = new Map(columns.map((name) => [name, metaOf(fieldOf(record.all, name))]))
  const show = (row: Row, name: string): ReactNode => {
    const meta = metas.get(name)
    return meta && <FieldView meta={meta} value={row[name]} />
  }
  const rest = columns.filter((name) => name !== record.title && name !== 'status' && name !== 'updatedAt')
  return (
    <ul className={styles.cards} aria-label={say(record.label)}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={open(row)} className={styles.card}>
            <span className={styles.top}>
              <strong>{show(row, record.title)}</strong>
              {show(row, 'status')}
            </span>
            {rest
              .filter((name) => row[name] !== null && row[name] !== '')
              .map((name) => (
                <span key={name} className={styles.line}>
                  <span className={styles.label}>{say(fieldLabel(metas, name))}</span>
                  <span>{show(row, name)}</span>
                </span>
              ))}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const fieldLabel = (metas: ReadonlyMap<string, ReturnType<typeof metaOf>>, name: string) =>
  metas.get(name)?.label ?? { zh: name, en: name }
