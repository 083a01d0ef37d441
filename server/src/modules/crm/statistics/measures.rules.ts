import { CustomerFeedback, FollowUp, Opportunity } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { label } from '@srm/api/shared/label'
import type { Filter } from '@srm/api/shared/page'
import type { CustomerMeasure } from './measure.store.ts'

const won: readonly Filter[] = [{ field: 'outcome', op: 'in', value: ['won'] }]
const opportunity = {
  record: Opportunity,
  path: crmPages.opportunity.list.path,
  customer: 'customer',
  day: 'closedAt',
  filter: won,
}

/** What this module itself knows of what customers buy. */
export const ownMeasures: readonly CustomerMeasure[] = [
  {
    ...opportunity,
    key: 'wonAmount',
    label: label('赢单金额（含税）', 'Won (tax included)'),
    value: { sum: 'expectedAmount' },
  },
  { ...opportunity, key: 'wonCount', label: label('赢单数', 'Deals won'), value: 'count' },
  {
    key: 'followUps',
    label: label('跟进次数', 'Follow-ups'),
    record: FollowUp,
    path: crmPages.followUp.list.path,
    customer: 'customer',
    day: 'at',
    filter: [],
    value: 'count',
  },
  {
    key: 'satisfaction',
    label: label('满意度均分', 'Satisfaction'),
    record: CustomerFeedback,
    path: crmPages.feedback.list.path,
    customer: 'customer',
    day: 'eventDate',
    filter: [],
    value: { average: 'score' },
  },
]
