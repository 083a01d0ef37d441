import { crm, OpportunityStage } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { defineResource } from '#modules/record/index.ts'

mapConstraintError('opportunity_stage_name_key', 'opportunityStage.name_taken', 'name')

const heldSql = `select exists (select 1 from opportunity o where o.tenant_id = $1 and (o.stage_id = $2 or o.furthest_id = $2))
    or exists (select 1 from opportunity_stage_change c where c.tenant_id = $1 and (c.to_stage_id = $2 or c.from_stage_id = $2)) as used,
  (select count(*)::int from opportunity_stage s where s.tenant_id = $1 and s.kind = 'open') as open`

const assertUnused = async (ctx: Ctx, { id, kind }: Row<typeof OpportunityStage>): Promise<void> => {
  const { rows } = await ctx.db.run<{ used: boolean; open: number }>(heldSql, [ctx.tenantId, id])
  if (kind !== 'open' || rows[0]?.open === 1) fail('opportunityStage.fixed')
  if (rows[0]?.used) fail('opportunityStage.in_use')
}

const ratesSql = `update opportunity o set win_rate = s.win_rate from opportunity_stage s
  where o.tenant_id = $1 and s.tenant_id = $1 and s.id = $2 and o.stage_id = s.id and o.outcome = 'open' and o.win_rate <> s.win_rate`

export const stages = defineResource(OpportunityStage, crm.opportunityStage, {
  code: { type: 110, prefix: 'SJJD', digits: 3 },
  prepare: (_, sent, before) => ({ ...sent, kind: before?.kind ?? 'open' }),
  /** What stands at a stage is as likely to be won as the stage says now. */
  changed: async (ctx, id, after) => {
    if (after) await ctx.db.run(ratesSql, [ctx.tenantId, id])
  },
  removable: assertUnused,
})

const none = {
  needsContact: false,
  needsAmount: false,
  needsSigningDate: false,
  needsEventDate: false,
  needsRegion: false,
  needsAttendees: false,
  needsQuotation: false,
}

/** What a company begins with. */
const usual = [
  { code: 'S10', name: '初步接触', kind: 'open', winRate: '10', sort: 10, ...none },
  { code: 'S20', name: '需求确认', kind: 'open', winRate: '30', sort: 20, ...none, needsContact: true },
  { code: 'S30', name: '方案报价', kind: 'open', winRate: '50', sort: 30, ...none, needsAmount: true },
  { code: 'S40', name: '商务谈判', kind: 'open', winRate: '80', sort: 40, ...none, needsSigningDate: true },
  { code: 'S80', name: '赢单', kind: 'won', winRate: '100', sort: 80, ...none },
  { code: 'S81', name: '输单', kind: 'lost', winRate: '0', sort: 81, ...none },
  { code: 'S82', name: '无效', kind: 'invalid', winRate: '0', sort: 82, ...none },
]

const anySql = 'select 1 from opportunity_stage where tenant_id = $1 limit 1'

/** A company that has stages keeps its own, whatever they are called. */
export const addUsualStages = async (ctx: Ctx): Promise<void> => {
  if ((await ctx.db.run(anySql, [ctx.tenantId])).rows.length === 0) await fillRecords(ctx, OpportunityStage, usual)
}
