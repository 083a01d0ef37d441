import type { Detail } from '@srm/api/approval'
import type { Kind } from './act.model.ts'
import { mineIn, taskFor } from '../detail/detail.model.ts'

export type Offers = {
  /** Decides it; the first is what is mostly done. */
  readonly main: readonly Kind[]
  readonly more: readonly Kind[]
  readonly admin: readonly Kind[]
}

const order: readonly Kind[] = ['approve', 'reject', 'return', 'transfer', 'delegate']
const admin: readonly Kind[] = ['reassign', 'skip', 'move', 'suspend', 'resume', 'terminate']
const mine: readonly Kind[] = ['resubmit', 'urge', 'withdraw', 'void', 'cc']

/** What the server offers, arranged the way it is used: deciding first, the rest behind, managing apart. */
export const offersOf = (detail: Detail): Offers => {
  const actions = mineIn(detail)?.task.actions ?? []
  const claims = actions.includes('claim')
  const signs = ['signBefore', 'signAfter', 'signParallel'].some((name) => actions.includes(name))
  const onTask: Kind[] = [
    ...(claims ? (['claim'] as const) : []),
    ...order.filter((kind) => actions.includes(kind)),
    ...(signs ? (['addSign'] as const) : []),
    ...(actions.includes('abstain') ? (['abstain'] as const) : []),
    ...(taskFor(detail, 'removeSign') ? (['removeSign'] as const) : []),
    ...(taskFor(detail, 'takeBack') ? (['takeBack'] as const) : []),
  ]
  const onWhole = mine.filter((kind) => detail.actions.includes(kind))
  const all = [...onTask, ...onWhole]
  return {
    main: all.slice(0, 4),
    more: all.slice(4),
    admin: admin.filter((kind) => detail.actions.includes(kind)),
  }
}
