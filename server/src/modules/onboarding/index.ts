import { onboardingPages } from '@srm/api/onboarding/pages'
import { SupplierApplication } from '@srm/api/onboarding'
import { applicationScenes, supplierUpdateScene } from '@srm/api/onboarding/sms-scenes'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { sealColumns } from '#kernel/log/resealing.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { supplierApplications } from './application/application.service.ts'
import { applications } from './application/application.store.ts'
import { duties, figures } from './application/home.views.ts'
import { applicantPurpose } from './apply/outcome.service.ts'
import { applicationDocument } from './document.service.ts'
import { jobs } from './onboarding.jobs.ts'
import { routes } from './onboarding.routes.ts'
import { grants } from './onboarding.defaults.ts'
import { updatePurpose } from './update/purpose.service.ts'
import { supplierUpdates } from './update/update.service.ts'
import { sentences } from './sentences.rules.ts'

const appliedSql = `exists (select 1 from supplier_application where tenant_id = $1 and $2 in (supplier_id, duplicate_of_id))`

export const onboardingModule = defineModule({
  name: 'onboarding',
  sentences: Object.values(sentences),
  smsScenes: [...Object.values(applicationScenes), supplierUpdateScene],
  grants,
  routes: [...routes, ...supplierApplications.routes, ...supplierUpdates.routes],
  jobs,
  retiredJobs: ['onboarding.outcome', 'onboarding.ask'],
  contributes: [externalPurposes.contribute(applicantPurpose), externalPurposes.contribute(updatePurpose)],
  seed: (ctx) => sealColumns(ctx, [['supplier_application', 'account_no']]),
  subjects: [supplierApplications.subject, supplierUpdates.subject],
  documents: [applicationDocument],
  holdings: [ownedRecords(SupplierApplication, applications)],
  guards: [{ subject: 'supplier', label: label('准入申请', 'applications'), holds: appliedSql }],
  links: [
    {
      kind: 'supplierApplication.supplier',
      label: label('准入为', 'Admitted as'),
      from: 'supplierApplication',
      to: 'supplier',
      field: { of: 'from', key: 'supplier' },
    },
    {
      kind: 'supplier.supplierUpdate',
      label: label('资料更新', 'Update of'),
      from: 'supplier',
      to: 'supplierUpdate',
      field: { of: 'to', key: 'supplier' },
    },
  ],
  pages: onboardingPages,
  figures,
  duties,
})

export const createApplication = supplierApplications.service.create
export { reject, returnToApplicant, take } from './application/review.service.ts'
