import {
  ProjectDocument,
  type DocumentDownload,
  type DocumentNode,
  type DocumentTree,
  type DocumentVersion,
  type FolderNode,
} from '@srm/api/document'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { assertInScope, scopeSql } from '#kernel/records/read/scope.ts'
import { optionWords } from '#modules/dictionary/index.ts'
import { fileViews } from '#modules/file/index.ts'
import { assertReach, hasReach } from '#modules/project/index.ts'

const foldersSql = `select id, version, name, parent_id as "parentId" from document_folder
  where tenant_id = $1 and project_id = $2 order by sort, created_at, id`

type Row = Omit<DocumentNode, 'file'> & { readonly fileId: string | null }

const documentsSql = (scope: readonly string[]): string =>
  `select t.id, t.version, t.name, t.kind, t.folder_id as "folderId", t.roles, t.current_version as "currentVersion",
    t.file[1] as "fileId", t.updated_at as "updatedAt", u.name as "updatedBy"
  from project_document t left join user_ref u on u.tenant_id = t.tenant_id and u.id = t.updated_by
  where ${['t.tenant_id = $1', 't.project_id = $2', ...scope].join(' and ')} order by t.name collate "zh-x-icu", t.id`

const openSql = `select 1 from project_ref where tenant_id = $1 and id = $2 and status not in ('closed', 'canceled')`

/** The folders of a project and those of its documents this person may see. */
export const documentTree = async (ctx: Ctx, projectId: string): Promise<DocumentTree> => {
  await assertReach(ctx, projectId, 'projectDocument', 'read')
  const params = new Params(ctx.tenantId, projectId)
  const { rows } = await ctx.db.run<Row>(documentsSql(scopeSql(ProjectDocument, ctx, params)), params.values)
  const folders = (await ctx.db.run<FolderNode>(foldersSql, [ctx.tenantId, projectId])).rows
  const files = await fileViews(
    ctx,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  const words = new Map((await optionWords(ctx, ['projectRole'])).map(({ value, name }) => [value, name]))
  const isOpen = (await ctx.db.run(openSql, [ctx.tenantId, projectId])).rows.length > 0
  const mayEdit = isOpen && holds(ctx.session, 'projectDocument:update')
  return {
    canEdit: mayEdit && (await hasReach(ctx, projectId, 'projectDocument', 'edit')),
    folders,
    documents: rows.map(({ fileId, ...row }) => ({
      ...row,
      roles: row.roles.map((role) => words.get(role) ?? role),
      file: fileId === null ? null : (files.get(fileId) ?? null),
    })),
  }
}

type VersionRow = Omit<DocumentVersion, 'file'> & { readonly fileId: string }

const versionsSql = `select v.id, v.number, v.note, u.name as by, v.created_at as at, v.file_id as "fileId"
  from document_version v left join user_ref u on u.tenant_id = v.tenant_id and u.id = v.created_by
  where v.tenant_id = $1 and v.document_id = $2 order by v.number desc`

export const versionsOf = async (ctx: Ctx, id: string): Promise<DocumentVersion[]> => {
  await assertInScope(ctx, ProjectDocument, id, true)
  const { rows } = await ctx.db.run<VersionRow>(versionsSql, [ctx.tenantId, id])
  const files = await fileViews(
    ctx,
    rows.map(({ fileId }) => fileId),
  )
  return rows.map(({ fileId, ...row }) => ({ ...row, file: files.get(fileId) ?? null }))
}

const downloadsSql = `select id, number, contact, address, at from document_download
  where tenant_id = $1 and document_id = $2 order by at desc, id desc limit 100`

export const downloadsOf = async (ctx: Ctx, id: string): Promise<DocumentDownload[]> => {
  await assertInScope(ctx, ProjectDocument, id, true)
  return (await ctx.db.run<DocumentDownload>(downloadsSql, [ctx.tenantId, id])).rows
}
