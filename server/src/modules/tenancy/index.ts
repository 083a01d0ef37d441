import { identityPages } from '@srm/api/identity/pages'
import { tenancyPages } from '@srm/api/tenancy/pages'
import { label } from '@srm/api/shared/label'
import { OurCompany } from '@srm/api/tenancy'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { companies } from './our-company/our-company.service.ts'
import { jobs } from './tenancy.jobs.ts'
import { addOperatorCommand, disableOperatorCommand } from './platform/operator.service.ts'
import { routes } from './tenancy.routes.ts'
import { grants, dictionaries } from './tenancy.defaults.ts'
import { expirySentence } from './sentences.rules.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    /** A company has its first person. */
    'tenant.founded': { readonly userId: string }
  }
}

export const tenancyModule = defineModule({
  name: 'tenancy',
  sentences: [expirySentence],
  grants,
  dictionaries,
  permissions: { apply: label('企业信息', 'Company') },
  routes: [...routes, ...companies.routes],
  jobs,
  subjects: [companies.subject],
  holdings: [ownedRecords(OurCompany, companies.service.records)],
  steps: [
    {
      key: 'profile',
      rank: 10,
      label: label('完善企业信息', 'Complete the company profile'),
      path: `${identityPages.account.path}?tab=company`,
      permission: 'apply:update',
      done: 'select credit_code is not null from tenant where tenant_id = $1',
    },
    {
      key: 'company',
      rank: 50,
      label: label('登记我方公司', 'Register your own company'),
      path: tenancyPages.ourCompany.list.path,
      permission: 'ourCompany:create',
      done: 'select exists (select 1 from our_company where tenant_id = $1)',
    },
  ],
  commands: { 'operator:add': addOperatorCommand, 'operator:disable': disableOperatorCommand },
  pages: tenancyPages,
})

export const createOurCompany = companies.service.create
export { companyByCode } from './tenancy.code.views.ts'
export { watchExpiry } from './tenancy.expiry.service.ts'
export { addOperator } from './platform/operator.service.ts'
export { createTenant } from './tenancy.service.ts'
