import { auth } from '@srm/api/identity/session'
import { call } from '../api/api.ts'
import { setLock } from '../settings.ts'

let locking: Promise<unknown> = Promise.resolve()

/** Covers the screen at once and has the server refuse its token; without a network only the screen is covered. */
export const lockScreen = (): void => {
  setLock(true)
  locking = call(auth.lock, {}, { silent: true }).catch(() => undefined)
}

/** A lock that reached the server after the password would close the screen again. */
export const lockArrived = (): Promise<unknown> => locking
