import { userGroupPages } from '@srm/api/user-group/pages'
import { reading, readingAndExport } from '#kernel/grants.ts'
import { defineModule } from '#kernel/module.ts'
import { userGroups } from './user-group.service.ts'

export const userGroupModule = defineModule({
  name: 'user-group',
  routes: userGroups.routes,
  // Whoever says who is in a group says who approves: no role that makes documents does.
  grants: { userGroup: { GM: readingAndExport, ADMIN: [...reading, 'create', 'update', 'delete'], AUDIT: reading } },
  subjects: [userGroups.subject],
  pages: userGroupPages,
})
