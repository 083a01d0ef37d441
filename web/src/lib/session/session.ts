import { create } from 'zustand'
import type { Profile } from '@srm/api/identity'
import { UserError } from '../api/api-error.ts'
import { t } from '../lib.texts.ts'
import { remember, remembered, storageKey } from '../storage.ts'

type Session = {
  readonly token: string | null
  readonly username: string
  readonly avatar: string
  /** The card behind the avatar: department, role, company, membership. */
  readonly userInfo: Profile['userInfo'] | null
  /** The project whose pages are open. */
  readonly projectInfo: Readonly<Record<string, unknown>> | null
  readonly feedbackShow: string
  readonly profile: Profile | null
  /** Set in a tab that looks with a token of its own, to what ends the look; the person's own session is elsewhere. */
  readonly borrowed: (() => void) | null
  /** How often the server refused a call because the screen is locked. */
  readonly lockedRefusals: number
}

const blank = { avatar: '', userInfo: null, projectInfo: null, feedbackShow: '1', profile: null } as const

export const useSession = create<Session>(() => ({
  ...blank,
  token: remembered('token'),
  borrowed: null,
  lockedRefusals: 0,
  username: t('user.default'),
}))

/** The user whose permissions are known; pages below the guard always have one. */
export const useProfile = (): Profile | null => useSession((session) => session.profile)

/** From here on this tab uses this token and no other; what is kept for the other tabs is left alone. */
export const borrowToken = (token: string, end: () => void): void => useSession.setState({ token, borrowed: end })

export const setToken = (token: string): void => {
  remember('token', token)
  useSession.setState({ token })
}

export const reportLocked = (): void =>
  useSession.setState(({ lockedRefusals }) => ({ lockedRefusals: lockedRefusals + 1 }))

/** With the profile go permissions, roles and full access; the visited tabs were somebody's as well. */
export const resetSession = (): void => {
  if (useSession.getState().borrowed === null) {
    remember('token', null)
    remember('tabs', null)
  }
  useSession.setState({ ...blank, token: null, username: t('user.guest') })
}

const isText = (value: unknown): value is string => typeof value === 'string'

export const acceptProfile = (profile: Profile): void => {
  const { displayName, avatar, userInfo, feedbackShow } = profile
  if (!displayName || !isText(displayName) || !isText(avatar)) throw new UserError(t('profile.broken'))
  if (profile.permissions.length === 0 && !profile.isSuper) throw new UserError(t('profile.empty'))
  useSession.setState({ profile, username: displayName, avatar, userInfo, feedbackShow })
}

/** After a change the page itself has made, so that nothing has to be read again. */
export const changeProfile = (change: Partial<Profile>): void =>
  useSession.setState(({ profile }) => (profile ? { profile: { ...profile, ...change } } : {}))

/** Another tab signed in, out, or renewed the token: this one follows. */
export const followOtherTabs = (): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey('token') || useSession.getState().borrowed) return
    if (newValue === null) resetSession()
    else useSession.setState({ token: newValue })
  })
}
