import type { ReactNode } from 'react'
import { onboarding, SupplierApplication, type Review } from '@srm/api/onboarding'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { textIn, type Row } from '@/ui/record-shape.ts'
import type { StageCheck } from '@/ui/stage-bar/check-list.tsx'
import { StageBar, type StageStep } from '@/ui/stage-bar/stage-bar.tsx'
import { paths } from './application.paths.ts'
import { useApplicationText } from '../onboarding.texts.ts'
import type { Decision } from './decision.dialog.tsx'

/** The way of an application that goes well; the other stages are shown while it is in one. */
const path = ['submitted', 'reviewing', 'approved']

const useChecks = (row: Row): ((review: Review) => StageCheck[]) => {
  const t = useApplicationText()
  const to = `${paths.detail(row.id)}&tab=review`
  return ({ inFlow, mine, duplicates, remarks }) => [
    ...(inFlow
      ? [{ key: 'flow', label: t('check.flow'), holds: mine, to: `${paths.detail(row.id)}&tab=approvals` }]
      : []),
    {
      key: 'remarks',
      label: t('check.remarks'),
      holds: textIn(row, 'stage') !== 'returned',
      missing: remarks.map(({ text }) => text),
      to,
    },
    {
      key: 'duplicates',
      label: t('check.duplicates'),
      // Adding it to the supplier we have settles the doubt.
      holds: duplicates.length === 0 || row['supplier'] !== null,
      advises: true,
      missing: duplicates.map(({ name }) => name),
      to,
    },
  ]
}

type Props = { readonly row: Row; readonly take: () => void; readonly decide: (what: Decision) => void }

/** Where an application stands, and what has to be looked at before it is approved. */
export const ApplicationStageBar = ({ row, take, decide }: Props): ReactNode => {
  const t = useApplicationText()
  const toChecks = useChecks(row)
  const { data } = useRead(onboarding.application.review, { params: { id: row.id } })
  const canReview = row.actions.includes('review')
  const stage = textIn(row, 'stage')
  const taking: StageStep = { label: t('take'), checks: [], run: take }
  const approving: StageStep | undefined = data && {
    label: t('approve'),
    checks: toChecks(data),
    run: () => decide('approve'),
  }
  return (
    <StageBar
      label={t('stages')}
      meta={metaOf(SupplierApplication.fields.stage)}
      value={stage}
      path={path}
      steps={{
        reviewing: canReview && stage === 'submitted' && row['status'] === 'draft' ? taking : undefined,
        approved: canReview ? approving : undefined,
      }}
    />
  )
}
