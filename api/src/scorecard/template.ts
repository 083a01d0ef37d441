import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import { choice, longText, percent, refs, rows, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** What a criterion is measured by. Where no module measures it yet, people rate it. */
export const measure = choice('依据', 'Measured by', [
  ['rating', '人工评分', 'People’s ratings'],
  ['compliance', '资质有效', 'Valid certificates'],
  ['response', '报价响应', 'Answers to inquiries'],
  ['price', '价格竞争力', 'Prices'],
  ['delivery', '履约', 'Delivery'],
  ['settlement', '结算配合', 'Settlement'],
])
export type Measure = z.output<typeof measure>

const effect = (zh: string, en: string) =>
  choice(zh, en, [
    ['free', '不限', 'Free', 'green'],
    ['warn', '警告', 'Warn', 'orange'],
    ['block', '禁止', 'Block', 'red'],
  ])

export const periodKind = choice('周期', 'Period', [
  ['month', '月度', 'Month'],
  ['quarter', '季度', 'Quarter'],
  ['year', '年度', 'Year'],
])
export type PeriodKind = z.output<typeof periodKind>

export const ScorecardTemplate = record({
  name: 'scorecardTemplate',
  table: 'scorecard_template',
  label: label('评分模板', 'Scorecard template'),
  fields: {
    name: text('模板名称', 'Template', { max: 60 }),
    period: periodKind,
    classifies: refs('适用分类', 'For classes', 'supplierClassify', { max: 50, tree: true }).default([]),
    criteria: rows(
      '评分项',
      'Criteria',
      {
        name: text('评分项', 'Criterion', { max: 30 }),
        measure,
        weight: percent('权重', 'Weight'),
      },
      { max: 20 },
    ).default([]),
    standings: rows(
      '评价档',
      'Standings',
      {
        name: text('评价', 'Standing', { max: 20 }),
        least: percent('从', 'From'),
        most: percent('到', 'To'),
        grade: choice('等级', 'Grade', [
          ['S', 'S 级', 'S', 'green'],
          ['A', 'A 级', 'A', 'green'],
          ['B', 'B 级', 'B', 'blue'],
          ['C', 'C 级', 'C', 'orange'],
          ['D', 'D 级', 'D', 'red'],
        ]),
        inquiry: effect('询价', 'Inquiries'),
        ordering: effect('下单', 'Orders'),
      },
      { max: 10 },
    ).default([]),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'period', 'classifies', 'status', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'code', 'name'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
export type ScorecardTemplate = z.output<typeof ScorecardTemplate.answer>
