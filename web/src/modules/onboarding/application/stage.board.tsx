import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { onboarding } from '@srm/api/onboarding'
import { UserError } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import type { Row } from '@/ui/record-shape.ts'
import { useApplicationText } from '../onboarding.texts.ts'
import type { Decision } from './decision.dialog.tsx'

const DecisionDialog = lazy(async () => ({ default: (await import('./decision.dialog.tsx')).DecisionDialog }))

/** Decisions that need a word from the reviewer, by the stage they lead to. */
const decisions: Readonly<Record<string, Decision>> = {
  approved: 'approve',
  returned: 'giveBack',
  rejected: 'reject',
  duplicate: 'duplicate',
}

/** Applications by stage: one is taken by moving it, and decided on in the dialog that a move opens. */
export const useStageBoard = (): { layouts: ListLayouts; dialog: ReactNode } => {
  const t = useApplicationText()
  const [decision, setDecision] = useState<{ readonly what: Decision; readonly row: Row }>()
  const layouts = useMemo(
    (): ListLayouts => ({
      board: {
        by: 'stage',
        fields: ['classifies', 'contactName', 'submittedAt'],
        owner: 'owner',
        canMove: ({ actions }) => actions.includes('review'),
        move: async (row, to) => {
          const what = decisions[to]
          if (what) {
            setDecision({ what, row })
            return 'asked'
          }
          if (to !== 'reviewing') throw new UserError(t('board.byApplicant'))
          const { id, version } = row
          await call(onboarding.application.take, { params: { id }, body: { version } }, { silent: true })
          return 'moved'
        },
      },
    }),
    [t],
  )
  const dialog = (
    <Suspense>{decision && <DecisionDialog {...decision} close={() => setDecision(undefined)} />}</Suspense>
  )
  return { layouts, dialog }
}
