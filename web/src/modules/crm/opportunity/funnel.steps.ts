import type { StageFacts } from '@srm/api/crm'
import { sumDecimals } from '@srm/api/shared/decimal-text'
import type { Summary } from '@srm/api/shared/page'

export type FunnelStep = {
  readonly id: string
  readonly name: string
  /** Every stage a record that got here may have got to at most: the filter that lists them. */
  readonly stages: readonly string[]
  readonly count: number
  /** Nothing where the reader's roles cover amounts. */
  readonly amount: string | undefined
  /** The share of those at the step before that came on to this one, in percent. */
  readonly rate: number | undefined
}

/** How many ever reached each stage: those whose furthest stage is this or a later one. */
export const funnelOf = (stages: readonly StageFacts[], groups: Summary['groups']): FunnelStep[] => {
  const path = stages.filter(({ kind }) => kind === 'open' || kind === 'won')
  const steps = path.map(({ id, name }, at) => {
    const later = path.slice(at).map((stage) => stage.id)
    const reached = groups.filter(({ value }) => value !== null && later.includes(value))
    const amounts = reached.flatMap(({ sums }) => sums['expectedAmount'] ?? [])
    const isCovered = reached.length > 0 && amounts.length === 0
    return {
      id,
      name,
      stages: later,
      count: reached.reduce((sum, { count }) => sum + count, 0),
      amount: isCovered ? undefined : sumDecimals(['0.00', ...amounts]),
    }
  })
  return steps.map((step, at) => {
    const before = steps[at - 1]?.count
    return { ...step, rate: before ? Math.round((step.count / before) * 1000) / 10 : undefined }
  })
}
