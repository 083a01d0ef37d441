import { createHash } from 'node:crypto'
import type { acceptance } from '@srm/api/acceptance'
import type { HandlerResult } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import { Refused, type JobRun } from '#kernel/jobs/jobs.ts'
import type { HandlerTree } from '#kernel/module.ts'
import { claimFiles, fileViews, storeFile } from '#modules/file/index.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'
import { papers } from '#modules/paper/index.ts'
import { fileRun, getProgress, stamp } from '#modules/transfer/index.ts'
import { own } from '../acceptance.db.ts'
import { archiveHead, archiveSheet, isArchivable } from './sheet.views.ts'

/** Who sees the purchase and what things cost sees its archive: it holds every price. */
const assertReader = async (ctx: Ctx, purchase: string): Promise<void> => {
  if (ctx.session.masks?.has('cost')) fail('acceptance.masked')
  await purchaseSteps.assertVisible(ctx, purchase)
}

const titleOf = label('采购归档', 'Purchase archive')

const startArchive = async (ctx: Ctx, purchase: string): Promise<{ id: string }> => {
  await assertReader(ctx, purchase)
  const head = await archiveHead(ctx, purchase)
  if (!isArchivable(head)) fail('acceptance.archive_early')
  const order = { purchase, as: fileRun.behalfOf(ctx) }
  const id = await ctx.job('acceptance.archive', order, { title: `${titleOf[ctx.language]} · ${head.code}` })
  if (!id) return fail('request.in_progress')
  await fileRun.open(ctx, id, 'paper', 'purchase')
  return { id }
}

type Order = { readonly purchase: string; readonly as: OnBehalfOf }

/** Read in one transaction, drawn outside of any, kept in another: the purchase has the file from then on. */
export const runArchive = async (run: JobRun, { purchase, as }: Order): Promise<void> => {
  const { sheet, isDone } = await run.transaction(async (ctx) => {
    await assertReader(ctx, purchase).catch(() => {
      throw new Refused('record.not_found')
    })
    await fileRun.open(ctx, run.id, 'paper', 'purchase')
    return { sheet: await archiveSheet(ctx, purchase), isDone: (await getProgress(ctx, run.id)).finished }
  }, as)
  if (isDone) return
  const content = await papers.render(sheet)
  await run.transaction(async (ctx) => {
    const name = `${titleOf[ctx.language]}-${sheet.code}-${stamp()}.pdf`
    const file = await storeFile(ctx, { name, content })
    const id = newId()
    const sha256 = createHash('sha256').update(content).digest('hex')
    await own(ctx)
      .insertInto('purchase_archive')
      .values({ id, purchase_id: purchase, file_id: file.id, sha256, made_by: ctx.userId })
      .execute()
    await claimFiles(ctx, 'purchaseArchive', id, { file: [file.id] })
    await fileRun.close(ctx, run.id, 1, file)
    await ctx.systemLog('record.exported', {
      subject: 'purchase',
      ids: 1,
      format: 'pdf',
      rows: 1,
      userId: as.userId,
    })
  }, as)
}

const listSql = `select a.id, a.file_id as "fileId", a.sha256, a.made_at as "madeAt", u.name as "madeBy" from purchase_archive a
    left join user_ref u on u.tenant_id = a.tenant_id and u.id = a.made_by
  where a.tenant_id = $1 and a.purchase_id = $2 order by a.made_at desc, a.id limit 50`

type ArchiveFile = {
  readonly id: string
  readonly fileId: string
  readonly sha256: string
  readonly madeAt: string
  readonly madeBy: string | null
}

const listArchives = async (ctx: Ctx, purchase: string): Promise<HandlerResult<typeof acceptance.archive.list>> => {
  await assertReader(ctx, purchase)
  const { rows } = await ctx.db.run<ArchiveFile>(listSql, [ctx.tenantId, purchase])
  const files = await fileViews(
    ctx,
    rows.map(({ fileId }) => fileId),
  )
  return rows.flatMap(({ fileId, ...made }) => {
    const file = files.get(fileId)
    return file ? [{ ...made, name: file.name, size: file.size, url: file.url }] : []
  })
}

export const archiveRoutes: HandlerTree<typeof acceptance.archive> = {
  list: (ctx, { params }) => listArchives(ctx, params.purchaseId),
  make: (ctx, { params }) => startArchive(ctx, params.purchaseId),
}
