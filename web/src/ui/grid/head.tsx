import { memo, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { needsStar } from '../fields/field-rule.ts'
import { FieldView } from '../fields/field-view.tsx'
import { VisuallyHidden } from '../layout.tsx'
import { alignOf } from './cell.tsx'
import { useText } from './grid.texts.ts'
import { cellRole, roles } from './roles.ts'
import { headId, useScope, useTopic } from './scope.ts'
import styles from './grid.module.css'

export const GridHead = memo((): ReactNode => {
  const t = useText()
  const scope = useScope()
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row} className={styles.headRow} aria-rowindex={1}>
        <th {...roles.columnHeader} className={styles.rowHead} aria-colindex={1}>
          <VisuallyHidden>{t('row')}</VisuallyHidden>
        </th>
        {scope.columns.map((column, at) => (
          <th
            key={column.key}
            id={headId(scope, at)}
            {...roles.columnHeader}
            className={styles.title}
            aria-colindex={at + 2}
            title={column.title}
            data-align={alignOf(column)}
            data-star={!column.readOnly && !column.formula && needsStar(column.schema)}
          >
            {column.title}
          </th>
        ))}
      </tr>
    </thead>
  )
})

/** What the columns come to; it follows the typing. */
export const GridFoot = memo(({ index }: { readonly index: number }): ReactNode => {
  const t = useText()
  const { store, columns } = useScope()
  useTopic(store, 'totals')
  const { totals } = store.state().derived
  return (
    <tfoot {...roles.group} className={styles.foot}>
      <tr {...roles.row} className={styles.footRow} aria-rowindex={index}>
        <th {...roles.rowHeader} className={styles.rowHead} aria-colindex={1}>
          {t('total')}
        </th>
        {columns.map((column, at) => (
          <td
            key={column.key}
            {...cellRole(true)}
            className={styles.sum}
            aria-colindex={at + 2}
            data-align={alignOf(column)}
          >
            {column.sum && <FieldView meta={metaOf(column.schema)} value={totals[column.key]} compact />}
          </td>
        ))}
      </tr>
    </tfoot>
  )
})
