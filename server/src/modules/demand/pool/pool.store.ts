import { PoolLine, type LineKind, type PoolStage } from '@srm/api/demand'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { label, type Label } from '@srm/api/shared/label'

/** A document that has lines of the pool. */
export type PoolHolderRef = { readonly kind: string; readonly id: string }

/** A line of the pool as whoever buys it copies it. */
export type HeldPoolLine = {
  readonly id: string
  readonly code: string
  readonly demandId: string
  readonly demandLineId: string
  readonly projectId: string
  readonly purchaseTypeId: string
  readonly lineKind: LineKind
  readonly name: string
  readonly spec: Readonly<Record<string, string | boolean>>
  readonly specText: string | null
  readonly quantity: string
  readonly times: string
  readonly unit: string | null
  readonly dateFrom: string
  readonly dateTo: string | null
  readonly timeSlot: string | null
  readonly attendees: number | null
  readonly layout: string | null
  readonly region: string | null
  readonly budgetItemId: string | null
  readonly budgetAmount: string
  readonly stage: PoolStage
  readonly claimedBy: string | null
  readonly holderKind: string | null
  readonly holderId: string | null
  readonly version: number
}

const columns = `p.id, p.code, p.demand_id as "demandId", p.demand_line_id as "demandLineId", p.project_id as "projectId",
  p.purchase_type_id as "purchaseTypeId", p.line_kind as "lineKind", p.name, p.spec, p.spec_text as "specText", p.quantity::text as quantity,
  p.times::text as times, p.unit, p.date_from::text as "dateFrom", p.date_to::text as "dateTo", p.time_slot as "timeSlot", p.attendees,
  p.layout, p.region, p.budget_item_id as "budgetItemId", p.budget_amount::text as "budgetAmount", p.stage, p.claimed_by as "claimedBy",
  p.holder_kind as "holderKind", p.holder_id as "holderId", p.version`

const lockSql = `select ${columns} from pool_line p where p.tenant_id = $1 and p.id = any($2::uuid[]) order by p.id for update`

const heldSql = `select ${columns} from pool_line p
  where p.tenant_id = $1 and p.holder_kind = $2 and p.holder_id = $3 order by p.id for update`

/** Lines of the pool, in one order whoever asks: nobody else changes them until the end. */
export const lockLines = async (ctx: Ctx, ids: readonly string[]): Promise<HeldPoolLine[]> => {
  const asked = [...new Set(ids)]
  const { rows } = await ctx.db.run<HeldPoolLine>(lockSql, [ctx.tenantId, asked])
  if (rows.length !== asked.length) fail('record.not_found')
  return rows
}

const demandsSql = `select d.id from demand d where d.tenant_id = $1 and d.id in (
    select p.demand_id from pool_line p where p.tenant_id = $1 and (p.id = any($2::uuid[]) or p.holder_kind = $3 and p.holder_id = $4::uuid))
  order by d.id for update`

/** Whoever moves lines and counts their demands anew holds the demands first, as whoever stops one does. */
export const lockDemandsOf = async (
  ctx: Ctx,
  { ids = [], holder }: { readonly ids?: readonly string[]; readonly holder?: PoolHolderRef },
): Promise<void> => void (await ctx.db.run(demandsSql, [ctx.tenantId, ids, holder?.kind ?? null, holder?.id ?? null]))

/** The lines a document has, or some of them. */
export const lockHeld = async (
  ctx: Ctx,
  { kind, id }: PoolHolderRef,
  some?: readonly string[],
): Promise<HeldPoolLine[]> => {
  const { rows } = await ctx.db.run<HeldPoolLine>(heldSql, [ctx.tenantId, kind, id])
  if (some === undefined) return rows
  const asked = new Set(some)
  const found = rows.filter((row) => asked.has(row.id))
  if (found.length !== asked.size) fail('poolLine.not_held')
  return found
}

type Move = {
  readonly stage: PoolStage
  readonly buyer?: string | null
  readonly holder?: PoolHolderRef | null
  readonly note?: string
}

const moveSql = `update pool_line set stage = $3,
    claimed_by = case when $4 then $5::uuid else claimed_by end,
    claimed_at = case when not $4 then claimed_at when $5::uuid is null then null else now() end,
    holder_kind = case when $6 then $7 else holder_kind end, holder_id = case when $6 then $8::uuid else holder_id end,
    ordered_at = case when $3 = 'ordered' then coalesce(ordered_at, now()) when $3 = 'closed' then ordered_at end,
    version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and id = any($2::uuid[])`

/** Lines that are locked by now come to a stage, each with a line in its history. */
export const moveLines = async (ctx: Ctx, lines: readonly HeldPoolLine[], move: Move): Promise<void> => {
  if (lines.length === 0) return
  const { stage, buyer, holder, note } = move
  await ctx.db.run(moveSql, [
    ctx.tenantId,
    lines.map(({ id }) => id),
    stage,
    buyer !== undefined,
    buyer ?? null,
    holder !== undefined,
    holder?.kind ?? null,
    holder?.id ?? null,
  ])
  await writeEvents(
    ctx,
    PoolLine.name,
    lines.map((line) => ({
      subjectId: line.id,
      kind: 'updated',
      changes: [
        ...(line.stage === stage ? [] : [{ field: 'stage', from: line.stage, to: stage }]),
        ...(buyer === undefined || buyer === line.claimedBy
          ? []
          : [{ field: 'claimedBy', from: line.claimedBy, to: buyer }]),
      ],
      note: note ?? null,
    })),
  )
}

/** What lines are called in a refusal; the first few of many. */
export const namesOf = (lines: readonly { readonly name: string }[]): Label => {
  const some = lines.slice(0, 5).map(({ name }) => name)
  const rest = lines.length > some.length ? '…' : ''
  return label(`${some.join('、')}${rest}`, `${some.join(', ')}${rest}`)
}
