import { BankOutlined } from '@ant-design/icons'
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
      load: () => import('./our-company.edit.page.tsx'),
    },
    {
      path: `${under}/detail`,
      title: label('我方公司详情', 'Our company details'),
      under,
      permission: 'ourCompany:show',
      load: () => import('./our-company.detail.page.tsx'),
    },
  ],
  menu: [{ group: label('企业', 'Company'), path: under, title, icon: BankOutlined, permission: 'ourCompany:list' }],
})
