import { document, DocumentFolder } from '@srm/api/document'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { defineResource } from '#modules/record/index.ts'

mapConstraintError('document_folder_name_key', 'documentFolder.name_taken', 'name')

const maxDepth = 5

const aboveSql = `with recursive above as (
    select id, parent_id, project_id, 1 as depth from document_folder where tenant_id = $1 and id = $2
    union all select f.id, f.parent_id, f.project_id, a.depth + 1 from above a
      join document_folder f on f.tenant_id = $1 and f.id = a.parent_id where a.depth < 20)
  select id, project_id as "projectId" from above order by depth`

const belowSql = `with recursive below as (
    select id, 1 as depth from document_folder where tenant_id = $1 and id = $2
    union all select f.id, b.depth + 1 from below b
      join document_folder f on f.tenant_id = $1 and f.parent_id = b.id where b.depth < 20)
  select max(depth)::int as depth from below`

type Above = { readonly id: string; readonly projectId: string }

/** A folder of the same project, or none. */
export const assertFolder = async (ctx: Ctx, projectId: string, folderId: string): Promise<readonly Above[]> => {
  const { rows } = await ctx.db.run<Above>(aboveSql, [ctx.tenantId, folderId])
  if (rows[0]?.projectId !== projectId) fail('documentFolder.elsewhere')
  return rows
}

const assertPlace = async (ctx: Ctx, projectId: string, parent: string, id: string | undefined): Promise<void> => {
  const above = await assertFolder(ctx, projectId, parent)
  if (above.some((one) => one.id === id)) fail('documentFolder.circle')
  const below = id ? (await ctx.db.run<{ depth: number }>(belowSql, [ctx.tenantId, id])).rows[0]?.depth : undefined
  if (above.length + (below ?? 1) > maxDepth) fail('documentFolder.too_deep')
}

type InProject = { readonly project: string }
type KeptIn = { readonly project: { readonly id: string } }

/** What is in a project stays in it, and is changed by whoever may change the project. */
export const projectFor = async (ctx: Ctx, sent: InProject, before: KeptIn | undefined): Promise<string> => {
  await assertOpenProject(ctx, sent.project, 'documentFolder')
  const project = before?.project.id ?? sent.project
  if (project !== sent.project) await assertOpenProject(ctx, project, 'documentFolder')
  return project
}

const turnSql = `select pg_advisory_xact_lock(hashtextextended('document folders ' || $1::text, 0))`

const usedSql = `select 1 where exists (select 1 from document_folder where tenant_id = $1 and parent_id = $2)
  or exists (select 1 from project_document where tenant_id = $1 and folder_id = $2)`

export const folders = defineResource(DocumentFolder, document.folder, {
  code: { type: 131, prefix: 'WJJ', digits: 6 },
  prepare: async (ctx, sent, before) => {
    const project = await projectFor(ctx, sent, before)
    await ctx.db.run(turnSql, [project])
    if (sent.parent) await assertPlace(ctx, project, sent.parent, before?.id)
    return { ...sent, project }
  },
  removable: async (ctx, { id, project }) => {
    await assertOpenProject(ctx, project.id, 'documentFolder')
    if ((await ctx.db.run(usedSql, [ctx.tenantId, id])).rows.length > 0) fail('documentFolder.not_empty')
  },
})
