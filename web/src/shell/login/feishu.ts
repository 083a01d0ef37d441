import { auth, type EnteredSession } from '@srm/api/identity/session'
import { call } from '@/lib/api/api.ts'

const kept = 'srm.v1.feishu'

type Departure = { readonly state: string; readonly redirect: string | null }

/** Leaves for Feishu's page with the QR code; what it hands back must belong to this departure. */
export const leaveForFeishu = async (redirect: string | null): Promise<void> => {
  const { url, state } = await call(auth.feishu, {}, { silent: true })
  sessionStorage.setItem(kept, JSON.stringify({ state, redirect } satisfies Departure))
  window.location.assign(url)
}

export type Arrival = { readonly code: string; readonly state: string }

const arrivalIn = (params: URLSearchParams): Arrival | undefined => {
  const code = params.get('code')
  return code ? { code, state: params.get('state') ?? '' } : undefined
}

/** Feishu may write behind the address or behind the route, as the registered address has it. */
export const arrival = (inHash: URLSearchParams): Arrival | undefined =>
  arrivalIn(inHash) ?? arrivalIn(new URLSearchParams(window.location.search))

/** A code works once and is nobody's business; the address is cleaned before it is used. */
export const forgetArrival = (): string | null => {
  const text = sessionStorage.getItem(kept)
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash)
  return text === null ? null : (JSON.parse(text) as Departure).redirect
}

const departedWith = (state: string): boolean => {
  const text = sessionStorage.getItem(kept)
  sessionStorage.removeItem(kept)
  return text !== null && (JSON.parse(text) as Departure).state === state
}

/** An answer nobody here asked for could sign a person in as somebody else. */
export const signInByFeishu = async (body: Arrival): Promise<EnteredSession | undefined> =>
  departedWith(body.state) ? call(auth.byFeishu, { body }, { silent: true }) : undefined
