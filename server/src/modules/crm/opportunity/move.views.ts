import type { HandlerResult } from '@srm/api/endpoint'
import { Opportunity, type crm } from '@srm/api/crm'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { onWon } from './won-action.store.ts'
import { labelOf, missingIn, neededAt, type NeededField, type Stage } from './stage.rules.ts'
import { stagesOf } from './stage.views.ts'

type Ways = HandlerResult<typeof crm.opportunity.ways>

const rowSql = `select stage_id as stage, outcome, contact_id as contact, expected_amount as "expectedAmount",
    expected_signing_date as "expectedSigningDate", event_date as "eventDate", region, attendees, quoted_amount as "quotedAmount"
  from opportunity where tenant_id = $1 and id = $2`

type Facts = { readonly stage: string; readonly outcome: Stage['kind'] } & Readonly<Record<NeededField, unknown>>

const pastSql = `select c.id, f.name as "from", s.name as "to", c.at, u.name as by, c.note,
    extract(day from c.at - lag(c.at) over (order by c.at, c.id))::int as days
  from opportunity_stage_change c
    join opportunity_stage s on s.tenant_id = c.tenant_id and s.id = c.to_stage_id
    left join opportunity_stage f on f.tenant_id = c.tenant_id and f.id = c.from_stage_id
    left join user_ref u on u.tenant_id = c.tenant_id and u.id = c.by_id
  where c.tenant_id = $1 and c.opportunity_id = $2 order by c.at desc, c.id desc`

const wonActionsOf = async (ctx: Ctx, id: string, outcome: string): Promise<Ways['wonActions']> => {
  if (outcome !== 'won') return []
  const all: Ways['wonActions'] = []
  for (const { key, label, permission, made } of onWon.all()) {
    const found = await made(ctx, id)
    const open = found === null && holds(ctx.session, permission)
    if (found || open) all.push({ key, label: label[ctx.language], made: found, open })
  }
  return all
}

/** Where an opportunity can go with what is missing for it, where it was, and what can be made of it. */
export const waysOf = async (ctx: Ctx, id: string): Promise<Ways> => {
  await assertInScope(ctx, Opportunity, id, true)
  const { rows } = await ctx.db.run<Facts>(rowSql, [ctx.tenantId, id])
  const facts = rows[0] ?? fail('record.not_found')
  const stages = await stagesOf(ctx)
  const past = await ctx.db.run<Ways['past'][number]>(pastSql, [ctx.tenantId, id])
  const wonActions = await wonActionsOf(ctx, id, facts.outcome)
  const isHeld = wonActions.some(({ made }) => made !== null)
  return {
    ways: stages
      .filter(({ id: stage }) => stage !== facts.stage)
      .map((stage) => {
        const needed = neededAt(stages, stage)
        const missing = missingIn(facts, needed)
        const checks = needed.map((field) => ({
          field,
          label: labelOf(field)[ctx.language],
          holds: !missing.includes(field),
        }))
        return { stage: stage.id, open: !isHeld, checks }
      }),
    past: past.rows,
    wonActions,
  }
}
