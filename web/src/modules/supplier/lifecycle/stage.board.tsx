import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { supplier, type MoveKind } from '@srm/api/supplier'
import { UserError } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import { useCan } from '@/lib/session/can.tsx'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import type { Row } from '@/ui/record-shape.ts'
import { useMoveText } from '../supplier.texts.ts'
import { kindsTo } from './stage.kinds.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./move.dialog.tsx')).MoveDialog }))
const SubmitMove = lazy(async () => ({ default: (await import('./move.steps.tsx')).SubmitMove }))

const kindTo = async (row: Row, to: string): Promise<MoveKind | undefined> => {
  const { ways } = await call(supplier.move.ways, { params: { id: row.id } }, { silent: true })
  return ways.find(({ kind }) => kindsTo[to]?.includes(kind))?.kind
}

/** Suppliers by stage. A stage is changed by a wish with a reason: moving a card opens it. */
export const useStageBoard = (): { layouts: ListLayouts; dialog: ReactNode } => {
  const t = useMoveText()
  const may = useCan()
  const canMove = may('supplierMove:create')
  const [moving, setMoving] = useState<{ readonly id: string; readonly kind: MoveKind }>()
  const [submitting, setSubmitting] = useState<string>()
  const layouts = useMemo(
    (): ListLayouts => ({
      board: {
        by: 'lifecycle',
        sum: 'cooperationAmount',
        fields: ['classifies', 'grade', 'cooperationAmount'],
        owner: 'owner',
        ...(canMove && {
          move: async (row: Row, to: string) => {
            const kind = await kindTo(row, to)
            if (!kind) throw new UserError(t('board.noWay'))
            setMoving({ id: row.id, kind })
            return 'asked' as const
          },
        }),
      },
    }),
    [t, canMove],
  )
  const dialog = (
    <Suspense>
      {moving && (
        <MoveDialog
          supplierId={moving.id}
          kind={moving.kind}
          close={() => setMoving(undefined)}
          toSubmit={setSubmitting}
        />
      )}
      {submitting && <SubmitMove id={submitting} close={() => setSubmitting(undefined)} />}
    </Suspense>
  )
  return { layouts, dialog }
}
