import { BankOutlined, CrownOutlined, PlusOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'

const title = label('我方公司', 'Our companies')
const under = '/account/ourCompany'

export const tenancy = defineModule({
  name: 'tenancy',
  pages: [
    { path: under, title, permission: 'ourCompany:list', load: () => import('./our-company.list.page.tsx') },
    {
      path: `${under}/edit`,
      title: label('编辑我方公司', 'Edit our company'),
      under,
      dynamicNewTab: true,
      load: () => import('./our-company.edit.page.tsx'),
    },
    {
      path: `${under}/detail`,
      title: label('我方公司详情', 'Our company details'),
      under,
      permission: 'ourCompany:show',
      subject: 'ourCompany',
      load: () => import('./our-company.detail.page.tsx'),
    },
  ],
  menu: [{ group: label('企业', 'Company'), path: under, title, icon: BankOutlined, permission: 'ourCompany:list' }],
  actions: [
    {
      key: 'ourCompany.create',
      title: label('新增我方公司', 'New company'),
      icon: PlusOutlined,
      permission: 'ourCompany:create',
      to: `${under}/edit`,
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
  slots: {
    companyInfo: lazy(async () => ({ default: (await import('./company.panel.tsx')).CompanyInfo })),
  },
})
