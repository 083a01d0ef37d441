import type { ReactNode } from 'react'
import { saidBy, type ChartData } from './chart-types.ts'
import styles from './chart.module.css'

/** The numbers of the chart for whoever would rather read them, or cannot see the drawing. */
export const ChartTable = ({ data, label }: { readonly data: ChartData; readonly label: string }): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{data.category.name}</th>
          {data.series.map(({ key, name }) => (
            <th key={key} scope="col" className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row, index) => (
          <tr key={`${String(row[data.category.key])}-${String(index)}`}>
            <th scope="row">{row[data.category.key]}</th>
            {data.series.map((series) => (
              <td key={series.key} className={styles.number}>
                {saidBy(series, row[series.key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
