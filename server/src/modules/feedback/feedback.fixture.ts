import type { Input } from '@srm/api/endpoint'
import type { feedback } from '@srm/api/feedback'

type Body = Input<typeof feedback.create>['body']

let count = 0

/** Passes every check; each one has words of its own. */
export const aFeedback = (more: Partial<Body> = {}): Body => {
  count += 1
  return { kind: 'wish', words: `希望列表可以按颜色标记${count}`, page: '/account/ourCompany', ...more }
}
