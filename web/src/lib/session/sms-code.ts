import { sms, type SmsPurpose } from '@srm/api/notice/sms'
import { call } from '../api/api.ts'

export type { SmsPurpose } from '@srm/api/notice/sms'

type Proof = { readonly id: string; readonly answer: string }

/** Sends a code and tells how many seconds must pass before the next; the caller shows a refusal. */
export const sendSmsCode = async (mobile: string, purpose: SmsPurpose, proof?: Proof): Promise<number> => {
  const picture = proof && { captchaId: proof.id, captchaAnswer: proof.answer.trim() }
  const { wait } = await call(sms.sendCode, { query: { mobile, purpose, ...picture } }, { silent: true })
  return wait
}
