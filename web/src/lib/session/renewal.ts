import { codeOf, errorOf, requestTimeout, resultOf, succeeded, type Reply } from '../api/api-error.ts'
import { resetSession, setToken, useSession } from './session.ts'
import { remembered } from '../storage.ts'
import { leaveForForbidden, leaveForLogin } from './public-routes.ts'

/** One try at a request with a given token. */
export type Attempt = (token: string | null) => Promise<Reply>

const current = (): string | null => useSession.getState().token

/** What another tab has renewed meanwhile. */
const renewedElsewhere = (spent: string | null): string | undefined => {
  const other = remembered('token')
  if (!other || other === spent) return undefined
  setToken(other)
  return other
}

const fetchToken = async (spent: string | null): Promise<string> => {
  const response = await fetch('/refreshToken', {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(requestTimeout),
    headers: { Authorization: `Bearer ${spent ?? ''}` },
  })
  const reply = { status: response.status, statusText: response.statusText, body: (await response.json()) as unknown }
  const result = resultOf(reply) as { token?: string } | undefined
  if (!succeeded(reply) || !result?.token) throw errorOf(reply)
  setToken(result.token)
  return result.token
}

/** What one tab stores is seen by tabs of other processes a moment later; the next in turn must see it. */
const seenByOthers = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 500)
  })

/** A refresh token may be used once, so the tabs of one browser take turns as well. */
const inTurn = (spent: string | null): Promise<string> => {
  if (typeof navigator.locks === 'undefined') return Promise.resolve(renewedElsewhere(spent) ?? fetchToken(spent))
  return new Promise((resolve, reject) => {
    const turn = async (): Promise<void> => {
      const other = renewedElsewhere(spent)
      resolve(other ?? (await fetchToken(spent)))
      if (!other) await seenByOthers()
    }
    navigator.locks.request('srm.renewal', turn).catch(reject)
  })
}

let running: Promise<string> | undefined

const renewed = (spent: string | null): Promise<string> => {
  const now = current()
  // Renewing would put the person's own rights into a tab that was opened to look with less.
  if (useSession.getState().borrowed) return Promise.reject(new Error('borrowed'))
  if (now && now !== spent) return Promise.resolve(now)
  running ??= inTurn(spent).finally(() => {
    running = undefined
  })
  return running
}

const giveUp = (): void => {
  const { borrowed } = useSession.getState()
  if (borrowed) {
    borrowed()
    return
  }
  resetSession()
  leaveForLogin()
}

/** 402 renews the token once, for everybody who is waiting, and repeats the request with the new one. */
const withRenewal = async (attempt: Attempt): Promise<Reply> => {
  const token = current()
  const reply = await attempt(token)
  if (Number(codeOf(reply)) !== 402) return reply
  const next = await renewed(token).catch(() => undefined)
  return next === undefined ? reply : attempt(next)
}

/** 401 and a 402 that could not be renewed end the session; 403 leaves the page. */
export const withSession = async (attempt: Attempt): Promise<unknown> => {
  const reply = await withRenewal(attempt)
  if (succeeded(reply)) return resultOf(reply)
  const code = Number(codeOf(reply))
  if (code === 401 || code === 402) giveUp()
  if (code === 403) leaveForForbidden()
  throw errorOf(reply)
}

export const leavesPage = (code: number | string): boolean => [401, 402, 403].includes(Number(code))
