import type { EnteredSession } from '@srm/api/identity/session'
import { UserError } from '@/lib/api/api-error.ts'
import { t } from '@/lib/lib.texts.ts'
import { setToken } from '@/lib/session/session.ts'

export type Choice = {
  readonly ticket: string
  readonly companies: NonNullable<EnteredSession['choices']>
}

/** What a sign-in answered: a session, or the companies of the proven person to choose from. */
export const enter = ({ token, ticket, choices = [] }: EnteredSession): Choice | undefined => {
  if (token) setToken(token)
  else if (ticket && choices.length > 0) return { ticket, companies: choices }
  else throw new UserError(t('login.broken'))
  return undefined
}
