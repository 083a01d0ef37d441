import { SupplierApplication, SupplierUpdate } from '@srm/api/onboarding'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { sealColumns } from '#kernel/resealing.ts'
import { createApplication, updateApplication } from './application.service.ts'
import { applications, lines } from './application.store.ts'
import { applicationDocument } from './document.service.ts'
import { jobs } from './onboarding.jobs.ts'
import { routes } from './onboarding.routes.ts'
import { askForUpdate, changeAsked } from './update.service.ts'
import { updateLines } from './update.store.ts'

export const onboardingModule = defineModule({
  name: 'onboarding',
  routes,
  jobs,
  seed: (ctx) => sealColumns(ctx, [['supplier_application', 'account_no']]),
  subjects: [
    {
      record: SupplierApplication,
      permission: 'supplierApplication:show',
      code: { type: 64, prefix: 'ZR', period: 'month' },
      lines,
      create: createApplication,
      update: updateApplication,
    },
    {
      record: SupplierUpdate,
      permission: 'supplierUpdate:show',
      code: { type: 66, prefix: 'GX', period: 'month' },
      lines: updateLines,
      create: askForUpdate,
      update: changeAsked,
    },
  ],
  documents: [applicationDocument],
  holdings: [ownedRecords(SupplierApplication, applications)],
  menu: [
    {
      under: 'Supplier',
      path: '/supplier/application',
      name: 'SupplierApplication',
      title: '准入申请',
      icon: 'solution',
      sort: 90,
      permission: 'supplierApplication:list',
    },
    {
      under: 'Supplier',
      path: '/supplier/updateList',
      name: 'SupplierUpdate',
      title: '供应商更新',
      icon: 'safety',
      sort: 91,
      permission: 'supplierUpdate:list',
    },
  ],
})

export { createApplication } from './application.service.ts'
export { reject, returnToApplicant, take } from './review.service.ts'
