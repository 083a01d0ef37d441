import { documentPages } from '@srm/api/document/pages'
import { documentShareScene } from '@srm/api/document/sms-scenes'
import { documentTab } from '@srm/api/document/tab'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { ofCrew, projectPoints } from '#modules/project/index.ts'
import { grants } from './document.defaults.ts'
import { routes } from './document.routes.ts'
import { projectDocuments } from './document.service.ts'
import { folders } from './folder.service.ts'
import { documentPurpose } from './share.service.ts'

const resources = [folders, projectDocuments]

const heldSql = `exists (select 1 from project_document where tenant_id = $1 and project_id = $2)`

/** A document says itself which roles see it, so that buyers keep theirs here as well. */
const roles = { ...ofCrew(documentTab).roles, buyer: 'edit' } as const

export const documentModule = defineModule({
  name: 'document',
  grants,
  smsScenes: [documentShareScene],
  routes: [...routes, ...resources.flatMap((resource) => resource.routes)],
  subjects: resources.map(({ subject }) => subject),
  guards: [{ subject: 'project', label: label('项目文档', 'documents'), holds: heldSql }],
  pages: documentPages,
  tabs: [documentTab],
  contributes: [
    projectPoints.tabs.contribute({ tab: documentTab, roles }),
    externalPurposes.contribute(documentPurpose),
  ],
})

export const createFolder = folders.service.create
export const createDocument = projectDocuments.service.create
export { addVersion as addDocumentVersion } from './version.service.ts'
