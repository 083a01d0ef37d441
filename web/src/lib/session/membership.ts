import { create } from 'zustand'

type Membership = {
  /** Long after its end nothing is left to do but to renew. */
  readonly renewalOnly: boolean
  /** The dialog with the plans is open. */
  readonly choosing: boolean
}

const open: Membership = { renewalOnly: false, choosing: false }

export const useMembership = create<Membership>(() => open)

export const choosePlan = (choosing = true): void => useMembership.setState({ choosing })
export const onlyRenewal = (): void => useMembership.setState({ renewalOnly: true, choosing: false })
export const forgetMembership = (): void => useMembership.setState(open)
