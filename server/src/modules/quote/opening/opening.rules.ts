import type { PurchaseState } from '#modules/inquiry/index.ts'

export type Confirmation = { readonly userId: string; readonly isBuyer: boolean }

export type OpeningRequest = {
  readonly openMode: PurchaseState['openMode']
  readonly confirmations: readonly Confirmation[]
  readonly userId: string
  readonly isBuyer: boolean
}

/**
 * What it means that somebody says yes: quotes are opened, it takes one more, or they said so already. Of two people at
 * most one is the buyer, which two different people always are.
 */
export const judgeConfirmation = ({ openMode, confirmations, userId }: OpeningRequest): 'opens' | 'waits' | 'twice' => {
  if (openMode !== 'twoPeople') return 'opens'
  if (confirmations.some((one) => one.userId === userId)) return 'twice'
  return confirmations.length === 0 ? 'waits' : 'opens'
}
