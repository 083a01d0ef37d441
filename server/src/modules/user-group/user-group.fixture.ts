import type { Input } from '@srm/api/endpoint'
import type { userGroup } from '@srm/api/user-group'

type Body = Input<typeof userGroup.create>['body']

let count = 0

/** Passes every check; each one has a name of its own. */
export const aUserGroup = (more: Partial<Body> = {}): Body => {
  count += 1
  return { name: `用户组${count}`, status: 'enabled', ...more }
}
