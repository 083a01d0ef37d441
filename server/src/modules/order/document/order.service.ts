import { PurchaseOrder } from '@srm/api/order'
import { isWhole } from '@srm/api/order/schedule'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { unlinkDocuments } from '#kernel/records/links.ts'
import { releasePoolLines, takePoolLines } from '#modules/demand/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { totalsOf } from './amounts.rules.ts'
import { demandLink, demandsOf, linkDemands } from './demands.service.ts'
import { assertPrices, awardLines, handLines, type OrderInput } from './lines.service.ts'
import { holderOf, orderRecords, type OrderRow } from './order.store.ts'
import { departmentOf, isContactOf } from './sources.views.ts'
import { isEditable } from './stage.rules.ts'

const assertWritable = (ctx: Ctx, sent: OrderInput, before: OrderRow | undefined): void => {
  if (ctx.session.masks?.has('cost')) fail('order.masked')
  if (before && (before.stage !== 'draft' || !isEditable(before.status))) fail('order.locked')
  if (sent.lines.length === 0) fail('order.no_lines', { errors: [{ path: 'lines', message: '' }] })
}

const beginning = { versionNo: 1, answer: 'none', stage: 'draft', status: 'draft', adjustment: '0.00' } as const

const linesOf = async (ctx: Ctx, sent: OrderInput, before: OrderRow | undefined) =>
  before?.source === 'award'
    ? { lines: awardLines(sent, before), project: before.project?.id ?? null, source: 'award' as const }
    : handLines(ctx, sent, before)

const prepare = async (ctx: Ctx, sent: OrderInput, before: OrderRow | undefined): Promise<OrderInput> => {
  assertWritable(ctx, sent, before)
  if (sent.contact && !(await isContactOf(ctx, sent.contact, sent.supplier)))
    fail('record.bad_reference', { errors: [{ path: 'contact', message: '' }] })
  if (!isWhole(sent.payments ?? [])) fail('order.payments', { errors: [{ path: 'payments', message: '' }] })
  const { lines, project, source } = await linesOf(ctx, sent, before)
  if (project && project !== before?.project?.id) await assertOpenProject(ctx, project, PurchaseOrder.name)
  const isOffPrice = assertPrices(lines, before, {
    mayOverride: holds(ctx.session, 'purchaseOrder:override'),
    reason: sent.priceReason,
  })
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  const totals = totalsOf(
    lines.map((line) => ({
      ...line,
      taxRate: line.taxRate ?? null,
      dateFrom: line.dateFrom ?? null,
      dateTo: line.dateTo ?? null,
    })),
    before?.adjustment ?? '0.00',
  )
  const whole = {
    ...sent,
    ...totals,
    lines,
    project,
    source,
    owner,
    department: sent.department ?? before?.department?.id ?? (await departmentOf(ctx, owner)),
    lineCount: lines.length,
    isOffPrice,
    needsApproval: source !== 'award' || isOffPrice,
  }
  return before ? whole : { ...beginning, ...whole }
}

const kindSql = `update purchase_order_line l set line_kind = t.line_kind from purchase_type_ref t
  where l.tenant_id = $1 and l.order_id = $2 and t.tenant_id = l.tenant_id and t.id = l.purchase_type_id and l.line_kind <> t.line_kind`

/** What lines are of follows from their types. */
export const followKinds = async (ctx: Ctx, id: string): Promise<void> =>
  void (await ctx.db.run(kindSql, [ctx.tenantId, id]))

type Follow = { readonly now: readonly string[]; readonly past: readonly string[] }

/** Takes what is new from the pool and gives back what stands here no more; demand and order know of each other. */
const followPool = async (ctx: Ctx, id: string, { now, past }: Follow): Promise<void> => {
  const fresh = now.filter((one) => !past.includes(one))
  const gone = past.filter((one) => !now.includes(one))
  if (gone.length > 0) await releasePoolLines(ctx, { holder: holderOf(id), lines: gone })
  if (fresh.length > 0) await takePoolLines(ctx, { holder: holderOf(id), lines: fresh })
  const kept = await demandsOf(ctx, now)
  for (const from of await demandsOf(ctx, gone))
    if (!kept.includes(from)) await unlinkDocuments(ctx, { kind: demandLink, from, to: id })
  if (fresh.length > 0) await linkDemands(ctx, id, kept)
}

export const orderService = resourceService(PurchaseOrder, {
  records: orderRecords,
  prepare,
  changed: async (ctx, id, after, before) => {
    if (after) await followKinds(ctx, id)
    if (before?.source === 'award') return
    await followPool(ctx, id, {
      now: (after?.lines ?? []).flatMap(({ poolLine }) => poolLine ?? []),
      past: (before?.lines ?? []).flatMap(({ poolLine }) => (poolLine ? [poolLine.id] : [])),
    })
  },
  removable: (_, { status, stage, source, sentAt }) => {
    if (stage !== 'draft' || status !== 'draft' || source === 'award' || sentAt !== null) fail('order.kept')
  },
})
