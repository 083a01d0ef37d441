import type { ComponentType, ReactNode } from 'react'
import { z } from 'zod'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import styles from './rows-view.module.css'
import { useUiText } from '../ui.texts.ts'
import { isEmptyValue } from './view-parts.tsx'

/** So many columns are read at a glance; of more, those in which no line says anything are left out. */
const glance = 8

const isBlank = (value: unknown): boolean => value === false || isEmptyValue(value)

const lines = z.array(z.looseObject({ id: z.string() })).catch([])

type Cell = ComponentType<{ readonly meta: FieldMeta; readonly value: unknown }>
type Props = { readonly meta: FieldMeta; readonly value: unknown; readonly View: Cell }

/** Lines of a record. On a phone every cell says its own label, see the stylesheet. */
export const RowsView = ({ meta, value, View }: Props): ReactNode => {
  const say = useLabel()
  const t = useUiText()
  const all = lines.parse(value)
  const named = Object.entries(meta.fields ?? {}).map(([name, schema]) => ({ name, meta: metaOf(schema) }))
  const columns = named.length > glance ? named.filter(({ name }) => all.some((line) => !isBlank(line[name]))) : named
  if (all.length === 0) return <p className={styles.none}>{t('noLines', { name: say(meta.label) })}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={say(meta.label)} tabIndex={0}>
      <table className={styles.rows} aria-label={say(meta.label)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-kind={column.meta.kind}>
                {say(column.meta.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((line) => (
            <tr key={line.id}>
              {columns.map((column) => (
                <td key={column.name} data-label={say(column.meta.label)} data-kind={column.meta.kind}>
                  <View meta={column.meta} value={line[column.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
