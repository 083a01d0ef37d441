import { defineModule } from '#kernel/module.ts'
import { jobs } from './file.jobs.ts'
import { routes } from './file.routes.ts'

export const fileModule = defineModule({ name: 'file', routes, jobs })

export { openFile, openSeenFile } from './file.read.service.ts'
export { receiveFromOutside } from './file.outside.service.ts'
export { claimFiles } from './file.claim.service.ts'
export { ownUploads, readUpload, storeFile } from './file.service.ts'
export { fileViews, uploadLimitOf } from './file.views.ts'
