import { OurCompany } from '@srm/api/tenancy'
import { defineModule } from '#kernel/module.ts'
import { createOurCompany, updateOurCompany } from './our-company.service.ts'
import { companyLines } from './our-company.store.ts'
import { routes } from './tenancy.routes.ts'

export const tenancyModule = defineModule({
  name: 'tenancy',
  routes,
  subjects: [
    {
      record: OurCompany,
      permission: 'ourCompany:show',
      code: { type: 7, prefix: 'GS', digits: 3 },
      lines: companyLines,
      create: createOurCompany,
      update: updateOurCompany,
    },
  ],
  menu: [
    { path: '/account/ourCompany', name: 'OurCompany', title: '我方公司', icon: 'bank', permission: 'ourCompany:list' },
  ],
})

export { createOurCompany } from './our-company.service.ts'
export { foundTenant } from './tenancy.service.ts'
