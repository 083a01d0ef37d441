import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const userGroupPages = definePages(
  recordPages({
    subject: 'userGroup',
    path: '/authManagement/userGroup',
    noun: label('用户组', 'User group'),
    title: label('用户组', 'User groups'),
    menu: { name: 'UserGroup', area: 'AuthManagement', icon: 'contacts' },
  }),
)
