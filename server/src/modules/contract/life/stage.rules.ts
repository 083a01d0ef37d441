import type { ContractStage } from '@srm/api/contract'

/** Steps a person takes by hand. Signing, changes, archiving and voiding have calls of their own. */
const ways: Readonly<Partial<Record<ContractStage, readonly ContractStage[]>>> = {
  signed: ['performing', 'terminated'],
  performing: ['completed', 'paused', 'terminated'],
  paused: ['performing', 'terminated'],
}

export const waysFrom = (stage: ContractStage): readonly ContractStage[] => ways[stage] ?? []

/** Steps that leave something undone say why. */
export const needsReason = (to: ContractStage): boolean => to === 'paused' || to === 'terminated'

export const hasEnded = (stage: ContractStage): boolean =>
  stage === 'completed' || stage === 'archived' || stage === 'terminated' || stage === 'void'
