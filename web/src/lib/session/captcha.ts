import { useEffect, useState } from 'react'
import { auth } from '@srm/api/identity/session'
import type { Result } from '@srm/api/endpoint'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/api.ts'

type Picture = Result<typeof auth.captcha>

export type Captcha = {
  readonly asked: boolean
  readonly picture: Picture | undefined
  /** Asks for a picture; each one counts for a single try. */
  readonly renew: () => void
  /** After a try that failed: another picture where one was used or is asked for. */
  readonly renewAfter: (error: unknown) => void
}

const asksForPicture = (error: unknown): boolean => error instanceof ApiError && (error.key ?? '').endsWith('.captcha')

export const useCaptcha = (): Captcha => {
  const [round, setRound] = useState(0)
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    if (round === 0) return undefined
    const gone = new AbortController()
    call(auth.captcha, {}, { signal: gone.signal }).then(setPicture, () => undefined)
    return () => gone.abort()
  }, [round])
  const asked = round > 0
  const renew = (): void => setRound((before) => before + 1)
  return { asked, picture, renew, renewAfter: (error) => (asked || asksForPicture(error)) && renew() }
}
