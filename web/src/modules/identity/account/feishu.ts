import { z } from 'zod'
import { identity } from '@srm/api/identity'
import { identityPages } from '@srm/api/identity/pages'
import { call } from '@/lib/api/api.ts'
import { refreshMe } from './me.ts'
import { bindKey } from './return.ts'

const here = `${identityPages.account.path}?tab=security`

/** Leaves for Feishu's page; the answer comes back to the app's own address. */
export const leaveToBind = async (): Promise<void> => {
  const { url, state } = await call(identity.auth.feishu, {})
  sessionStorage.setItem(bindKey, state)
  window.location.assign(url)
}

const Answer = z.object({ code: z.string().min(1), state: z.string().min(1) })

/** Brings whoever left to bind back to where they left; an answer nobody here asked for is nobody's. */
export const returnToBind = (): void => {
  const answer = Answer.safeParse(Object.fromEntries(new URLSearchParams(window.location.search))).data
  const asked = sessionStorage.getItem(bindKey)
  if (!answer || !asked) return
  sessionStorage.removeItem(bindKey)
  // The code works once and is nobody's business; the router follows the hash.
  window.history.replaceState(window.history.state, '', window.location.pathname)
  window.location.hash = here
  if (answer.state === asked) void call(identity.user.bindFeishu, { body: answer }).then(refreshMe, () => undefined)
}
