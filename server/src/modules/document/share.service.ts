import { ProjectDocument, type document, type ExternalDocument } from '@srm/api/document'
import { externalPages } from '@srm/api/document/external-pages'
import { documentShareScene } from '@srm/api/document/sms-scenes'
import { documentTab } from '@srm/api/document/tab'
import type { Parsed } from '@srm/api/endpoint'
import { projectPages } from '@srm/api/project/pages'
import { label } from '@srm/api/shared/label'
import { addressOf } from '@srm/api/shared/pages'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { HandlerTree } from '#kernel/module.ts'
import { issueLink, sessionFor, type ExternalPurpose } from '#modules/external/index.ts'
import { fileViews } from '#modules/file/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { own } from './document.db.ts'
import { documents } from './version.service.ts'

const purpose = 'document'

const namedSql = `select d.name, t.company_name as company from project_document d join tenant_ref t on t.tenant_id = d.tenant_id
  where d.tenant_id = $1 and d.id = $2`

type Commented = { readonly name: string; readonly projectId: string; readonly owner: string | null }

const commentedSql = `select d.name, d.project_id as "projectId", p.owner_id as owner from project_document d
  join project_ref p on p.tenant_id = d.tenant_id and p.id = d.project_id
  where d.tenant_id = $1 and d.id = $2 and d.current_version > 0`

/** A message of one part has no room for a long name. */
const shortened = (name: string): string => (name.length > 12 ? `${name.slice(0, 11)}…` : name)

/** A customer or supplier looks at one document and takes it. */
export const documentPurpose: ExternalPurpose = {
  name: purpose,
  label: label('查看项目文档', 'Looks at a document'),
  page: externalPages.show.path,
  days: 7,
  message: async (ctx, { recordId }) => {
    const { rows } = await ctx.db.run<{ name: string; company: string }>(namedSql, [ctx.tenantId, recordId])
    const [found] = rows
    return found && { scene: documentShareScene, values: { company: found.company, name: shortened(found.name) } }
  },
  comments: async (ctx, { recordId }) => {
    const { rows } = await ctx.db.run<Commented>(commentedSql, [ctx.tenantId, recordId])
    const [found] = rows
    if (!found) return undefined
    const page = `${addressOf(projectPages.project.detail, found.projectId)}&tab=${documentTab.key}`
    return { title: found.name, owners: found.owner === null ? [] : [found.owner], page }
  },
  assertManager: async (ctx) => {
    if (!holds(ctx.session, 'projectDocument:share')) fail('external.not_yours')
  },
}

type Share = Parsed<typeof document.share.send>['body']

export const shareDocument = async (ctx: Ctx, { documentId, days, ...contact }: Share): Promise<{ id: string }> => {
  const row = await documents.held(ctx, documentId)
  await assertOpenProject(ctx, row.project.id, 'projectDocument')
  if (row.currentVersion === 0) fail('projectDocument.no_file')
  return { id: await issueLink(ctx, { purpose, subject: ProjectDocument.name, recordId: documentId, contact, days }) }
}

type LinkedDocument = Pick<ExternalDocument, 'company' | 'project' | 'name' | 'number'> & {
  readonly id: string
  readonly fileId: string
  readonly contact: string
}

const linkedSql = `select d.id, d.name, d.current_version as number, d.file[1] as "fileId", p.name as project,
    t.company_name as company, x.contact_name as contact
  from external_link_ref x join project_document d on d.tenant_id = x.tenant_id and d.id = x.record_id
    join project_ref p on p.tenant_id = d.tenant_id and p.id = d.project_id join tenant_ref t on t.tenant_id = x.tenant_id
  where x.tenant_id = $1 and x.id = $2 and x.purpose = '${purpose}' and x.expires_at > now() and x.revoked_at is null
    and d.current_version > 0`

/** Looked up by the link with every call: what is revoked or over shows nothing more. */
const linkedDocument = async (ctx: Ctx, linkId: string): Promise<LinkedDocument> =>
  (await ctx.db.run<LinkedDocument>(linkedSql, [ctx.tenantId, linkId])).rows[0] ?? fail('document.gone')

const fileOf = async (ctx: Ctx, { fileId }: LinkedDocument) =>
  (await fileViews(ctx, [fileId])).get(fileId) ?? fail('document.gone')

const pageOf = async (ctx: Ctx, linkId: string): Promise<ExternalDocument> => {
  const found = await linkedDocument(ctx, linkId)
  const { company, project, name, number } = found
  const file = await fileOf(ctx, found)
  return { company, project, name, number, fileName: file.name, mime: file.mime, size: file.size }
}

const download = async (ctx: Ctx, linkId: string, address: string): Promise<{ url: string; name: string }> => {
  const found = await linkedDocument(ctx, linkId)
  const { url, name } = await fileOf(ctx, found)
  const { id, number, contact } = found
  await own(ctx)
    .insertInto('document_download')
    .values({ id: newId(), document_id: id, link_id: linkId, number, contact, address })
    .execute()
  return { url, name }
}

export const external: HandlerTree<typeof document.external> = {
  page: (ctx, _, { asTenant }) => asTenant(ctx.tenantId, (inside) => pageOf(inside, sessionFor(ctx, purpose))),
  download: (ctx, _, { asTenant, request }) =>
    asTenant(ctx.tenantId, (inside) => download(inside, sessionFor(ctx, purpose), request.ip)),
}
