import type { JobRun, JobsOf } from '#kernel/jobs/jobs.ts'
import { fileKeyOf, removeUnused } from './file.contents.service.ts'
import { own } from './file.db.ts'
import { recountStorage } from './file.storage.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'file.sweep': Record<never, never>
  }
}

/** A form may stay open this long between uploading a file and saving the record that holds it. */
const patience = '2 days'
/** An upload that is still on its way is never as old as this. */
const strayAgeMs = 24 * 3600 * 1000

const forgottenSql = `delete from file f where f.tenant_id = $1 and f.created_at < now() - $2::interval
    and not exists (select 1 from file_use u where u.tenant_id = f.tenant_id and u.file_id = f.id)
  returning f.storage_key`

/** Files nobody saved into a record are removed, contents last: a row without contents is worse than the reverse. */
const removeForgotten = async (run: JobRun): Promise<void> => {
  const { rows } = await run.transaction((ctx) =>
    ctx.db.run<{ storage_key: string }>(forgottenSql, [ctx.tenantId, patience]),
  )
  for (const { storage_key } of rows) await run.transaction((ctx) => removeUnused(ctx, storage_key))
}

/** Contents whose file never came to be, as when the server died between the two. */
const removeStrays = async (run: JobRun): Promise<void> => {
  const { storage, tenantId } = await run.transaction(async (ctx) => ctx)
  for await (const page of storage.list(`t/${tenantId}/`)) {
    const old = page.filter(({ changedAt }) => Date.now() - changedAt.getTime() > strayAgeMs)
    const keys = [...new Set(old.map(({ key }) => fileKeyOf(key)))]
    if (keys.length === 0) continue
    const used = await run.transaction((ctx) =>
      own(ctx).selectFrom('file').select('storage_key').where('storage_key', 'in', keys).execute(),
    )
    const known = new Set(used.map(({ storage_key }) => storage_key))
    for (const key of keys) if (!known.has(key)) await run.transaction((ctx) => removeUnused(ctx, key))
  }
}

const sweepFiles = async (run: JobRun): Promise<void> => {
  await removeForgotten(run)
  await removeStrays(run)
  await run.transaction(recountStorage)
}

export const jobs: JobsOf<'file'> = { 'file.sweep': { run: sweepFiles, nightly: true } }
