import { auth } from '@srm/api/identity/session'
import { call } from '../api/api.ts'
import { forgetMembership } from './membership.ts'
import { resetSession } from './session.ts'
import { leaveForLogin } from './public-routes.ts'

/** The page is loaded anew, so that nothing of the person stays in its memory. */
export const signOut = async (loadAnew = (): void => window.location.reload()): Promise<void> => {
  await call(auth.logout, {}, { silent: true }).catch(() => undefined)
  leaveForLogin()
  resetSession()
  forgetMembership()
  loadAnew()
}
