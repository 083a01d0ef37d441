import type { InvitationState, OpenMode, PurchaseStage } from '@srm/api/inquiry'

const modes: readonly OpenMode[] = ['clockOrAll', 'clock', 'twoPeople']

/** Whether one way of opening is at least as careful as another. */
export const isAsCareful = (mode: OpenMode, least: OpenMode): boolean => modes.indexOf(mode) >= modes.indexOf(least)

/** The more careful of two ways of opening. */
export const moreCareful = (one: OpenMode, other: OpenMode): OpenMode => (isAsCareful(one, other) ? one : other)

const nextStages: Readonly<Record<PurchaseStage, readonly PurchaseStage[]>> = {
  draft: ['quoting', 'canceled'],
  quoting: ['closed', 'failed', 'canceled'],
  failed: ['quoting', 'closed', 'canceled'],
  closed: ['opened', 'quoting', 'canceled'],
  opened: ['quoting', 'awarding', 'awarded', 'canceled'],
  awarding: ['opened', 'awarded'],
  awarded: ['ordered', 'opened'],
  ordered: ['archived'],
  archived: [],
  canceled: [],
}

export const mayMove = (from: PurchaseStage, to: PurchaseStage): boolean => nextStages[from].includes(to)

/** What may be called off: nothing that was awarded. */
export const isCancelable = (stage: PurchaseStage): boolean => mayMove(stage, 'canceled')

const nextStates: Readonly<Record<InvitationState, readonly InvitationState[]>> = {
  created: ['sent', 'canceled'],
  sent: ['viewed', 'intends', 'declined', 'quoted', 'canceled', 'lost'],
  viewed: ['intends', 'declined', 'quoted', 'canceled', 'lost'],
  intends: ['declined', 'quoted', 'canceled', 'lost'],
  declined: ['intends', 'quoted', 'canceled', 'lost'],
  // Quoting again keeps the state; withdrawing a quote leaves the door open until the deadline.
  quoted: ['quoted', 'withdrawn', 'viewed', 'canceled', 'won', 'lost'],
  withdrawn: ['quoted', 'declined', 'viewed', 'canceled', 'lost'],
  won: ['lost', 'quoted'],
  lost: ['won', 'quoted'],
  canceled: [],
}

export const mayAnswer = (from: InvitationState, to: InvitationState): boolean => nextStates[from].includes(to)

/** It said yes or no; whoever only looked may still do either. */
export const hasAnswered = (state: InvitationState): boolean => ['declined', 'quoted', 'withdrawn'].includes(state)

type Place = { readonly state: InvitationState; readonly roundNo: number }

/** It is still asked, in the round that is under way. */
export const isAsked = ({ state, roundNo }: Place, round: number): boolean => state !== 'canceled' && roundNo === round

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']
/** A document nobody decides on at the moment. */
export const isEditable = (status: string): boolean => changeable.includes(status)

type Standing = { readonly stage: PurchaseStage; readonly status: string; readonly needsApproval: boolean }

/** What may be done with it now, whoever asks; their permissions are looked at besides. */
export const actionsOf = ({ stage, status, needsApproval }: Standing): readonly string[] => {
  const cancel = isCancelable(stage) && status !== 'pending' ? ['cancel'] : []
  if (stage === 'quoting') return ['update', 'invite', 'uninvite', 'resend', 'extend', 'close', 'answer', ...cancel]
  if (stage === 'failed') return ['extend', 'proceed', ...cancel]
  if (stage === 'opened') return ['round', ...cancel]
  if (stage !== 'draft') return cancel
  if (status === 'approved') return ['invite', 'uninvite', 'extend', 'publish', ...cancel]
  if (!isEditable(status)) return cancel
  const drafting = ['update', 'invite', 'uninvite', ...(needsApproval ? ['submit'] : ['publish']), ...cancel]
  return status === 'draft' ? [...drafting, 'delete'] : drafting
}
