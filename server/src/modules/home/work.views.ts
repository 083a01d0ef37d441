import type { Duty, Figure } from '@srm/api/home'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { HomeDuty, HomeFigure, Module } from '#kernel/module.ts'
import { Params } from '#kernel/records/read/filters.ts'

const byRank = (one: { readonly rank: number }, other: { readonly rank: number }): number => one.rank - other.rank

/** Filled once when the modules are put together. */
let figures: readonly HomeFigure[] = []
let duties: readonly HomeDuty[] = []
export const declareWork = (modules: readonly Module[]): void => {
  figures = modules.flatMap((module) => module.figures ?? []).toSorted(byRank)
  duties = modules.flatMap((module) => module.duties ?? []).toSorted(byRank)
}

/** Whoever may not see a list is told no number of it. */
const maySee =
  (ctx: Ctx) =>
  ({ permission }: { readonly permission?: string }): boolean =>
    permission === undefined || holds(ctx.session, permission)

const countFigures = async (ctx: Ctx): Promise<Figure[]> => {
  const shown = figures.filter(maySee(ctx))
  if (shown.length === 0) return []
  const params = new Params(ctx.tenantId, ctx.userId)
  const counts = shown.map(({ count }, index) => `(${count({ ctx, params })})::int as "f${index}"`)
  const sql = `select ${counts.join(', ')} from (select $1::uuid, $2::uuid) asked`
  const { rows } = await ctx.db.run<Record<string, number>>(sql, params.values)
  return shown.map(({ key, label, path, tone = 'plain' }, index) => ({
    key,
    label,
    path: typeof path === 'string' ? path : path(),
    tone,
    count: rows[0]?.[`f${index}`] ?? 0,
  }))
}

/** So many of one kind: the list of today is short, or nobody believes it. */
const maxOfKind = 5

type Row = { kind: number; id: string; title: string; note: string; at: string }

const listToday = async (ctx: Ctx): Promise<Duty[]> => {
  const shown = duties.filter(maySee(ctx))
  if (shown.length === 0) return []
  const params = new Params(ctx.tenantId, ctx.userId)
  const parts = shown.map(
    ({ rows }, index) =>
      `(select ${index} as kind, r.id, r.title, coalesce(r.note, '') as note, r.at::timestamptz as at from (${rows({ ctx, params })} limit ${maxOfKind}) r)`,
  )
  const sql = `with asked as (select $1::uuid, $2::uuid) ${parts.join(' union all ')} order by kind, at`
  const { rows } = await ctx.db.run<Row>(sql, params.values)
  return rows.flatMap(({ kind, id, title, note, at }) => {
    const duty = shown[kind]
    return duty ? [{ key: duty.key, label: duty.label, id, path: `${duty.path}${id}`, title, note, at }] : []
  })
}

/** Two statements, whatever the modules add. */
export const getWork = async (ctx: Ctx): Promise<{ figures: Figure[]; today: Duty[] }> => ({
  figures: await countFigures(ctx),
  today: await listToday(ctx),
})
