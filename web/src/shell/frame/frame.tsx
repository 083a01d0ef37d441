import { lazy, useDeferredValue, useEffect, type ReactNode } from 'react'
import { create } from 'zustand'
import { account } from '@srm/api/identity/account'
import { menu } from '@srm/api/identity/menu'
import type { Profile } from '@srm/api/identity'
import { apply } from '@srm/api/tenancy/apply'
import { call } from '@/lib/api/api.ts'
import { ApiError, isNetworkError, messageOf } from '@/lib/api/api-error.ts'
import { forgetMembership, onlyRenewal, useMembership } from '@/lib/session/membership.ts'
import { acceptProfile, resetSession, useProfile } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { leaveForLogin } from '@/lib/session/public-routes.ts'
import { Library } from '../library.tsx'
import { LockGate } from '../lock/lock-gate.tsx'
import { fixedRoutes, routeMode } from '../menu/fixed-routes.ts'
import { acceptRoutes } from '../menu/menu-store.ts'
import { Splash } from '../splash.tsx'
import { Inside } from './inside.tsx'

const ChangePassword = lazy(async () => ({ default: (await import('../login/change-password.tsx')).ChangePassword }))
const OfflinePage = lazy(() => import('../update/offline.page.tsx'))
const Renewal = lazy(async () => ({ default: (await import('../plans/renewal.tsx')).Renewal }))

/** Ended long ago, nothing is left but renewing; that is known before anything else is shown. */
const isOver = async ({ readOnly }: Profile): Promise<boolean> =>
  readOnly && (await call(apply.mine, {})).closing === 'renewal'

const loadRoutes = async (): Promise<void> =>
  acceptRoutes(routeMode === 'intelligence' ? fixedRoutes : await call(menu.router, {}))

const useReach = create<{ readonly offline: boolean }>(() => ({ offline: false }))

/** Loads who I am, what I may do and where I may go; without that there is no session. */
const bootstrap = async (): Promise<void> => {
  useReach.setState({ offline: false })
  try {
    const [profile] = await Promise.all([call(account.profile, {}), loadRoutes()])
    if (await isOver(profile)) onlyRenewal()
    else forgetMembership()
    acceptProfile(profile)
  } catch (error) {
    if (useMembership.getState().renewalOnly) return
    // Nobody refused: whoever only lost the network is still signed in.
    if (isNetworkError(error) && !navigator.onLine) {
      useReach.setState({ offline: true })
      return
    }
    leaveForLogin()
    resetSession()
    if (!(error instanceof ApiError)) toast.error(messageOf(error))
  }
}

const retry = (): void => void bootstrap()

/** Drawing everything for the first time takes long, so it is done in small pieces; leaving is seen at once. */
const useArrived = (): Profile | null => {
  const now = useProfile()
  const drawn = useDeferredValue(now, null)
  return drawn && now
}

export const Frame = (): ReactNode => {
  const profile = useArrived()
  const renewalOnly = useMembership((membership) => membership.renewalOnly)
  const offline = useReach((reach) => reach.offline)
  const missing = useProfile() === null && !renewalOnly
  useEffect(() => {
    if (missing) void bootstrap()
  }, [missing])
  if (renewalOnly) return <Renewal />
  if (!profile && offline) return <OfflinePage retry={retry} />
  if (!profile) return <Splash />
  if (profile.mustChangePassword) return <ChangePassword done={bootstrap} />
  return (
    <Library>
      <LockGate profile={profile}>
        <Inside profile={profile} />
      </LockGate>
    </Library>
  )
}
