import { borrowToken } from '@/lib/session/session.ts'
import { storageKey } from '@/lib/storage.ts'

const key = storageKey('impersonation')
/** Ends before the token does, so that nothing is ever asked for with an ended one. */
const lasts = 9.5 * 60_000

type Impersonation = { readonly token: string; readonly until: number }

/** Loaded with the app, so it is read without the library that checks answers: only this file writes it. */
const kept = (): Impersonation | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Impersonation | null
  } catch {
    return null
  }
}

/** The token stays in the storage of that one tab: the person's own session is left as it is. */
export const openImpersonation = (tab: Window, token: string): void => {
  tab.sessionStorage.setItem(key, JSON.stringify({ token, until: Date.now() + lasts } satisfies Impersonation))
  tab.location.replace(`${window.location.pathname}#/`)
}

/** A tab that was opened to look closes; where the browser keeps it open, it becomes the person's own again. */
export const stopImpersonation = (): void => {
  sessionStorage.removeItem(key)
  window.close()
  window.location.replace('#/')
  window.location.reload()
}

/** In a tab that looks with the eyes of a role, requests carry its token and no other, until the time is up. */
export const beginImpersonation = (): boolean => {
  const look = kept()
  if (!look) return false
  if (Date.now() >= look.until) {
    sessionStorage.removeItem(key)
    return false
  }
  const { token, until } = look
  borrowToken(token, stopImpersonation)
  setTimeout(stopImpersonation, until - Date.now())
  document.addEventListener('visibilitychange', () => {
    if (Date.now() >= until) stopImpersonation()
  })
  return true
}
