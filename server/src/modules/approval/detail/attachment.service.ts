import type { ActBody } from '@srm/api/approval'
import type { Event } from '@srm/flow/events'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { claimFiles, ownUploads } from '#modules/file/index.ts'
import { own } from '../approval.db.ts'

type AttachmentInput = { readonly files: readonly string[]; readonly signature: string | null }

/** Only what the one who acts has uploaded themselves; a signature is a picture. */
export const assertBrought = async (ctx: Ctx, body: ActBody): Promise<AttachmentInput> => {
  const files = 'files' in body ? (body.files ?? []) : []
  const signature = 'signature' in body ? (body.signature ?? null) : null
  const uploads = await ownUploads(ctx, [...files, ...(signature ? [signature] : [])])
  if (files.some((id) => !uploads.has(id))) fail('record.bad_reference')
  if (signature && !uploads.has(signature)) fail('record.bad_reference')
  if (signature && !uploads.get(signature)?.mime.startsWith('image/')) fail('approval.signature')
  return { files: [...new Set(files)], signature }
}

type StoredState = AttachmentInput & {
  readonly by: string
  readonly taskId: string | null
  readonly commentId: string | null
}

/** They are kept with the entry of the log that the command wrote about the task, so that nobody can exchange them later. */
export const keepFiles = async (
  ctx: Ctx,
  instanceId: string,
  events: readonly Event[],
  { by, files, signature, taskId, commentId }: StoredState,
): Promise<void> => {
  const event = events.find((one) => one.taskId === taskId) ?? events[0]
  if (!event || files.length + (signature ? 1 : 0) === 0) return
  const kinds = [...files.map((id) => [id, 'file'] as const), ...(signature ? [[signature, 'signature'] as const] : [])]
  const rows = kinds.map(([fileId, kind]) => ({
    id: newId(),
    instance_id: instanceId,
    seq: event.seq,
    kind,
    file_id: fileId,
    task_id: taskId,
    comment_id: commentId,
    by_id: by,
  }))
  await own(ctx).insertInto('approval_attachment').values(rows).execute()
  for (const { id, file_id } of rows) await claimFiles(ctx, 'approval', id, { files: [file_id] })
}
