import { create } from 'zustand'
import { z } from 'zod'
import { identity } from '@srm/api/identity'
import { call } from '@/lib/api/api.ts'

/** What somebody needs for the first sign-in. The password is known only here and only now. */
export type Invitation = {
  readonly kind: 'made' | 'reset'
  readonly name: string
  readonly username: string
  readonly password: string
}

export const useInvitation = create<{ readonly shown: Invitation | undefined }>(() => ({ shown: undefined }))

export const showInvitation = (shown: Invitation): void => useInvitation.setState({ shown })
export const forgetInvitation = (): void => useInvitation.setState({ shown: undefined })

const Answer = z.object({ id: z.string(), password: z.string() })

const namesOf = async (id: string): Promise<{ name: string; username: string }> => {
  const { displayName, username } = await call(identity.user.show, { params: { id } })
  return { name: displayName, username }
}

/** The answer to a new person carries the password; how the person is called is read back. */
export const invitationOf = async (answer: object): Promise<Invitation> => {
  const { id, password } = Answer.parse(answer)
  return { kind: 'made', password, ...(await namesOf(id)) }
}

export const resetPassword = async (id: string): Promise<void> => {
  const { password } = await call(identity.user.resetPassword, { params: { id } }, { silent: true })
  showInvitation({ kind: 'reset', password, ...(await namesOf(id)) })
}
