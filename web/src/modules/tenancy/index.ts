import { CrownOutlined, PlusOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import { tenancyPages } from '@srm/api/tenancy/pages'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const tenancy = defineModule({
  name: 'tenancy',
  help: async () => (await import('./tenancy.help.ts')).help,
  pages: routes(tenancyPages, {
    ourCompany: {
      list: () => import('./our-company.list.page.tsx'),
      edit: () => import('./our-company.edit.page.tsx'),
      detail: () => import('./our-company.detail.page.tsx'),
    },
  }),
  actions: [
    {
      key: 'ourCompany.create',
      title: label('新增我方公司', 'New company'),
      icon: PlusOutlined,
      permission: 'ourCompany:create',
      to: tenancyPages.ourCompany.edit.path,
    },
  ],
  widgets: [
    {
      type: 'membership',
      title: label('会员', 'Membership'),
      icon: CrownOutlined,
      permission: 'apply:update',
      size: { w: 4, h: 6, minW: 3, minH: 4 },
      load: async () => (await import('./company.widget.tsx')).MembershipWidget,
    },
  ],
  links: { ourCompany: { add: tenancyPages.ourCompany.list.path, noun: label('我方公司', 'company of ours') } },
  slots: {
    companyInfo: lazy(async () => ({ default: (await import('./company.panel.tsx')).CompanyInfo })),
  },
})
