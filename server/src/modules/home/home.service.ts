import type { WidgetPlacement } from '@srm/api/home'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { own, read } from './home.db.ts'

const saved = { saved: true } as const

type Choice = { widgets?: string | null; entries?: string[] | null; guide_hidden?: boolean }

/** One row per person; what is not named stays as it was. */
const keep = async (ctx: Ctx, choice: Choice): Promise<typeof saved> => {
  await own(ctx)
    .insertInto('home_person')
    .values(choice)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ ...choice, updated_at: new Date().toISOString() }),
    )
    .execute()
  return saved
}

const written = (widgets: readonly WidgetPlacement[] | null): string | null => widgets && JSON.stringify(widgets)

export const setLayout = (ctx: Ctx, widgets: readonly WidgetPlacement[] | null) =>
  keep(ctx, { widgets: written(widgets) })

export const setEntries = (ctx: Ctx, entries: readonly string[] | null) =>
  keep(ctx, { entries: entries && [...new Set(entries)] })

export const setGuide = (ctx: Ctx, hidden: boolean) => keep(ctx, { guide_hidden: hidden })

const known = 30

/** The upsert comes first; what is then older than the others a person keeps goes in the same statement. */
const remember = `with kept as (insert into home_visit (tenant_id, user_id, subject, subject_id) values ($1, $2, $3, $4)
    on conflict (tenant_id, user_id, subject, subject_id) do update set at = now())
  delete from home_visit v where v.tenant_id = $1 and v.user_id = $2 and (v.subject, v.subject_id) <> ($3, $4) and v.at <
    (select o.at from home_visit o where o.tenant_id = $1 and o.user_id = $2 and (o.subject, o.subject_id) <> ($3, $4)
      order by o.at desc offset ${known - 2} limit 1)`

export const visit = async (ctx: Ctx, subject: string, id: string): Promise<typeof saved> => {
  const { record, permission } = subjectOf(subject) ?? fail('record.unknown_subject')
  if (!holds(ctx.session, permission)) fail('session.forbidden')
  await assertInScope(ctx, record, id, true)
  await ctx.db.run(remember, [ctx.tenantId, ctx.userId, subject, id])
  return saved
}

export const setRoles = async (ctx: Ctx, roles: readonly string[], widgets: readonly WidgetPlacement[] | null) => {
  const wanted = [...new Set(roles)]
  const found = await read(ctx).selectFrom('role_ref').select('id').where('id', 'in', wanted).execute()
  if (found.length < wanted.length) fail('record.bad_reference')
  const text = written(widgets)
  if (text === null) await own(ctx).deleteFrom('home_role').where('role_id', 'in', wanted).execute()
  else
    await own(ctx)
      .insertInto('home_role')
      .values(wanted.map((role_id) => ({ role_id, widgets: text })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'role_id'])
          .doUpdateSet({ widgets: text, updated_at: new Date().toISOString(), updated_by: ctx.userId }),
      )
      .execute()
  await ctx.systemLog('setting.changed', { home: wanted, widgets: widgets?.map(({ type }) => type) ?? null })
  return saved
}
