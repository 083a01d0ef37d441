import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'

/** With whom a record is shared: a person or a department, never both. */
export type Share = {
  readonly user: string | null
  readonly department: string | null
  readonly level: 'read' | 'edit'
  /** The last day it counts. */
  readonly until: string | null
}

export const sharesOf = async (ctx: Ctx, subject: string, id: string): Promise<readonly Share[]> => {
  const sql = `select user_id as "user", department_id as department, level, until::text as until from record_share
    where tenant_id = $1 and subject = $2 and subject_id = $3 order by created_at, id`
  return (await ctx.db.run<Share>(sql, [ctx.tenantId, subject, id])).rows
}

const insertSql = `insert into record_share (subject, subject_id, id, user_id, department_id, level, until)
  select $1, $2, s.id, s."user", s.department, s.level, s.until
  from json_to_recordset($3) as s (id uuid, "user" uuid, department uuid, level text, until date)`

/** Takes back what these records are shared by: with everybody, or with one person. */
export const removeShares = async (
  ctx: Ctx,
  subject: string,
  ids: readonly string[],
  user: string | null = null,
): Promise<void> => {
  const sql = `delete from record_share where tenant_id = $1 and subject = $2 and subject_id = any($3::uuid[])
    and ($4::uuid is null or user_id = $4)`
  await ctx.db.run(sql, [ctx.tenantId, subject, ids, user])
}

const keepSql = `insert into record_share (subject, subject_id, id, user_id, level, until)
  values ($1, $2, $3, $4, 'read', $5::date)
  on conflict (tenant_id, subject, subject_id, (coalesce(user_id, department_id)))
  do update set until = greatest(record_share.until, excluded.until) where record_share.until is not null`

/** Lets a person go on reading a record until a day; who may read it longer anyway keeps what they have. */
export const keepReading = async (
  ctx: Ctx,
  subject: string,
  id: string,
  share: { readonly user: string; readonly until: string },
): Promise<void> => {
  await ctx.db.run(keepSql, [subject, id, newId(), share.user, share.until])
}

/** A record is shared with these and with nobody else from now on. */
export const replaceShares = async (ctx: Ctx, subject: string, id: string, shares: readonly Share[]): Promise<void> => {
  await removeShares(ctx, subject, [id])
  const rows = shares.map((share) => ({ id: newId(), ...share }))
  if (rows.length > 0) await ctx.db.run(insertSql, [subject, id, JSON.stringify(rows)])
}
