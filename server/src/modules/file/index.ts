import { defineModule } from '#kernel/module.ts'
import { jobs } from './file.jobs.ts'
import { routes } from './file.routes.ts'

export const fileModule = defineModule({ name: 'file', routes, jobs })

export { openFile, openSeenFile } from './file.read.service.ts'
export { claimFiles, ownUploads, readUpload, storeFile } from './file.service.ts'
export { fileViews, uploadLimitOf } from './file.views.ts'
