import type { Budget, budget as calls } from '@srm/api/budget'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import type { Store } from '#kernel/records/store.ts'
import { templateLines } from '../template/template.service.ts'

type Begin = Parsed<typeof calls.budget.begin>['body']
type Service = {
  readonly records: Pick<Store<typeof Budget>, 'show'>
  readonly create: (ctx: Ctx, sent: CreateInput<typeof Budget>) => Promise<{ id: string; code: string }>
}
type Body = CreateInput<typeof Budget>

const countSql = `select p.attendees, greatest(coalesce(p.event_end - p.event_start, 0) + 1, 1) as days
  from project_ref p where p.tenant_id = $1 and p.id = $2`

const headcount = async (ctx: Ctx, projectId: string) => {
  const { rows } = await ctx.db.run<{ attendees: number | null; days: number }>(countSql, [ctx.tenantId, projectId])
  const { attendees, days } = rows[0] ?? fail('record.not_found')
  return { attendees: attendees ?? 0, days, nights: Math.max(days - 1, 0), sessions: 1 }
}

type Copy = { readonly sent: Body; readonly items: readonly (string | null)[] }

const copyOf = async (ctx: Ctx, service: Service, id: string, projectId: string): Promise<Copy> => {
  const from = await service.records.show(ctx, id)
  const isSame = from.project.id === projectId
  const count = isSame
    ? { attendees: from.attendees, days: from.days, nights: from.nights, sessions: from.sessions }
    : undefined
  const lines = from.lines.map((line) => ({
    ...line,
    id: undefined,
    item: null,
    adjustment: null,
    costPrice: line.costPrice ?? '0.00',
    category: line.category.id,
  }))
  return {
    sent: {
      project: projectId,
      ...(count ?? (await headcount(ctx, projectId))),
      contingencyRate: from.contingencyRate,
      lines,
    },
    items: from.lines.map(({ item }) => (isSame ? (item?.id ?? null) : null)),
  }
}

/** Lines of a project's own budget stay the same lines, and keep what changes made of them. */
const sameSql = `update budget_line n set item_id = o.item_id, adjustment = o.adjustment,
    cost_amount = n.cost_amount + coalesce(o.adjustment, 0)
  from budget_line o where n.tenant_id = $1 and n.budget_id = $2 and o.tenant_id = $1 and o.budget_id = $3 and o.line = n.line
    and o.item_id is not null`
const totalSql = `update budget b set cost_total = b.cost_total + coalesce((select sum(l.adjustment) from budget_line l
    where l.tenant_id = $1 and l.budget_id = $2), 0),
    changes_until = (select o.changes_until from budget o where o.tenant_id = $1 and o.id = $3) where b.tenant_id = $1 and b.id = $2`

/** A new version of a project's budget: empty, from a template, or a copy of one there is. */
export const beginVersion = async (
  ctx: Ctx,
  service: Service,
  { projectId, source }: Begin,
): Promise<{ id: string; code: string }> => {
  if (source.from === 'budget') {
    const { sent, items } = await copyOf(ctx, service, source.id, projectId)
    const made = await service.create(ctx, sent)
    if (items.some((item) => item !== null)) {
      await ctx.db.run(sameSql, [ctx.tenantId, made.id, source.id])
      await ctx.db.run(totalSql, [ctx.tenantId, made.id, source.id])
    }
    return made
  }
  const { lines, template } =
    source.from === 'template' ? await templateLines(ctx, source.id) : { lines: [], template: undefined }
  const count = await headcount(ctx, projectId)
  const made = await service.create(ctx, { project: projectId, ...count, contingencyRate: '0.00', lines })
  if (template) await ctx.db.run(templateSql, [ctx.tenantId, made.id, template.id, template.versionNo])
  return made
}

const templateSql = `update budget set template_id = $3, template_version = $4 where tenant_id = $1 and id = $2`
