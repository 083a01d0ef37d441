import type { ReactNode } from 'react'
import { crm, Opportunity, type StageFacts } from '@srm/api/crm'
import { metaOf, type Choice } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { StageBar, type StageStep } from '@/ui/stage-bar/stage-bar.tsx'
import { opportunityPaths } from '../crm.paths.ts'
import { useOpportunityText } from '../crm.texts.ts'

const colors = { open: 'blue', won: 'green', lost: 'red', invalid: 'grey' } as const

type Props = {
  readonly opportunityId: string
  readonly stage: string
  readonly move: (to: StageFacts) => void
}

/** Where an opportunity stands and what the next stage takes, by the checks that will be asked then. */
export const OpportunityStageBar = ({ opportunityId, stage, move }: Props): ReactNode => {
  const t = useOpportunityText()
  const may = useCan()
  const { data: stages } = useRead(crm.opportunity.stages, {})
  const { data } = useRead(crm.opportunity.ways, { params: { id: opportunityId } })
  if (!stages) return null
  const choices = stages.map(({ id, name, kind }): Choice => ({
    value: id,
    label: { zh: name, en: name },
    color: colors[kind],
  }))
  const path = stages.filter(({ kind }) => kind === 'open' || kind === 'won')
  const stepTo = (to: StageFacts): StageStep | undefined => {
    const way = data?.ways.find((one) => one.stage === to.id)
    if (!way?.open) return undefined
    const { name } = to
    const mend = opportunityPaths.edit(opportunityId)
    const checks = way.checks.map(({ field, label, holds }) => ({ key: field, label, holds, to: mend }))
    return { label: t('stage.go', { name }), checks, run: may('opportunity:update') ? () => move(to) : undefined }
  }
  return (
    <StageBar
      label={t('stage.label')}
      meta={{ ...metaOf(Opportunity.fields.stage), choices }}
      value={stage}
      path={path.map(({ id }) => id)}
      steps={Object.fromEntries(path.map((to) => [to.id, stepTo(to)]))}
    />
  )
}
