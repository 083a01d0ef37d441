import { ScorecardTemplate } from '@srm/api/scorecard'

/** What a company that buys for events starts with. */
export const suggested = ScorecardTemplate.create.parse({
  name: '会展供应商评分',
  period: 'quarter',
  criteria: [
    { name: '报价响应', measure: 'response', weight: '15' },
    { name: '价格竞争力', measure: 'price', weight: '20' },
    { name: '履约', measure: 'delivery', weight: '25' },
    { name: '现场服务', measure: 'rating', weight: '25' },
    { name: '结算配合', measure: 'settlement', weight: '10' },
    { name: '合规', measure: 'compliance', weight: '5' },
  ],
  standings: [
    { name: '很差', least: '0', most: '30', grade: 'D', inquiry: 'block', ordering: 'block' },
    { name: '差', least: '30', most: '50', grade: 'C', inquiry: 'warn', ordering: 'warn' },
    { name: '一般', least: '50', most: '80', grade: 'B', inquiry: 'free', ordering: 'free' },
    { name: '优秀', least: '80', most: '100', grade: 'A', inquiry: 'free', ordering: 'free' },
  ],
})
