import { identity } from '@srm/api/identity'
import { call } from '@/lib/api/api.ts'
import { acceptProfile } from '@/lib/session/session.ts'

/** After a change to oneself, what the frame shows of one is read again. */
export const refreshMe = async (): Promise<void> => acceptProfile(await call(identity.user.profile, {}))
