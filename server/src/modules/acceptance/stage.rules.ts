import type { AcceptanceStage } from '@srm/api/acceptance'

export const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

/** Neither decided against nor signed: the supplier can still be asked. */
const askable: readonly AcceptanceStage[] = ['recording', 'signing', 'objected']

type Standing = { readonly status: string; readonly stage: AcceptanceStage; readonly isRated: boolean }

export const mayAsk = ({ status, stage }: Pick<Standing, 'status' | 'stage'>): boolean =>
  askable.includes(stage) && status !== 'void' && status !== 'terminated'

/** What may be done with one as it stands. */
export const actionsOf = ({ status, stage, isRated }: Standing): string[] => [
  ...(changeable.includes(status) && askable.includes(stage) ? ['update'] : []),
  ...(status === 'draft' && stage === 'recording' ? ['delete'] : []),
  ...(mayAsk({ status, stage }) ? ['requestSignature'] : []),
  ...(stage === 'signed' ? ['reopen'] : []),
  ...(stage === 'settled' ? ['void'] : []),
  ...(stage === 'settled' && !isRated ? ['rate'] : []),
]
