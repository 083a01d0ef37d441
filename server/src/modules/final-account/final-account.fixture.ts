import type { Input } from '@srm/api/endpoint'
import type { finalAccount } from '@srm/api/final-account'

type Body = Input<typeof finalAccount.account.create>['body']

/** The project is put in by whoever has one that is being settled. */
export const aFinalAccount = (more: Partial<Body> = {}): Body => ({
  project: '',
  conclusion: '按合同和验收结算',
  ...more,
})
