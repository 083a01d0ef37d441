import type { CriterionScore, Measure, PeriodKind, scorecard } from '@srm/api/scorecard'
import type { HandlerResult } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Standing } from './scorecard.rules.ts'
import { isRated } from './scorecard.measure.store.ts'

export type Template = {
  readonly id: string
  readonly name: string
  readonly period: PeriodKind
  readonly classifies: readonly string[]
  readonly criteria: readonly { readonly name: string; readonly measure: Measure; readonly weight: string }[]
  readonly standings: readonly Standing[]
}

const templatesSql = `select t.id, t.name, t.period, t.classifies,
    (select json_agg(json_build_object('name', c.name, 'measure', c.measure, 'weight', c.weight::text) order by c.line)
      from scorecard_criterion c where c.tenant_id = $1 and c.template_id = t.id) as criteria,
    (select json_agg(json_build_object('name', s.name, 'least', s.least::text, 'most', s.most::text, 'grade', s.grade,
        'inquiry', s.inquiry, 'ordering', s.ordering) order by s.line)
      from scorecard_standing s where s.tenant_id = $1 and s.template_id = t.id) as standings
  from scorecard_template t where t.tenant_id = $1 and t.status = 'enabled' order by t.created_at, t.id`

export const templatesInUse = async (ctx: Ctx): Promise<Template[]> =>
  (await ctx.db.run<Template>(templatesSql, [ctx.tenantId])).rows.filter(({ criteria }) => criteria !== null)

/** The first that names one of its classes, else the one for all. */
export const fitting = (all: readonly Template[], classifies: readonly string[]): Template | undefined =>
  all.find((one) => one.classifies.some((id) => classifies.includes(id))) ??
  all.find((one) => one.classifies.length === 0)

const supplierSql = `select classifies, score, grade, standing from supplier_ref where tenant_id = $1 and id = $2`
type RatedClass = {
  readonly classifies: readonly string[]
  readonly score: string | null
  readonly grade: string | null
  readonly standing: string | null
}

const supplierOf = async (ctx: Ctx, id: string): Promise<RatedClass> =>
  (await ctx.db.run<RatedClass>(supplierSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

export const templateFor = async (ctx: Ctx, supplierId: string): Promise<Template | undefined> =>
  fitting(await templatesInUse(ctx), (await supplierOf(ctx, supplierId)).classifies)

const periodsSql = `select id, kind, starts_on as "startsOn", ends_on as "endsOn", score, points, criteria from scorecard_period
  where tenant_id = $1 and supplier_id = $2 and kind = $3 order by starts_on desc limit 12`

type Period = {
  readonly id: string
  readonly kind: PeriodKind
  readonly startsOn: string
  readonly endsOn: string
  readonly score: string | null
  readonly points: number
  readonly criteria: CriterionScore[]
}

export const periodsOf = async (ctx: Ctx, supplierId: string, kind: PeriodKind): Promise<Period[]> =>
  (await ctx.db.run<Period>(periodsSql, [ctx.tenantId, supplierId, kind])).rows

export const scoresOf = async (ctx: Ctx, supplierId: string): Promise<HandlerResult<typeof scorecard.of>> => {
  const { classifies, score, grade, standing } = await supplierOf(ctx, supplierId)
  const template = fitting(await templatesInUse(ctx), classifies)
  return {
    template: template ? { id: template.id, name: template.name, period: template.period } : null,
    score,
    grade,
    standing,
    rated: template?.criteria.filter(({ measure }) => isRated(measure)).map(({ name }) => name) ?? [],
    periods: template ? await periodsOf(ctx, supplierId, template.period) : [],
  }
}
