import { Application } from '@srm/api/application'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { routes } from './application.routes.ts'
import { createApplication, updateApplication } from './application.service.ts'
import { applicationDocument, applications } from './application.store.ts'

export const applicationModule = defineModule({
  name: 'application',
  routes,
  subjects: [
    {
      record: Application,
      permission: 'application:show',
      code: { type: 40, prefix: 'SQ', period: 'month' },
      create: createApplication,
      update: updateApplication,
    },
  ],
  documents: [applicationDocument],
  holdings: [ownedRecords(Application, applications)],
  menu: [
    {
      under: 'Approval',
      path: '/approval/application',
      name: 'Application',
      title: '申请单',
      icon: 'form',
      permission: 'application:list',
      sort: 10,
    },
  ],
})

export { createApplication } from './application.service.ts'
