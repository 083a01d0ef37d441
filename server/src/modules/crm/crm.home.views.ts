import { FollowPlan } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { label } from '@srm/api/shared/label'
import type { HomeDuty, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { soonSql } from './pool/recycle.views.ts'

const tonight = `((now() at time zone 'Asia/Shanghai')::date + 1)::timestamp at time zone 'Asia/Shanghai'`

/** Plans of this person whose day has come; a customer that went to somebody else is no longer theirs to call. */
const due = ({ ctx, params }: HomeQuestion): string =>
  [
    'p.tenant_id = $1',
    'p.owner_id = $2',
    `p.status = 'planned'`,
    `p.at < ${tonight}`,
    ...scopeSql(FollowPlan, ctx, params, { alias: 'p' }),
  ].join(' and ')

export const duties: readonly HomeDuty[] = [
  {
    key: 'followPlan.due',
    rank: 25,
    label: label('待跟进客户', 'Customers to follow up'),
    path: `${crmPages.followPlan.detail.path}?id=`,
    permission: 'followPlan:show',
    rows: (question) => `select p.id, c.name as title, p.content as note, p.at from follow_plan p
      join customer c on c.tenant_id = p.tenant_id and c.id = p.customer_id where ${due(question)} order by p.at, p.id`,
  },
  {
    key: 'customer.recycle',
    rank: 27,
    label: label('即将被公海回收的客户', 'Customers that go back to the pool soon'),
    path: `${crmPages.customer.detail.path}?id=`,
    permission: 'customer:show',
    rows: () => soonSql(),
  },
]
