import type { Parsed } from '@srm/api/endpoint'
import { ProjectDocument, type document } from '@srm/api/document'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { store } from '#kernel/records/store.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { claimFiles } from '#modules/file/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { own } from './document.db.ts'

export const documents = store(ProjectDocument)

type NewVersion = { readonly number: number; readonly fileId: string; readonly note: string | null }

export const writeVersion = (ctx: Ctx, documentId: string, { number, fileId, note }: NewVersion): Promise<unknown> =>
  own(ctx)
    .insertInto('document_version')
    .values({ id: newId(), document_id: documentId, number, file_id: fileId, note })
    .execute()

const filesSql = `select file_id as id from document_version where tenant_id = $1 and document_id = $2 order by number`

type Body = Parsed<typeof document.document.addVersion>['body']

/** Another file becomes the current one; those before it stay readable. */
export const addVersion = async (
  ctx: Ctx,
  id: string,
  { version, file, note }: Body,
): Promise<{ id: string; version: number }> => {
  const row = await documents.held(ctx, id)
  await assertOpenProject(ctx, row.project.id, 'projectDocument')
  refuseStale(row, version)
  const number = row.currentVersion + 1
  await writeVersion(ctx, id, { number, fileId: file, note: note ?? null })
  const saved = await documents.patch(ctx, id, { file: [file], currentVersion: number })
  const { rows } = await ctx.db.run<{ id: string }>(filesSql, [ctx.tenantId, id])
  await claimFiles(ctx, ProjectDocument.name, id, { file: rows.map((one) => one.id) })
  return { id, version: saved.version }
}
