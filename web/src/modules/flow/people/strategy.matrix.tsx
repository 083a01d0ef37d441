import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { approval } from '@srm/api/approval'
import type { Strategy } from '@srm/flow/tree/approver'
import { useRead } from '@/lib/api/query.ts'
import { Pick, Row } from '../drawer/parts.tsx'
import { useText } from '../drawer/drawer.texts.ts'
import { matrixPath } from '../flow.paths.ts'

type Matrix = Extract<Strategy, { by: 'matrix' }>
type Props = { readonly strategy: Matrix; readonly change: (next: Strategy) => void }

/** Which table the people are looked up in, and the way to where tables are written. */
export const MatrixParts = ({ strategy, change }: Props): ReactNode => {
  const t = useText()
  const { data: all } = useRead(approval.matrix.list, {})
  const known = all?.find(({ id }) => id === strategy.id)
  return (
    <Row label={t('matrix')} error={all !== undefined && !known && t('need.matrix')}>
      <Pick
        label={t('matrix')}
        value={known?.id}
        options={all?.map(({ id }) => id) ?? []}
        word={(id) => all?.find((one) => one.id === id)?.name ?? id}
        change={(id) => change({ ...strategy, id })}
      />
      <Link to={matrixPath}>{t('matrix.open')}</Link>
    </Row>
  )
}
