import type { ReactNode } from 'react'
import styles from './lines-table.module.css'

export type LinesColumn<L> = {
  readonly key: string
  readonly title: string
  /** Stands at the right, digits below digits. */
  readonly isNumber?: boolean
  readonly render: (line: L) => ReactNode
}

type Foot = {
  readonly key: string
  readonly label: ReactNode
  /** None for a remark as wide as the table. */
  readonly value: ReactNode
  readonly isStrong?: boolean
}

type Props<L> = {
  readonly label: string
  readonly columns: readonly LinesColumn<L>[]
  readonly lines: readonly L[]
  readonly keyOf: (line: L, at: number) => string
  /** What the lines come to, below the last column. */
  readonly foot?: readonly Foot[]
  /** A line that needs to be seen, such as one that is dropped or beyond what was ordered. */
  readonly toneOf?: (line: L) => 'plain' | 'dropped' | 'warning'
}

/** Lines of a document as they are read: a table with its totals at a desk, a card for each on a phone. */
export const LinesTable = <L,>({ label, columns, lines, keyOf, foot = [], toneOf }: Props<L>): ReactNode => (
  <div className={styles.scroll}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, isNumber = false }) => (
            <th key={key} scope="col" data-number={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={keyOf(line, at)} data-tone={toneOf?.(line)}>
            {columns.map(({ key, title, isNumber = false, render }) => (
              <td key={key} data-label={title} data-number={isNumber || undefined}>
                {render(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot.length > 0 && (
        <tfoot>
          {foot.map(({ key, label: what, value, isStrong = false }) => (
            <tr key={key} data-strong={isStrong || undefined}>
              <th scope="row" colSpan={columns.length - (value === '' ? 0 : 1)}>
                {what}
              </th>
              {value !== '' && <td data-number>{value}</td>}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  </div>
)

type CellProps = { readonly title: ReactNode; readonly notes?: readonly (string | false | null | undefined)[] }

/** What a line is, with what is further known of it below. */
export const LineName = ({ title, notes = [] }: CellProps): ReactNode => (
  <span className={styles.name}>
    <strong>{title}</strong>
    {notes.map((note) => note && <small key={note}>{note}</small>)}
  </span>
)
