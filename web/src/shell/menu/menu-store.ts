import { create } from 'zustand'
import type { MenuRoute } from '@srm/api/identity'
import { noteError } from '@/lib/api/error-log.ts'
import { useSession } from '@/lib/session/session.ts'

/** The routes of whoever is signed in; null until they were fetched. */
export const useRoutes = create<{ readonly routes: readonly MenuRoute[] | null }>(() => ({ routes: null }))

/** Without any route there is nothing to set: that is noted, and the fixed pages are all there is. */
export const acceptRoutes = (routes: readonly MenuRoute[]): void => {
  if (routes.length === 0) noteError(new Error('backend route fetch failed'))
  useRoutes.setState({ routes: routes.length === 0 ? [] : routes })
}

useSession.subscribe((now, before) => {
  if (!now.profile && before.profile) useRoutes.setState({ routes: null })
})
