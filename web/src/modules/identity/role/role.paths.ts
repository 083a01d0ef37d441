import { identityPages } from '@srm/api/identity/pages'
import { recordPaths } from '@srm/api/shared/pages'

const { role } = identityPages

export const paths = {
  ...recordPaths(role),
  copy: (id: string): string => `${role.edit.path}?from=${id}`,
  compare: (left = ''): string => `${role.compare.path}${left && `?left=${left}`}`,
  duties: role.duties.path,
}
