import { auth } from '@srm/api/identity/session'
import { call } from '../api/api.ts'
import { sealed } from './secret.ts'

/** Proves once more who sits here, for a few minutes; a refusal is told where refusals are told. */
export const confirmPassword = async (password: string): Promise<boolean> => {
  try {
    await call(auth.confirm, { body: { password: await sealed(password) } })
    return true
  } catch {
    return false
  }
}
