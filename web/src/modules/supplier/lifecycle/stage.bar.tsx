import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { Supplier, supplier, SupplierMove, type MoveKind } from '@srm/api/supplier'
import { useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { StageBar, type StageStep } from '@/ui/stage-bar/stage-bar.tsx'
import { useStageChecks } from './move.checks.tsx'
import { useMoveText } from '../supplier.texts.ts'
import { kindsTo } from './stage.kinds.ts'

/** The way of a supplier that goes well; the other stages are shown while it is in one. */
const path = ['potential', 'qualified', 'preferred']

type Props = {
  readonly supplierId: string
  readonly stage: string
  readonly move: (kind: MoveKind) => void
}

/** Where a supplier stands and what the next stage takes, by the checks that will be asked then. */
export const SupplierStageBar = ({ supplierId, stage, move }: Props): ReactNode => {
  const t = useMoveText()
  const say = useLabel()
  const may = useCan()
  const toChecks = useStageChecks(supplierId)
  const { data } = useRead(supplier.move.ways, { params: { id: supplierId } })
  const names = metaOf(SupplierMove.fields.kind).choices ?? []
  const stepTo = (to: string): StageStep | undefined => {
    const way = data?.ways.find(({ kind }) => kindsTo[to]?.includes(kind))
    const name = names.find(({ value }) => value === way?.kind)?.label
    if (!way || !name) return undefined
    const run = may('supplierMove:create') ? () => move(way.kind) : undefined
    return { label: say(name), checks: toChecks(way.checks), run }
  }
  return (
    <StageBar
      label={t('stage.label')}
      meta={metaOf(Supplier.fields.lifecycle)}
      value={stage}
      path={path}
      steps={Object.fromEntries(path.map((to) => [to, stepTo(to)]))}
    />
  )
}
