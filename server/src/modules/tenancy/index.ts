import { label } from '@srm/api/shared/label'
import { OurCompany } from '@srm/api/tenancy'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { createOurCompany, updateOurCompany } from './our-company.service.ts'
import { companies, companyLines } from './our-company.store.ts'
import { jobs } from './tenancy.jobs.ts'
import { addOperatorCommand, disableOperatorCommand } from './tenancy.operator.service.ts'
import { routes } from './tenancy.routes.ts'

export const tenancyModule = defineModule({
  name: 'tenancy',
  routes,
  jobs,
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
  holdings: [ownedRecords(OurCompany, companies)],
  steps: [
    {
      key: 'profile',
      rank: 10,
      label: label('完善企业信息', 'Complete the company profile'),
      path: '/account/accountCenter?tab=company',
      permission: 'apply:update',
      done: 'select credit_code is not null from tenant where tenant_id = $1',
    },
    {
      key: 'company',
      rank: 50,
      label: label('登记我方公司', 'Register your own company'),
      path: '/account/ourCompany',
      permission: 'ourCompany:create',
      done: 'select exists (select 1 from our_company where tenant_id = $1)',
    },
  ],
  commands: { 'operator:add': addOperatorCommand, 'operator:disable': disableOperatorCommand },
  menu: [
    {
      under: 'Account',
      path: '/account/ourCompany',
      name: 'OurCompany',
      title: '我方公司',
      icon: 'bank',
      permission: 'ourCompany:list',
    },
  ],
})

export { companyByCode } from './tenancy.code.views.ts'
export { createOurCompany } from './our-company.service.ts'
export { watchExpiry } from './tenancy.expiry.service.ts'
export { addOperator } from './tenancy.operator.service.ts'
export { createTenant } from './tenancy.service.ts'
