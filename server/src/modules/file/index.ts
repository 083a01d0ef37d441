import { receiveExternal, receiveUpload } from './file.external.service.ts'
import { judgeUpload } from './file.service.ts'
import { defineModule } from '#kernel/module.ts'
import { jobs } from './file.jobs.ts'
import { drawPicture, openFile, openHeldFile, openSeenFile } from './file.read.service.ts'
import { routes } from './file.routes.ts'

export const fileModule = defineModule({ name: 'file', routes, jobs })

export { claimFiles } from './file.claim.service.ts'
export { ownUploads, readUpload, storeFile, type Upload } from './file.service.ts'
export { fileViews, uploadLimitOf } from './file.views.ts'

/** What people without an account send: kept for a record, or only read and judged. */
export const externalUploads = { receive: receiveExternal, read: receiveUpload, judge: judgeUpload }

/** What is in a file: of one's own, of one somebody sees, of one a record holds, and a picture as it comes onto paper. */
export const fileContents = { own: openFile, seen: openSeenFile, held: openHeldFile, picture: drawPicture }
