import { label } from '@srm/api/shared/label'

const used = `i.pending + i.reserved + i.committed + i.actual`

/** What a budget says of the health of its project. */
export const budgetReasons = [
  {
    key: 'budgetOver',
    level: 'off' as const,
    label: label('预计成本超出预算', 'Cost will be over budget'),
    // Beyond what the company lets through.
    rows: `select i.project_id, 1 as count from budget_item i
      left join budget_control r on r.tenant_id = i.tenant_id and r.point = 'actual' and r.category_id is null
      where i.tenant_id = $1 and i.project_id = any($2) group by i.project_id
      having sum(i.amount) > 0 and sum(${used}) > sum(i.amount) * (1 + coalesce(max(r.tolerance), 0) / 100)`,
  },
  {
    key: 'budgetNearlyUsed',
    level: 'risk' as const,
    label: label('{{count}} 个预算科目已用九成', '{{count}} categories of the budget nearly used'),
    rows: `select c.project_id, count(*) from (select i.project_id, i.category_id from budget_item i
        where i.tenant_id = $1 and i.project_id = any($2) group by 1, 2
        having sum(i.amount) > 0 and sum(${used}) >= sum(i.amount) * 0.9) c group by 1`,
  },
]
