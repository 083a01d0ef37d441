import { UserAddOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { identityPages } from '@srm/api/identity/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { cameToBind } from './account/return.ts'
import { beginImpersonation } from './impersonation/impersonation.ts'

if (cameToBind()) void import('./account/feishu.ts').then(({ returnToBind }) => returnToBind())
if (beginImpersonation()) void import('./impersonation/banner.tsx').then(({ showBanner }) => showBanner())

/** People have the same pages wherever they are kept. */
const peoplePages = {
  list: () => import('./user/list.page.tsx'),
  edit: () => import('./user/edit.page.tsx'),
  detail: () => import('./user/detail.page.tsx'),
  handOver: () => import('./hand-over/hand-over.page.tsx'),
}

export const identity = defineModule({
  name: 'identity',
  help: async () => (await import('./identity.help.ts')).help,
  pages: routes(identityPages, {
    user: peoplePages,
    role: {
      list: () => import('./role/list.page.tsx'),
      edit: () => import('./role/edit.page.tsx'),
      detail: () => import('./role/detail.page.tsx'),
      compare: () => import('./role/compare.page.tsx'),
      duties: () => import('./role/duties.page.tsx'),
    },
    menu: () => import('./menu/list.page.tsx'),
    department: () => import('./department/list.page.tsx'),
    log: () => import('./log/log.page.tsx'),
    account: () => import('./account/account.page.tsx'),
    employee: peoplePages,
  }),
  actions: [
    {
      key: 'user.create',
      title: label('新增员工', 'New employee'),
      icon: UserAddOutlined,
      permission: 'user:create',
      to: identityPages.employee.edit.path,
    },
  ],
  links: {
    user: { add: identityPages.user.list.path, noun: label('人员', 'person') },
    department: { add: identityPages.department.path, noun: label('部门', 'department') },
    role: { add: identityPages.role.list.path, noun: label('角色', 'role') },
  },
  slots: {
    person: lazy(async () => ({ default: (await import('./person/picker.tsx')).PersonPicker })),
    persons: lazy(async () => ({ default: (await import('./person/picker.tsx')).PersonsPicker })),
    mentions: lazy(async () => ({ default: (await import('./person/mentions.tsx')).PersonMentions })),
    personName: lazy(async () => ({ default: (await import('./person/name.tsx')).PersonName })),
    department: lazy(async () => ({ default: (await import('./department/picker.tsx')).DepartmentPicker })),
    departmentName: lazy(async () => ({ default: (await import('./department/name.tsx')).DepartmentName })),
    departments: lazy(async () => ({ default: (await import('./department/picker.tsx')).DepartmentsPicker })),
  },
})
export { useEntriesBelow } from './menu/entries-below.ts'
