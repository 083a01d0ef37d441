import { isOpen } from '@/lib/session/public-routes.ts'

export type NavigationRequest = {
  readonly path: string
  readonly token: boolean
  /** Who I am, what I may do and which routes there are is known. */
  readonly loaded: boolean
  /** The route's guard code is held; a route without one lets everybody in. */
  readonly held: boolean
  /** There is a page at the path. */
  readonly known: boolean
}

export type Verdict = 'go' | 'login' | 'load' | 'home' | '403' | '404'

const withToken = ({ path, loaded, held, known }: NavigationRequest): Verdict => {
  if (!held) return '403'
  if (loaded && path === '/login') return 'home'
  if (isOpen(path)) return 'go'
  if (!loaded) return 'load'
  return known ? 'go' : '404'
}

/** What happens to somebody who wants to go somewhere. */
export const judge = (asked: NavigationRequest): Verdict => {
  if (asked.token) return withToken(asked)
  return isOpen(asked.path) ? 'go' : 'login'
}
