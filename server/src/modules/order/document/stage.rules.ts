import type { OrderAnswer, OrderStage } from '@srm/api/order'

const nextStages: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  draft: ['sent', 'canceled'],
  sent: ['draft', 'confirmed', 'canceled'],
  confirmed: ['executing', 'accepted', 'canceled'],
  executing: ['accepted', 'canceled'],
  // What was accepted or settled by mistake is taken back by whoever said so.
  accepted: ['executing', 'settled', 'closed'],
  settled: ['accepted', 'closed'],
  closed: [],
  canceled: [],
}

export const mayMove = (from: OrderStage, to: OrderStage): boolean => nextStages[from].includes(to)

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']
/** A document nobody decides on at the moment. */
export const isEditable = (status: string): boolean => changeable.includes(status)

export const isCancelable = (stage: OrderStage): boolean => mayMove(stage, 'canceled')

/** Both sides have agreed, and not all of it is delivered. */
export const isRunning = (stage: OrderStage): boolean => stage === 'confirmed' || stage === 'executing'

type Standing = {
  readonly stage: OrderStage
  readonly status: string
  readonly answer: OrderAnswer
  readonly needsApproval: boolean
  readonly source: string
  readonly sentAt: string | null
}

const draftActions = ({ status, needsApproval, source, sentAt }: Standing): readonly string[] => {
  if (status === 'pending') return []
  if (status === 'approved') return ['send', 'cancel']
  if (!isEditable(status)) return ['cancel']
  const isNew = status === 'draft' && source !== 'award' && sentAt === null
  return ['update', 'override', needsApproval ? 'submit' : 'send', 'cancel', ...(isNew ? ['delete'] : [])]
}

/** What may be done with it now, whoever asks; their permissions are looked at besides. */
export const actionsOf = (order: Standing): readonly string[] => {
  const { stage } = order
  if (stage === 'draft') return draftActions(order)
  if (stage === 'sent') return ['send', 'recall', 'cancel']
  if (stage === 'confirmed') return ['begin', 'change', 'cancel']
  if (stage === 'executing') return ['change', 'cancel']
  return stage === 'accepted' || stage === 'settled' ? ['close'] : []
}
