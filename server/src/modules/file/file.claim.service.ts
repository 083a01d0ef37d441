import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { own } from './file.db.ts'

type Uses = Readonly<Record<string, readonly string[]>>

/** A record that holds files. */
type Holder = { readonly subject: string; readonly id: string }

const strangeSql = `select 1 from unnest($2::uuid[]) as wanted (id)
  where not exists (select 1 from file f where f.tenant_id = $1 and f.id = wanted.id and f.created_by is not distinct from $3::uuid)
    and not exists (select 1 from file_use u where u.tenant_id = $1 and u.file_id = wanted.id
      and (u.subject, u.subject_id) in (($4, $5::uuid), ($6, $7::uuid))) limit 1`

/** Knowing a file's id is no right to it: one is put on a record by whoever uploaded it, or stays where it was. */
const assertClaimable = async (ctx: Ctx, ids: readonly string[], to: Holder, from: Holder): Promise<void> => {
  const values = [ctx.tenantId, ids, ctx.userId, to.subject, to.id, from.subject, from.id]
  if ((await ctx.db.run(strangeSql, values)).rows.length > 0) fail('record.bad_reference')
}

/** Says which files a record holds from now on; `from` names a record whose files pass to this one. */
export const claimFiles = async (
  ctx: Ctx,
  subject: string,
  subjectId: string,
  uses: Uses,
  from?: Holder,
): Promise<void> => {
  const rows = Object.entries(uses).flatMap(([field, ids]) =>
    [...new Set(ids)].map((fileId) => ({ file_id: fileId, subject, subject_id: subjectId, field })),
  )
  const to = { subject, id: subjectId }
  if (rows.length > 0)
    await assertClaimable(
      ctx,
      rows.map(({ file_id }) => file_id),
      to,
      from ?? to,
    )
  await own(ctx).deleteFrom('file_use').where('subject', '=', subject).where('subject_id', '=', subjectId).execute()
  if (rows.length > 0) await own(ctx).insertInto('file_use').values(rows).execute()
}
