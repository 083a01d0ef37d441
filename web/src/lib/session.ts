import { create } from 'zustand'
import type { Profile } from '@srm/api/identity'
import { t } from './lib.texts.ts'
import { remember, remembered, storageKey } from './storage.ts'

type Session = {
  readonly token: string | null
  readonly username: string
  readonly avatar: string
  readonly profile: Profile | null
}

export const useSession = create<Session>(() => ({
  token: remembered('token'),
  username: t('user.default'),
  avatar: '',
  profile: null,
}))

/** The user whose permissions are known; pages below the guard always have one. */
export const useProfile = (): Profile | null => useSession((session) => session.profile)

export const setToken = (token: string): void => {
  remember('token', token)
  useSession.setState({ token })
}

export const resetSession = (): void => {
  remember('token', null)
  useSession.setState({ token: null, username: t('user.guest'), avatar: '', profile: null })
}

const isText = (value: unknown): value is string => typeof value === 'string'

export const acceptProfile = (profile: Profile): void => {
  if (!profile.displayName || !isText(profile.displayName) || !isText(profile.avatar))
    throw new Error(t('profile.broken'))
  if (profile.permissions.length === 0 && !profile.isSuper) throw new Error(t('profile.empty'))
  useSession.setState({ profile, username: profile.displayName, avatar: profile.avatar })
}

/** Another tab signed in, out, or renewed the token: this one follows. */
export const followOtherTabs = (): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey('token')) return
    if (newValue === null) resetSession()
    else useSession.setState({ token: newValue })
  })
}
