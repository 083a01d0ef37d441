import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { JobName } from '#kernel/jobs/job-names.ts'
import { jobCatalog, type JobCatalog } from '#kernel/jobs/jobs.ts'
import type { Module } from '#kernel/module.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { cancelJobRun } from '#kernel/job-run.ts'
import { read } from './record.db.ts'
import { getMyJob } from './record.views.ts'

export const startReindex = async (ctx: Ctx, name: string): Promise<{ id: string }> => {
  const { record } = subjectOf(name) ?? fail('record.unknown_subject')
  const id = await ctx.job('record.reindex', { subject: name }, { title: `重建搜索索引 · ${record.label.zh}` })
  return { id: id ?? fail('request.in_progress') }
}

/** A waiting job never starts; a running one stops at its next step. */
export const cancelJob = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  await getMyJob(ctx, id)
  if (!(await cancelJobRun(ctx, id))) fail('job.finished')
  return { id }
}

/** Filled once when the modules are put together. */
let known: JobCatalog = new Map()
export const declareRetries = (modules: readonly Module[]): void => {
  known = jobCatalog(modules)
}

const isKnown = (name: string): name is JobName => known.has(name)

/** Runs it again as a new job with the same order, if the person may still start it. */
export const retryJob = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  await getMyJob(ctx, id)
  const { state, name, title, data } = await read(ctx)
    .selectFrom('job_run')
    .select(['state', 'name', 'title', 'data'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (state !== 'failed' && state !== 'cancelled') fail('job.not_failed')
  const assertMay = isKnown(name) ? known.get(name)?.retry : undefined
  if (!isKnown(name) || !assertMay) return fail('session.forbidden')
  // The order was checked against its job when it was given, and lies as it was.
  const order = data as never
  assertMay(ctx, order)
  const next = await ctx.job(name, order, { title })
  return { id: next ?? fail('request.in_progress') }
}
