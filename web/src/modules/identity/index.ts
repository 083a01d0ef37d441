import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'
import { cameToBind } from './account.return.ts'
import { actions, menu, pages } from './identity.pages.ts'
import { beginImpersonation } from './impersonation.ts'

if (cameToBind()) void import('./account.feishu.ts').then(({ returnToBind }) => returnToBind())
if (beginImpersonation()) void import('./impersonation.banner.tsx').then(({ showBanner }) => showBanner())

export const identity = defineModule({
  name: 'identity',
  pages,
  menu,
  actions,
  slots: {
    person: lazy(async () => ({ default: (await import('./person.picker.tsx')).PersonPicker })),
    persons: lazy(async () => ({ default: (await import('./person.picker.tsx')).PersonsPicker })),
    mentions: lazy(async () => ({ default: (await import('./person.mentions.tsx')).PersonMentions })),
    personName: lazy(async () => ({ default: (await import('./person.name.tsx')).PersonName })),
    department: lazy(async () => ({ default: (await import('./department.picker.tsx')).DepartmentPicker })),
    departmentName: lazy(async () => ({ default: (await import('./department.name.tsx')).DepartmentName })),
    departments: lazy(async () => ({ default: (await import('./department.picker.tsx')).DepartmentsPicker })),
  },
})
