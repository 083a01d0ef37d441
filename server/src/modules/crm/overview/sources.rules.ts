import { ownerReasons } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { label, type Label } from '@srm/api/shared/label'
import type { Filter } from '@srm/api/shared/page'
import { dictionaries } from '../crm.defaults.ts'
import type { CustomerActivitySource, CustomerEventSource, CustomerFigureSource } from './overview.store.ts'

const opportunitiesOf = (customer: string, outcome: string): string => {
  const filters: Filter[] = [
    { field: 'customer', op: 'in', value: [customer] },
    { field: 'outcome', op: 'in', value: [outcome] },
  ]
  const query = new URLSearchParams({ filter: JSON.stringify(filters), shape: 'table' })
  return `${crmPages.opportunity.list.path}?${query.toString()}`
}

const soldSql = `select sum(expected_amount) filter (where outcome = 'open') as open,
    round(sum(expected_amount * win_rate / 100) filter (where outcome = 'open'), 2) as weighted,
    sum(expected_amount) filter (where outcome = 'won') as won
  from opportunity where tenant_id = $1 and customer_id = $2`

type Values = Record<string, string | null>

/** What is being sold and what was. */
export const opportunityFigures: CustomerFigureSource = {
  permission: 'opportunity:list',
  figures: [
    {
      key: 'open',
      label: label('在谈商机（含税）', 'Open opportunities (tax included)'),
      kind: 'money',
      to: (customer) => opportunitiesOf(customer, 'open'),
    },
    {
      key: 'weighted',
      label: label('按赢率折算', 'Weighted by win rate'),
      kind: 'money',
      of: 'open',
      to: (customer) => opportunitiesOf(customer, 'open'),
    },
    {
      key: 'won',
      label: label('赢单金额（含税）', 'Won (tax included)'),
      kind: 'money',
      to: (customer) => opportunitiesOf(customer, 'won'),
    },
  ],
  read: async (ctx, customer) => (await ctx.db.run<Values>(soldSql, [ctx.tenantId, customer])).rows[0] ?? {},
}

const quietSql = `select ((now() at time zone 'Asia/Shanghai')::date - (last_follow_at at time zone 'Asia/Shanghai')::date)::text as quiet
  from customer where tenant_id = $1 and id = $2`

export const contactFigures: CustomerFigureSource = {
  permission: 'customer:show',
  figures: [
    { key: 'quiet', label: label('距上次联系', 'Since the last contact'), kind: 'count', unit: label('天', 'days') },
  ],
  read: async (ctx, customer) => (await ctx.db.run<Values>(quietSql, [ctx.tenantId, customer])).rows[0] ?? {},
}

/** A won opportunity is an event from its date on, until a module above knows better. */
export const wonEvents: CustomerEventSource = {
  subject: 'opportunity',
  permission: 'opportunity:list',
  rows: `select o.id, o.customer_id, o.name, o.event_date as held_on, o.region, o.attendees, o.expected_amount as amount,
      null::uuid as origin_id
    from opportunity o where o.tenant_id = $1 and o.outcome = 'won' and o.event_date is not null`,
}

const offered = dictionaries.find(({ selTypeName }) => selTypeName === 'followUpType')?.options ?? []

/** How ways of following up are called where a company left them as they were. */
const ways = Object.fromEntries(offered.map(([, zh, en]) => [zh, label(zh, en)]))

const writtenAs = (kind: 'comment' | 'system', title: Label): CustomerActivitySource => ({
  kind,
  label: title,
  permission: 'customer:show',
  rows: `select e.id, e.at, e.note as title, null as note, e.actor_id as by_id, null as subject, null::uuid as subject_id
    from record_event e
    where e.tenant_id = $1 and e.subject = 'customer' and e.subject_id = $2 and e.kind = '${kind}' and e.note is not null`,
})

export const activitySources: readonly CustomerActivitySource[] = [
  {
    kind: 'followUp',
    label: label('跟进', 'Follow-up'),
    permission: 'followUp:list',
    words: ways,
    rows: `select f.id, f.at, coalesce(w.name, f.type) as title, f.content as note, f.followed_by as by_id,
        'followUp' as subject, f.id as subject_id
      from follow_up f left join sel_option_ref w on w.tenant_id = $1 and w.type = 'followUpType' and w.value = f.type
      where f.tenant_id = $1 and f.customer_id = $2`,
  },
  {
    kind: 'opportunity',
    label: label('商机', 'Opportunity'),
    permission: 'opportunity:list',
    rows: `select s.id, s.at, o.name as title,
        concat_ws(' · ', concat_ws(' → ', a.name, b.name), s.note) as note,
        s.by_id, 'opportunity' as subject, o.id as subject_id
      from opportunity o join opportunity_stage_change s on s.tenant_id = $1 and s.opportunity_id = o.id
        left join opportunity_stage a on a.tenant_id = $1 and a.id = s.from_stage_id
        join opportunity_stage b on b.tenant_id = $1 and b.id = s.to_stage_id
      where o.tenant_id = $1 and o.customer_id = $2`,
  },
  {
    kind: 'quotation',
    label: label('报价', 'Quotation'),
    permission: 'opportunityQuotation:list',
    rows: `select q.id, q.created_at as at, concat(o.name, ' ', q.name) as title, q.note, q.created_by as by_id,
        'opportunity' as subject, o.id as subject_id
      from opportunity o join opportunity_quotation q on q.tenant_id = $1 and q.opportunity_id = o.id
      where o.tenant_id = $1 and o.customer_id = $2`,
  },
  {
    kind: 'owner',
    label: label('归属', 'Owner'),
    permission: 'customer:show',
    words: ownerReasons,
    rows: `select h.id, h.created_at as at, h.reason as title,
        concat_ws(' · ', concat_ws(' → ', f.name, coalesce(n.name, p.name)), h.note) as note, h.created_by as by_id,
        null as subject, null::uuid as subject_id
      from customer_owner_history h
        left join user_ref f on f.tenant_id = $1 and f.id = h.from_id
        left join user_ref n on n.tenant_id = $1 and n.id = h.to_id
        left join customer_pool p on p.tenant_id = $1 and p.id = h.pool_id
      where h.tenant_id = $1 and h.customer_id = $2`,
  },
  writtenAs('comment', label('评论', 'Comment')),
  writtenAs('system', label('系统', 'The system')),
]
