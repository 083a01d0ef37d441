import type { AskedLine } from '@srm/api/quote'
import type { Ctx } from '#kernel/ctx.ts'
import type { SupplierView } from '#modules/inquiry/index.ts'
import { questionsOf, specWords } from './lines.rules.ts'

type Row = SupplierView['lines'][number]

const linesSql = `select l.id, l.line as position, l.line_kind as "lineKind", l.name, l.requirement, l.spec, l.quantity::text as quantity,
    l.times::text as times, l.unit, l.date_from as "dateFrom", l.date_to as "dateTo", l.time_slot as "timeSlot", l.attendees,
    l.layout, l.region, l.cost_items as "costItems", y.name as "purchaseType", y.spec_schema as "specSchema"
  from purchase_line_ref l left join purchase_type_ref y on y.tenant_id = l.tenant_id and y.id = l.purchase_type_id
  where l.tenant_id = $1 and l.purchase_id = $2 and l.is_active order by l.line, l.id`

const tidy = (count: string): string => (count.includes('.') ? count.replace(/\.?0+$/, '') : count)

/** Lines as a supplier reads them, numbered as it counts them. */
export const toAskedLines = (ctx: Pick<Ctx, 'language'>, rows: readonly Row[]): AskedLine[] =>
  rows.map(({ requirement, spec, specSchema, lineKind, purchaseType, layout, ...line }, index) => ({
    ...line,
    kind: lineKind,
    type: purchaseType,
    layout,
    position: index + 1,
    unit: line.unit ?? '',
    quantity: tidy(line.quantity),
    times: tidy(line.times),
    costItems: [...line.costItems],
    spec: specWords(specSchema ?? [], spec, requirement, ctx.language),
    questions: questionsOf(specSchema ?? [], ctx.language),
  }))

/** The lines of a purchase as its suppliers read them. */
export const askedLines = async (ctx: Ctx, purchaseId: string): Promise<AskedLine[]> =>
  toAskedLines(ctx, (await ctx.db.run<Row>(linesSql, [ctx.tenantId, purchaseId])).rows)
