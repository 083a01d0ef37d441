import { document, ProjectDocument } from '@srm/api/document'
import type { Restriction } from '#kernel/records/subjects.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { assertFolder, projectFor } from './folder.service.ts'
import { documentTree, downloadsOf, versionsOf } from './tree.views.ts'
import { addVersion, documents, writeVersion } from './version.service.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** A document for some project roles is seen by those who have one, by whoever put it there and by the manager. */
const byRole: Restriction = {
  columns: ['tenant_id', 'project_id', 'roles', 'created_by'],
  sql: (alias, person) => `(${alias}.roles = '{}' or ${alias}.created_by = ${person}
    or ${alias}.project_id in (select p.id from project_ref p where p.tenant_id = $1 and p.owner_id = ${person})
    or exists (select 1 from project_member_ref m where m.tenant_id = ${alias}.tenant_id and m.project_id = ${alias}.project_id
      and m.user_id = ${person} and m.role = any(${alias}.roles) and (m.left_on is null or m.left_on >= ${today})))`,
}

const service = resourceService(ProjectDocument, {
  records: documents,
  prepare: async (ctx, sent, before) => {
    const project = await projectFor(ctx, sent, before)
    if (sent.folder) await assertFolder(ctx, project, sent.folder)
    if (before) return { ...sent, project }
    return { ...sent, currentVersion: sent.file?.length === 1 ? 1 : 0 }
  },
  changed: async (ctx, id, after, before) => {
    const [fileId] = before ? [] : (after?.file ?? [])
    if (fileId) await writeVersion(ctx, id, { number: 1, fileId, note: null })
  },
  removable: (ctx, { project }) => assertOpenProject(ctx, project.id, 'projectDocument'),
})

export const projectDocuments = defineResource(ProjectDocument, document.document, {
  code: { type: 132, prefix: 'XMWD', period: 'year', digits: 5 },
  service,
  restriction: byRole,
  handlers: {
    tree: (ctx, { query }) => documentTree(ctx, query.projectId),
    versions: (ctx, { params }) => versionsOf(ctx, params.id),
    addVersion: (ctx, { params, body }) => addVersion(ctx, params.id, body),
    downloads: (ctx, { params }) => downloadsOf(ctx, params.id),
  },
})
