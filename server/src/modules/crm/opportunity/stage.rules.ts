import { Opportunity, type stageNeeds, type StageFacts } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'

export type NeededField = (typeof stageNeeds)[keyof typeof stageNeeds]

export type Stage = Omit<StageFacts, 'needs'> & { readonly needs: readonly NeededField[] }

/** What has to be filled in at a stage: what it asks for itself and what every stage on the way to it does. */
export const neededAt = (stages: readonly Stage[], target: Stage): readonly NeededField[] => {
  const onTheWay = stages.filter(({ kind }) => kind === 'open')
  const place = onTheWay.findIndex(({ id }) => id === target.id)
  const passed = target.kind === 'won' ? onTheWay : onTheWay.slice(0, place + 1)
  return [...new Set([...passed, target].flatMap(({ needs }) => needs))]
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

type Values = Readonly<Partial<Record<NeededField, unknown>>>

export const missingIn = (values: Values, needed: readonly NeededField[]): readonly NeededField[] =>
  needed.filter((field) => isEmpty(values[field]))

/** How far an opportunity ever got; one that is taken back from won got as far as where it goes now. */
export const furthestOf = (stages: readonly Stage[], former: string, target: Stage): string => {
  if (target.kind === 'won') return target.id
  const at = (id: string): number => stages.findIndex((stage) => stage.id === id)
  const before = stages[at(former)]
  if (target.kind !== 'open') return former
  return before?.kind === 'open' && at(former) > at(target.id) ? former : target.id
}

export const labelOf = (field: NeededField) => metaOf(Opportunity.fields[field]).label
