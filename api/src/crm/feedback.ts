import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, date, integer, longText, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { ofCustomer } from './words.ts'

/** A score at or below this one is told to the owner of the customer. */
export const lowScore = 2

const stars = (zh: string, en: string) => integer(zh, en, { min: 1, max: 5 })

/** What besides the whole is scored, from 1 to 5. */
export const feedbackAspects = ['planning', 'execution', 'service', 'valueForMoney'] as const

export const CustomerFeedback = record({
  name: 'customerFeedback',
  table: 'customer_feedback',
  label: label('活动满意度', 'Satisfaction'),
  fields: {
    customer: ofCustomer(),
    /** As the customer calls it. */
    event: text('活动名称', 'Event', { max: 100 }),
    eventDate: date('活动日期', 'Event date'),
    score: stars('总体评分', 'Overall'),
    planning: optional(stars('策划方案', 'Planning')),
    execution: optional(stars('现场执行', 'Execution')),
    service: optional(stars('沟通服务', 'Service')),
    valueForMoney: optional(stars('性价比', 'Value for money')),
    /** Who answered. */
    contact: optional(ref('评价人', 'Answered by', 'customerContact')),
    answeredOn: date('评价日期', 'Answered on'),
    comment: optional(longText('客户评价', 'In the customer’s words', { max: 1000 })),
    improvement: optional(longText('改进措施', 'What we do better next time', { max: 1000 })),
    attachments: attachments('附件', 'Attachments').default([]),
  },
  title: 'event',
  search: ['event', 'comment'],
  list: [
    'code',
    'customer',
    'event',
    'eventDate',
    'score',
    'planning',
    'execution',
    'service',
    'valueForMoney',
    'contact',
    'answeredOn',
    'comment',
    'improvement',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'eventDate', 'score'],
  defaultSort: '-eventDate',
  scope: { through: 'customer' },
})

export const feedback = crud(CustomerFeedback)
