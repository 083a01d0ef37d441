import type { CriterionScore } from '@srm/api/scorecard'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { supplierFacts } from '#modules/supplier/index.ts'
import { overallScore, periodScore, spanBefore, standingOf, type Span } from './scorecard.rules.ts'
import { sourceFor, type Measurement } from './scorecard.measure.store.ts'
import { fitting, templatesInUse, type Template } from './scorecard.views.ts'

/** Whom we work with and who was there before the period ended; whoever has it already is passed over. */
const missingSql = `select s.id, s.classifies from supplier_ref s
  where s.tenant_id = $1 and s.status = 'enabled' and s.lifecycle in ('qualified', 'preferred', 'frozen')
    and (s.created_at at time zone 'Asia/Shanghai')::date <= $4::date and ($5::uuid is null or s.id > $5)
    and not exists (select 1 from scorecard_period p where p.tenant_id = $1 and p.supplier_id = s.id and p.kind = $2 and p.starts_on = $3::date)
  order by s.id limit 500`

/** What people said in the period, by supplier and criterion; one rating is one of the data. */
const ratedSql = `select r.supplier_id as id, l.criterion, round(avg(l.score), 2)::text as score, count(*)::int as points
  from supplier_rating r join supplier_rating_score l on l.tenant_id = r.tenant_id and l.rating_id = r.id
  where r.tenant_id = $1 and r.supplier_id = any($2::uuid[]) and r.rated_on between $3::date and $4::date
  group by r.supplier_id, l.criterion`

const insertSql = `insert into scorecard_period (supplier_id, template_id, kind, starts_on, ends_on, score, points, criteria)
  select x.supplier, $2, $3, $4, $5, x.score, x.points, x.criteria
  from jsonb_to_recordset($6::jsonb) as x (supplier uuid, score numeric, points int, criteria jsonb)
  where $1::uuid = app.tenant() on conflict do nothing`

type Findings = ReadonlyMap<string, Measurement>

/** A row for every criterion: what it is measured by, or what people say where nobody measures it. */
const measureAll = async (ctx: Ctx, { criteria }: Template, ids: readonly string[], span: Span) => {
  const { rows } = await ctx.db.run<Measurement & { id: string; criterion: string }>(ratedSql, [
    ctx.tenantId,
    ids,
    span.startsOn,
    span.endsOn,
  ])
  const said = (name: string): Findings =>
    new Map(rows.filter(({ criterion }) => criterion === name).map((row) => [row.id, row]))
  const found: (readonly [Template['criteria'][number], Findings])[] = []
  for (const criterion of criteria) {
    const source = sourceFor(criterion.measure)
    found.push([criterion, source ? await source(ctx, ids, span) : said(criterion.name)])
  }
  return (id: string): CriterionScore[] =>
    found.map(([{ name, weight }, findings]) => {
      const one = findings.get(id)
      return { name, weight, score: one?.score ?? null, points: one?.points ?? 0 }
    })
}

const write = async (ctx: Ctx, template: Template, ids: readonly string[], span: Span): Promise<void> => {
  const criteriaOf = await measureAll(ctx, template, ids, span)
  const made = ids.map((supplier) => {
    const criteria = criteriaOf(supplier)
    return { supplier, criteria, ...periodScore(criteria) }
  })
  const { id, period } = template
  await ctx.db.run(insertSql, [ctx.tenantId, id, period, span.startsOn, span.endsOn, JSON.stringify(made)])
}

type MissingScores = { readonly id: string; readonly classifies: readonly string[] }

const lacking = async (ctx: Ctx, { period }: Template, { startsOn, endsOn }: Span, after: string | null) =>
  (await ctx.db.run<MissingScores>(missingSql, [ctx.tenantId, period, startsOn, endsOn, after])).rows

/** Everybody who lacks this period, five hundred at a time. */
const makeOne = async (ctx: Ctx, all: readonly Template[], template: Template, span: Span): Promise<number> => {
  let made = 0
  let after: string | null = null
  for (;;) {
    const rows: readonly MissingScores[] = await lacking(ctx, template, span, after)
    const ids = rows.filter(({ classifies }) => fitting(all, classifies)?.id === template.id).map(({ id }) => id)
    if (ids.length > 0) await write(ctx, template, ids, span)
    made += ids.length
    after = rows.at(-1)?.id ?? null
    if (rows.length < 500) return made
  }
}

const recentSql = `select s.id, s.classifies, s.score as "scoreBefore", s.standing as "standingBefore",
    s.standing_inquiry as "inquiryBefore", s.standing_order as "orderingBefore",
    array_agg(p.score::text order by p.starts_on desc) as scores, array_agg(p.starts_on::text order by p.starts_on desc) as starts
  from scorecard_period p join supplier_ref s on s.tenant_id = p.tenant_id and s.id = p.supplier_id
  where p.tenant_id = $1 and p.kind = $2 and p.starts_on >= $3::date 
  group by s.id, s.classifies, s.score, s.standing, s.standing_inquiry, s.standing_order`

type SupplierScores = {
  readonly id: string
  readonly classifies: readonly string[]
  readonly scoreBefore: string | null
  readonly standingBefore: string | null
  readonly inquiryBefore: string
  readonly orderingBefore: string
  readonly scores: readonly (string | null)[]
  readonly starts: readonly string[]
}

type Now = Parameters<typeof supplierFacts.setStanding>[2]

const isSame = (before: SupplierScores, { score, standing, inquiry, ordering }: Now): boolean =>
  before.scoreBefore === score &&
  before.standingBefore === standing &&
  before.inquiryBefore === inquiry &&
  before.orderingBefore === ordering

const nowOf = ({ standings }: Template, { scores, starts }: SupplierScores, spans: readonly Span[]): Now => {
  const score = overallScore(spans.map(({ startsOn }) => scores[starts.indexOf(startsOn)] ?? null))
  const standing = score === null ? undefined : standingOf(standings, score)
  return {
    score,
    grade: standing?.grade ?? null,
    standing: standing?.name ?? null,
    inquiry: standing?.inquiry ?? 'free',
    ordering: standing?.ordering ?? 'free',
  }
}

/** The overall score with what follows from it, on the supplier itself; also when only the template changed. */
const settle = async (
  ctx: Ctx,
  all: readonly Template[],
  template: Template,
  spans: readonly Span[],
): Promise<void> => {
  const values = [ctx.tenantId, template.period, spans.at(-1)?.startsOn]
  const { rows } = await ctx.db.run<SupplierScores>(recentSql, values)
  for (const row of rows) {
    if (fitting(all, row.classifies)?.id !== template.id) continue
    const now = nowOf(template, row, spans)
    if (!isSame(row, now)) await supplierFacts.setStanding(ctx, row.id, now)
  }
}

/** How far back missing periods are made up for: as far as they are remembered. */
const reach = 12

/** Makes every period that is over and missing, and brings suppliers to what follows from it. Answers how many. */
export const makePeriods = async (ctx: Ctx): Promise<number> => {
  const today = shanghaiDay(new Date())
  const all = await templatesInUse(ctx)
  let count = 0
  for (const template of all) {
    const spans = Array.from({ length: reach }, (_, back) => spanBefore(template.period, today, back + 1))
    for (const span of spans) count += await makeOne(ctx, all, template, span)
    await settle(ctx, all, template, spans)
  }
  return count
}

/** Thousands of suppliers take a while: whoever asks sees the job and is told when it is over. */
export const startPeriods = async (ctx: Ctx): Promise<{ id: string | null }> => ({
  id: await ctx.job('scorecard.periods', {}, { once: 'periods', title: '计算供应商评分' }),
})
