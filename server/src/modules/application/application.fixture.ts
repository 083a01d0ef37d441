import type { application } from '@srm/api/application'
import type { Input } from '@srm/api/endpoint'

type Body = Input<typeof application.create>['body']

let count = 0

/** Passes every check; each one has a title of its own. */
export const anApplication = (more: Partial<Body> = {}): Body => {
  count += 1
  return { title: `申请单${count}`, type: 'general', amount: '1200.00', reason: '会议物料采购', ...more }
}
