import type { Parsed } from '@srm/api/endpoint'
import { Opportunity, type crm } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { notify } from '#modules/notice/index.ts'
import { own } from '../crm.db.ts'

export const autoClosed = label(
  '{{count}} 个商机超过 {{days}} 天未跟进，已标记为无效',
  '{{count}} opportunities had no follow-up for {{days}} days and are marked as invalid',
)

type Rule = { autoCloseDays: number | null }

export const ruleOf = async (ctx: Ctx): Promise<Rule> => {
  const query = own(ctx).selectFrom('opportunity_rule').select('auto_close_days as autoCloseDays')
  return (await query.executeTakeFirst()) ?? { autoCloseDays: null }
}

export const setRule = async (ctx: Ctx, body: Parsed<typeof crm.opportunityRule.update>['body']): Promise<Rule> => {
  const values = { auto_close_days: body.autoCloseDays ?? null }
  await own(ctx)
    .insertInto('opportunity_rule')
    .values(values)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute()
  await ctx.systemLog('setting.changed', { setting: 'opportunityRule', ...body })
  return ruleOf(ctx)
}

/** A talk with the customer counts unless it was about another opportunity. All of a company's go in one statement. */
const closeSql = `with last as (select id, win_rate from opportunity_stage where tenant_id = $1 and kind = 'invalid'),
    quiet as (select o.id, o.stage_id from opportunity o
      where o.tenant_id = $1 and o.outcome = 'open' and o.stage_at < now() - make_interval(days => $2)
        and not exists (select 1 from follow_up f where f.tenant_id = $1 and f.customer_id = o.customer_id
          and f.at >= now() - make_interval(days => $2) and (f.opportunity_id is null or f.opportunity_id = o.id))
      for update of o skip locked),
    closed as (update opportunity o set stage_id = l.id, win_rate = l.win_rate, outcome = 'invalid', stage_at = now(),
        closed_at = now(), version = o.version + 1, updated_at = now(), updated_by = app.actor()
      from quiet q cross join last l where o.tenant_id = $1 and o.id = q.id
      returning o.id, o.owner_id as owner, q.stage_id as "from", l.id as "to"),
    steps as (insert into opportunity_stage_change (id, opportunity_id, from_stage_id, to_stage_id, note)
      select app.new_id(), c.id, c."from", c."to", $3 from closed c)
  select id, owner, "from", "to" from closed`

type StageChange = { readonly id: string; readonly owner: string | null; readonly from: string; readonly to: string }

/** Opportunities nobody follows any more are closed as invalid, where the company wants that. */
export const closeQuiet = async (ctx: Ctx): Promise<void> => {
  const { autoCloseDays: days } = await ruleOf(ctx)
  if (days === null) return
  const note = `超过 ${String(days)} 天未跟进，自动关闭`
  const { rows } = await ctx.db.run<StageChange>(closeSql, [ctx.tenantId, days, note])
  if (rows.length === 0) return
  await writeEvents(
    ctx,
    Opportunity.name,
    rows.map(({ id, from, to }) => ({
      subjectId: id,
      kind: 'updated',
      note,
      changes: [
        { field: 'stage', from, to },
        { field: 'outcome', from: 'open', to: 'invalid' },
      ],
    })),
  )
  for (const [owner, closed] of Map.groupBy(rows, (row) => row.owner))
    if (owner)
      await notify(ctx, {
        to: [owner],
        type: 'due',
        title: fillSentence(autoClosed, { count: String(closed.length), days: String(days) }),
        body: '还在跟进的商机可以在商机页面重新移到进行中的阶段。',
        link: crmPages.opportunity.list.path,
      })
}
