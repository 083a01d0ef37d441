import { applicationPages } from '@srm/api/application/pages'
import { Application } from '@srm/api/application'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { grants, dictionaries } from './application.defaults.ts'
import { applicationDocument, applications } from './application.service.ts'

export const applicationModule = defineModule({
  name: 'application',
  grants,
  dictionaries,
  routes: applications.routes,
  subjects: [applications.subject],
  documents: [applicationDocument],
  holdings: [ownedRecords(Application, applications.service.records)],
  pages: applicationPages,
})

export const createApplication = applications.service.create
