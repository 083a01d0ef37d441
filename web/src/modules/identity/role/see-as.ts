import { identity } from '@srm/api/identity'
import { call } from '@/lib/api/api.ts'
import { openImpersonation } from '../impersonation/impersonation.ts'

/** Opens the app in a tab of its own that sees what the role sees. */
export const impersonateRole = async (id: string): Promise<void> => {
  // Opened before the answer is there: afterwards the browser would take it for an unasked window.
  const tab = window.open('', '_blank')
  try {
    const { token } = await call(identity.role.seeAs, { params: { id } })
    if (tab) openImpersonation(tab, token)
  } catch (error) {
    tab?.close()
    throw error
  }
}
