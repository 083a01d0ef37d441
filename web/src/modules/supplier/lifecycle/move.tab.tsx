import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Result } from '@srm/api/endpoint'
import { supplier, SupplierMove } from '@srm/api/supplier'
import { formatDateTime } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Stack } from '@/ui/layout.tsx'
import styles from './move.module.css'
import { MoveSteps } from './move.steps.tsx'
import { useMoveText } from '../supplier.texts.ts'
import { movePaths } from '../supplier.paths.ts'

type Move = Result<typeof supplier.move.list>['items'][number]

const { fields } = SupplierMove
const Part = ({ name, value }: { readonly name: keyof typeof fields; readonly value: unknown }): ReactNode => (
  <FieldView compact meta={metaOf(fields[name])} value={value} />
)

const Line = ({ move }: { readonly move: Move }): ReactNode => (
  <li className={styles.move}>
    <div className={styles.line}>
      <Link to={movePaths.detail(move.id)}>
        <Part name="kind" value={move.kind} />
      </Link>
      <span className={styles.faint}>{move.code}</span>
      <span className={styles.grow} />
      <Part name="status" value={move.status} />
      <MoveSteps move={{ ...move, name: move.code }} />
    </div>
    <div>{move.reason}</div>
    <div className={`${styles.line ?? ''} ${styles.faint ?? ''}`}>
      <Part name="fromStage" value={move.fromStage} />→<Part name="toStage" value={move.toStage} />
      {move.scope.length > 0 && <Part name="scope" value={move.scope} />}
      {move.until}
      <span>{move.owner?.name}</span>
      <time>{formatDateTime(move.createdAt)}</time>
    </div>
  </li>
)

/** How a supplier came to stand where it does, the newest first. */
export const MoveTab = ({ supplierId }: { readonly supplierId: string }): ReactNode => {
  const t = useMoveText()
  const filter = JSON.stringify([{ field: 'supplier', op: 'in', value: [supplierId] }])
  const query = useRead(supplier.move.list, { query: { filter, pageSize: 100 } })
  return (
    <Panel title={t('tab')}>
      <Await query={query} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('none')}</p>
          ) : (
            <Stack as="ul" gap={0} className={styles.moves}>
              {items.map((move) => (
                <Line key={move.id} move={move} />
              ))}
            </Stack>
          )
        }
      </Await>
    </Panel>
  )
}
