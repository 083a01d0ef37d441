import { WidgetPlacement, type RecentRecord, type Step } from '@srm/api/home'
import { z } from 'zod'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { OnboardingTask } from '#kernel/module.ts'
import { namesIn } from '#kernel/records/read/find.ts'
import { subjectOf, type Subject } from '#kernel/records/subjects.ts'
import { read } from './home.db.ts'

/** Filled once when the modules are put together. */
let declared: readonly OnboardingTask[] = []
export const declareSteps = (steps: readonly OnboardingTask[]): void => {
  declared = steps.toSorted((one, other) => one.rank - other.rank)
}

type Selection = {
  own: unknown
  entries: string[] | null
  guide_hidden: boolean | null
  role: unknown
  roles: string[]
}

/** One's own arrangement, else that of the role which was arranged last. */
const mine = `select p.widgets as own, p.entries, p.guide_hidden,
    (select r.widgets from home_role r join user_role_ref m on m.tenant_id = r.tenant_id and m.role_id = r.role_id
      where r.tenant_id = $1 and m.user_id = $2 order by r.updated_at desc, r.role_id limit 1) as role,
    array(select r.code from role_ref r join user_role_ref m on m.tenant_id = r.tenant_id and m.role_id = r.id
      where r.tenant_id = $1 and m.user_id = $2 order by r.code) as roles
  from (select 1) one left join home_person p on p.tenant_id = $1 and p.user_id = $2`

/** What an older release placed and this one no longer knows is left out rather than refused. */
const placedIn = (value: unknown): WidgetPlacement[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(value)
    .flatMap((widget) => WidgetPlacement.safeParse(widget).data ?? [])

const originOf = (found: Selection | undefined): 'own' | 'role' | 'product' => {
  if (found?.own) return 'own'
  return found?.role ? 'role' : 'product'
}

export const getMine = async (ctx: Ctx) => {
  const [found] = (await ctx.db.run<Selection>(mine, [ctx.tenantId, ctx.userId])).rows
  const chosen = found?.own ?? found?.role ?? null
  return {
    widgets: chosen === null ? null : placedIn(chosen),
    from: originOf(found),
    roles: found?.roles ?? [],
    entries: found?.entries ?? null,
    guideHidden: found?.guide_hidden ?? false,
  }
}

/** All steps are asked in one statement, whichever modules they come from. */
export const listSteps = async (ctx: Ctx): Promise<Step[]> => {
  const mayTake = declared.filter(({ permission }) => permission === undefined || holds(ctx.session, permission))
  if (mayTake.length === 0) return []
  const asked = mayTake.map(({ done }, index) => `(${done}) as "s${index}"`)
  const { rows } = await ctx.db.run<Record<string, boolean>>(`select ${asked.join(', ')}`, [ctx.tenantId])
  return mayTake.map(({ key, label, path }, index) => ({ key, label, path, done: rows[0]?.[`s${index}`] ?? false }))
}

type Visit = { readonly subject: string; readonly id: string; readonly at: string }

const shown = 10
const looked = 30

const namesOf = async (ctx: Ctx, subject: Subject, visits: readonly Visit[]): Promise<RecentRecord[]> => {
  const names = await namesIn(
    ctx,
    subject.record,
    visits.map(({ id }) => id),
  )
  return visits.flatMap((visit) => {
    const name = names.get(visit.id)
    return name ? [{ ...visit, ...name, label: subject.record.label }] : []
  })
}

/** What is gone, or no longer one's own to see, is not spoken of. */
export const listRecent = async (ctx: Ctx): Promise<RecentRecord[]> => {
  const visits = await read(ctx)
    .selectFrom('home_visit')
    .select(['subject', 'subject_id as id', 'at'])
    .where('user_id', '=', ctx.userId)
    .orderBy('at', 'desc')
    .limit(looked)
    .execute()
  const groups = [...Map.groupBy(visits, ({ subject }) => subject)].flatMap(([name, own]) => {
    const subject = subjectOf(name)
    return subject && holds(ctx.session, subject.permission) ? [namesOf(ctx, subject, own)] : []
  })
  const all = (await Promise.all(groups)).flat()
  return all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, shown)
}

export const listRoles = async (ctx: Ctx) => {
  const rows = await read(ctx)
    .selectFrom('role_ref as r')
    .leftJoin('home_role as h', 'h.role_id', 'r.id')
    .select(['r.id', 'r.name', 'h.updated_at as arrangedAt'])
    .orderBy('r.name')
    .limit(500)
    .execute()
  return rows.map(({ id, name, arrangedAt }) => ({ id: id ?? '', name: name ?? '', arrangedAt }))
}
