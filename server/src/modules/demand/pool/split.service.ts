import { PoolLine, type PoolStage } from '@srm/api/demand'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { lockDemandsOf, lockHeld, lockLines, moveLines, type HeldPoolLine, type PoolHolderRef } from './pool.store.ts'
import { splitQuantity } from './split.rules.ts'

const copySql = `insert into pool_line (id, code, demand_id, demand_line_id, project_id, purchase_type_id, line_kind, name, spec, spec_text, quantity,
    times, unit, date_from, date_to, time_slot, attendees, layout, region, budget_item_id, budget_amount, stage, claimed_by, claimed_at,
    search_text, search_grams, is_customer_paid)
  select $3, $4, demand_id, demand_line_id, project_id, purchase_type_id, line_kind, name, spec, spec_text, $5, times, unit, date_from,
    date_to, time_slot, attendees, layout, region, budget_item_id, $6, case when holder_id is null then stage else 'claimed' end,
    claimed_by, claimed_at, $7, $8, is_customer_paid
  from pool_line where tenant_id = $1 and id = $2`

const restSql = `update pool_line set quantity = $3, budget_amount = $4, version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and id = $2`

/** A part of a locked line becomes a line of its own, which no document holds; answers its id. */
export const splitOff = async (ctx: Ctx, line: HeldPoolLine, quantity: string): Promise<string> => {
  const { part, rest } = splitQuantity(line, quantity)
  const copy = { id: newId(), code: await issueCode(ctx, PoolLine.name) }
  const search = searchText([copy.code, line.name])
  const grams = gramKeysOf(ctx.tenantId, search)
  await ctx.db.run(copySql, [
    ctx.tenantId,
    line.id,
    copy.id,
    copy.code,
    part.quantity,
    part.budgetAmount,
    search,
    grams,
  ])
  await ctx.db.run(restSql, [ctx.tenantId, line.id, rest.quantity, rest.budgetAmount])
  await writeEvents(ctx, PoolLine.name, [
    {
      subjectId: line.id,
      kind: 'updated',
      changes: [
        { field: 'quantity', from: line.quantity, to: rest.quantity },
        { field: 'budgetAmount', from: line.budgetAmount, to: rest.budgetAmount },
      ],
      note: `拆分出 ${copy.code}`,
    },
    { subjectId: copy.id, kind: 'created', changes: [], note: `由 ${line.code} 拆分` },
  ])
  return copy.id
}

type ReturnInput = {
  readonly holder: PoolHolderRef
  readonly line: string
  /** How much of it the document does without. */
  readonly quantity: string
}

/** A document gives up a part of a line: that much waits in the pool again, the rest stays where it is. */
export const returnPoolPart = async (ctx: Ctx, { holder, line: id, quantity }: ReturnInput): Promise<void> => {
  await lockDemandsOf(ctx, { holder })
  const [line] = await lockHeld(ctx, holder, [id])
  if (!line) return fail('poolLine.not_held')
  if (compareDecimals(quantity, '0') <= 0 || compareDecimals(quantity, line.quantity) >= 0)
    fail('poolLine.split', { words: { quantity: label(line.quantity, line.quantity) } })
  const part = await lockLines(ctx, [await splitOff(ctx, line, quantity)])
  await moveLines(ctx, part, { stage: 'pending', buyer: null, holder: null })
}

type PassInput = ReturnInput & { readonly to: PoolHolderRef; readonly stage: Extract<PoolStage, 'awarded' | 'ordered'> }

/** A document hands a line, or as much of it as is named, to the next one; answers the line that one has now. */
export const passPoolPart = async (ctx: Ctx, { holder, line: id, quantity, to, stage }: PassInput): Promise<string> => {
  await lockDemandsOf(ctx, { holder })
  const [line] = await lockHeld(ctx, holder, [id])
  if (!line) return fail('poolLine.not_held')
  const isWhole = compareDecimals(quantity, line.quantity) >= 0
  const passed = isWhole ? [line] : await lockLines(ctx, [await splitOff(ctx, line, quantity)])
  await moveLines(ctx, passed, { stage, holder: to })
  return passed[0]?.id ?? id
}
