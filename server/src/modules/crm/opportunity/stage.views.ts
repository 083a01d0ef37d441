import { stageNeeds } from '@srm/api/crm'
import { keysOf } from '@srm/api/shared/keys'
import type { Ctx } from '#kernel/ctx.ts'
import type { Stage } from './stage.rules.ts'

const ends = `array['open', 'won', 'lost', 'invalid']`
const stagesSql = `select id, name, kind, win_rate::text as "winRate", needs_contact as "needsContact",
    needs_amount as "needsAmount", needs_signing_date as "needsSigningDate", needs_event_date as "needsEventDate",
    needs_region as "needsRegion", needs_attendees as "needsAttendees", needs_quotation as "needsQuotation"
  from opportunity_stage where tenant_id = $1 order by array_position(${ends}, kind), sort, id`

type StageRow = Pick<Stage, 'id' | 'name' | 'kind' | 'winRate'> & Readonly<Record<keyof typeof stageNeeds, boolean>>

/** The company's stages in their order, the ways an opportunity can end behind those on the way. */
export const stagesOf = async (ctx: Ctx): Promise<Stage[]> => {
  const { rows } = await ctx.db.run<StageRow>(stagesSql, [ctx.tenantId])
  return rows.map((row) => {
    const { id, name, kind, winRate } = row
    const needs = keysOf(stageNeeds).flatMap((key) => (row[key] ? [stageNeeds[key]] : []))
    return { id, name, kind, winRate, needs }
  })
}
