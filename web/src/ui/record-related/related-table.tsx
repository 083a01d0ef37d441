import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '../fields/field-view.tsx'
import { fieldOf, type RecordShape, type Row } from '../record-shape.ts'
import { useUiText, useDetailText } from '../ui.texts.ts'
import styles from './related.module.css'

type Props = {
  readonly record: RecordShape
  /** What the rows are called here. */
  readonly noun: Label
  readonly rows: readonly Row[]
  readonly columns: readonly string[]
  /** Where a row has a page of its own. */
  readonly detail?: ((id: string) => string) | undefined
  readonly edit: (row: Row) => void
  readonly remove: (row: Row) => void
}

/** Rows that belong to the record on this page. On a phone every cell says its own label, see the stylesheet. */
export const RelatedTable = ({ record, noun, rows, columns, detail, edit, remove }: Props): ReactNode => {
  const say = useLabel()
  const t = useDetailText()
  const ui = useUiText()
  const hasActions = rows.some(({ actions }) => actions.includes('update') || actions.includes('delete'))
  const metas = columns.map((name) => ({ name, meta: metaOf(fieldOf(record.all, name)) }))
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={say(noun)}>
        <thead>
          <tr>
            {metas.map(({ name, meta }) => (
              <th key={name} scope="col" data-kind={meta.kind}>
                {say(meta.label)}
              </th>
            ))}
            {hasActions && <th scope="col">{t('actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {metas.map(({ name, meta }) => {
                const value = <FieldView compact meta={meta} value={row[name]} />
                return (
                  <td key={name} data-label={say(meta.label)} data-kind={meta.kind}>
                    {detail && name === record.title ? <Link to={detail(row.id)}>{value}</Link> : value}
                  </td>
                )
              })}
              {hasActions && (
                <td>
                  {row.actions.includes('update') && (
                    <Button type="link" size="small" onClick={() => edit(row)}>
                      {ui('edit')}
                    </Button>
                  )}
                  {row.actions.includes('delete') && (
                    <Button type="link" size="small" danger onClick={() => remove(row)}>
                      {ui('delete')}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
