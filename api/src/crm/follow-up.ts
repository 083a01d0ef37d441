import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, dateTime, images, location, longText, person, ref, text } from '../shared/fields.ts'
import { IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { desk } from './desk.ts'
import { followUpWay, ofCustomer } from './words.ts'

const ofContact = () => ref('联系人', 'Contact', 'customerContact')

const described = record({
  name: 'followUp',
  table: 'follow_up',
  label: label('跟进记录', 'Follow-up'),
  fields: {
    customer: ofCustomer(),
    /** The beginning of what was said, by which it is called. */
    topic: text('摘要', 'Topic', { max: 60 }),
    type: followUpWay(),
    content: longText('跟进内容', 'What was said'),
    contact: optional(ofContact()),
    opportunity: optional(ref('商机', 'Opportunity', 'opportunity')),
    at: dateTime('跟进时间', 'When'),
    /** Whoever writes it down unless somebody else is named. */
    followedBy: optional(person('跟进人', 'By')),
    location: optional(location('地点', 'Place')),
    photos: images('照片', 'Photos').default([]),
    /** The plan it came from. */
    plan: optional(ref('跟进计划', 'Plan', 'followPlan')),
  },
  title: 'topic',
  search: ['content'],
  list: [
    'code',
    'customer',
    'topic',
    'type',
    'content',
    'contact',
    'opportunity',
    'at',
    'followedBy',
    'photos',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'at'],
  defaultSort: '-at',
  scope: { through: 'customer' },
})

const managedFields = { topic: true, plan: true } as const

export const FollowUp = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type FollowUp = z.output<typeof FollowUp.answer>

const plannedRecord = record({
  name: 'followPlan',
  table: 'follow_plan',
  label: label('跟进计划', 'Follow-up plan'),
  fields: {
    customer: ofCustomer(),
    content: text('计划内容', 'What to do', { max: 200 }),
    at: dateTime('计划时间', 'When'),
    type: followUpWay(),
    contact: optional(ofContact()),
    /** Whoever makes it unless somebody else is named. */
    owner: optional(person('执行人', 'By')),
    status: choice('状态', 'Status', [
      ['planned', '待跟进', 'To do', 'blue'],
      ['done', '已完成', 'Done', 'green'],
      ['canceled', '已取消', 'Canceled', 'grey'],
    ]),
  },
  title: 'content',
  search: ['content'],
  list: ['code', 'customer', 'content', 'at', 'type', 'contact', 'owner', 'status', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'at'],
  defaultSort: 'at',
  scope: { through: 'customer' },
})

export const FollowPlan = {
  ...plannedRecord,
  create: plannedRecord.create.omit({ status: true }),
  update: plannedRecord.update.omit({ status: true }),
}
export type FollowPlan = z.output<typeof FollowPlan.answer>

/** What is said next to a follow-up about the one that comes after it. */
export const nextFields = {
  nextAt: optional(dateTime('下次跟进时间', 'Next follow-up')),
  nextContent: optional(text('下次要做什么', 'What to do then', { max: 200 })),
}

/** When a plan is carried out instead. */
export const rescheduleFields = { at: dateTime('改到', 'New time') }

export const followUp = {
  ...crud(FollowUp),
  desk,
  /** Writes down what happened and, where it is known, plans what comes next. */
  log: endpoint({
    method: 'POST',
    path: '/api/follow_up/log',
    family: 'follow_up',
    title: label('写跟进', 'Log a follow-up'),
    access: { permission: 'followUp:create' },
    body: FollowUp.create.extend(nextFields),
    result: IdResult,
  }),
}

export const followPlan = {
  ...crud(FollowPlan),
  /** A plan becomes a record of what was done. */
  complete: endpoint({
    method: 'POST',
    path: '/api/follow_plan/complete/:id',
    family: 'follow_plan',
    title: label('完成跟进计划', 'Complete a follow-up plan'),
    access: { permission: 'followUp:create' },
    params: IdParams,
    body: FollowUp.create.omit({ customer: true }).extend(nextFields),
    result: IdResult,
  }),
  reschedule: endpoint({
    method: 'POST',
    path: '/api/follow_plan/reschedule/:id',
    family: 'follow_plan',
    title: label('跟进计划改期', 'Reschedule a follow-up plan'),
    access: { permission: 'followPlan:update' },
    params: IdParams,
    body: z.strictObject({ version: z.int(), ...rescheduleFields }),
    result: IdResult.extend({ version: z.int() }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/follow_plan/cancel/:id',
    family: 'follow_plan',
    title: label('取消跟进计划', 'Cancel a follow-up plan'),
    access: { permission: 'followPlan:update' },
    params: IdParams,
    body: z.strictObject({ version: z.int() }),
    result: IdResult.extend({ version: z.int() }),
  }),
}
