import { useCallback, useState } from 'react'
import { crm, fillFields, type StageFacts } from '@srm/api/crm'
import { call } from '@/lib/api/api.ts'
import { refreshFamily } from '@/lib/api/query.ts'
import type { MoveOutcome } from '@/ui/record-list/layouts.ts'
import type { Row } from '@/ui/record-shape.ts'
import type { StageMove } from './move.form.tsx'

/** What the stage takes and is missing, as far as the form of the move can ask for it. */
const missingFor = async (id: string, to: StageFacts): Promise<readonly string[]> => {
  const { ways } = await call(crm.opportunity.ways, { params: { id } }, { silent: true })
  const checks = ways.find(({ stage }) => stage === to.id)?.checks ?? []
  const missing = checks.filter(({ holds }) => !holds).map(({ field }) => field)
  return missing.every((field) => field in fillFields) ? missing : []
}

/** Moves an opportunity; what the stage takes besides is asked for first. */
export const useMove = () => {
  const [moving, setMoving] = useState<StageMove>()
  const move = useCallback(async (row: Row, to: StageFacts): Promise<MoveOutcome> => {
    const { id, version } = row
    const missing = await missingFor(id, to)
    if (to.kind === 'lost' || missing.length > 0) {
      setMoving({ row, to, missing })
      return 'asked'
    }
    await call(crm.opportunity.move, { params: { id }, body: { version, stage: to.id } }, { silent: true })
    await refreshFamily(crm.opportunity.list, [id])
    return 'moved'
  }, [])
  return { move, moving, close: () => setMoving(undefined) }
}
