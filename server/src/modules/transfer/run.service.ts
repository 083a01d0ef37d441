import type { FileView } from '@srm/api/shared/fields'
import { shanghaiTime } from '@srm/api/shared/date'
import type { TransferResult } from '@srm/api/transfer'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import { subjectOf, type Subject } from '#kernel/records/subjects.ts'
import { storeFile } from '#modules/file/index.ts'
import { own } from './transfer.db.ts'
import { noCounts, type Counts } from './counts.rules.ts'

/** The record and whether the person may move it in or out. */
export const subjectFor = (ctx: Ctx, name: string, action: 'import' | 'export'): Subject => {
  const subject = subjectOf(name) ?? fail('record.unknown_subject')
  if (!holds(ctx.session, `${name}:${action}`)) fail('session.forbidden')
  return subject
}

export const behalfOf = ({ session, language }: Ctx): OnBehalfOf => ({
  userId: session.userId,
  isSuper: session.isSuper,
  permissions: [...session.permissions],
  scope: session.scope,
  masks: [...(session.masks ?? [])],
  language,
})

type Kind = TransferResult['kind']

/** Made with the job; a repeated job, which comes without one, gets its own when it begins. */
export const openRun = async (ctx: Ctx, id: string, kind: Kind, subject: string): Promise<void> => {
  await own(ctx)
    .insertInto('transfer_run')
    .values({ id, kind, subject })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute()
}

export const keepStep = async (ctx: Ctx, id: string, nextRow: number, counts: Counts, results: readonly string[]) => {
  await own(ctx)
    .updateTable('transfer_run')
    .set({ next_row: nextRow, counts: JSON.stringify(counts), results: JSON.stringify(results) })
    .where('id', '=', id)
    .execute()
}

/** The file is offered from the moment this is committed, and not before. */
export const closeRun = async (ctx: Ctx, id: string, counts: Counts, file: FileView): Promise<void> => {
  await own(ctx)
    .updateTable('transfer_run')
    .set({ finished: true, counts: JSON.stringify(counts), file_id: file.id, results: JSON.stringify([]) })
    .where('id', '=', id)
    .execute()
}

/** How a job of another module keeps its file as an export does: offered among the jobs of whoever asked. */
export const fileRun = {
  behalfOf,
  open: openRun,
  close: (ctx: Ctx, id: string, total: number, file: FileView): Promise<void> =>
    closeRun(ctx, id, { ...noCounts, total }, file),
}

/** For the name of a file: the day and the minute in Shanghai. */
export const stamp = (): string => shanghaiTime(new Date()).slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')

export const keepBook = (ctx: Ctx, name: string, content: Buffer): Promise<FileView> =>
  storeFile(ctx, { name: `${name}-${stamp()}.xlsx`, content })
