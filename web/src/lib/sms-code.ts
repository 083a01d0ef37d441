import { sms, type SmsPurpose } from '@srm/api/notice/sms'
import { call } from './api.ts'

export type { SmsPurpose } from '@srm/api/notice/sms'

/** Sends a code and tells how many seconds must pass before the next; the caller shows a refusal. */
export const sendSmsCode = async (mobile: string, purpose: SmsPurpose): Promise<number> => {
  const { wait } = await call(sms.sendCode, { query: { mobile, purpose } }, { silent: true })
  return wait
}
