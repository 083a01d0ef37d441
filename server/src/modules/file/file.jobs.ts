import type { JobHandlers } from '#kernel/jobs.ts'
import { own } from './file.db.ts'

/** A form may stay open this long between uploading a file and saving the record that holds it. */
const patience = '2 days'

/** Files nobody saved into a record are removed, contents last: a row without contents is worse than the reverse. */
export const jobs: JobHandlers = {
  'file.sweep': async (run) => {
    const orphans = await run.transaction(async (ctx) => {
      const { rows } = await ctx.db.run<{ id: string; storage_key: string; thumb_key: string | null }>(
        `delete from file f where f.tenant_id = $1 and f.created_at < now() - $2::interval
           and not exists (select 1 from file_use u where u.tenant_id = f.tenant_id and u.file_id = f.id)
         returning f.id, f.storage_key, f.thumb_key`,
        [ctx.tenantId, patience],
      )
      return rows
    })
    for (const { storage_key, thumb_key } of orphans)
      await run.transaction(async (ctx) => {
        const shared = await own(ctx)
          .selectFrom('file')
          .select('id')
          .where('storage_key', '=', storage_key)
          .limit(1)
          .executeTakeFirst()
        if (shared) return
        await ctx.storage.remove(storage_key)
        if (thumb_key) await ctx.storage.remove(thumb_key)
      })
  },
}
