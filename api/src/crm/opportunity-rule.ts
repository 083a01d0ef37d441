import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { optional } from '../shared/field-meta.ts'
import { integer } from '../shared/fields.ts'
import { label } from '../shared/label.ts'

/** What a company says about its opportunities as a whole. */
export const ruleFields = {
  autoCloseDays: optional(
    integer('多少天未跟进自动关闭', 'Close after days without a follow-up', { min: 7, max: 3650 }),
  ),
}

const Rule = z.object({ autoCloseDays: z.int().nullable() })

export const opportunityRule = {
  show: endpoint({
    method: 'GET',
    path: '/api/opportunity_rule/show',
    title: label('查看商机规则', 'Show the rules for opportunities'),
    access: { permission: 'opportunityStage:list' },
    result: Rule,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/opportunity_rule/update',
    title: label('修改商机规则', 'Change the rules for opportunities'),
    access: { permission: 'opportunityStage:update' },
    body: z.strictObject(ruleFields),
    result: Rule,
  }),
}
