import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  choice,
  income,
  creditCode,
  dateTime,
  department,
  dict,
  email,
  integer,
  location,
  longText,
  person,
  phone,
  ref,
  region,
  tags,
  text,
  url,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, inUse } from './words.ts'

const company = {
  name: text('客户名称', 'Customer name'),
  shortName: optional(text('简称', 'Short name', { max: 50 })),
  creditCode: optional(creditCode('统一社会信用代码', 'Credit code')),
  /** The group a subsidiary belongs to. */
  parent: optional(ref('所属集团', 'Group', 'customer')),
  classify: optional(ref('客户分类', 'Class', 'customerClassify', { tree: true })),
  level: optional(dict('客户等级', 'Level', 'customerLevel')),
  industry: optional(dict('行业', 'Industry', 'customerIndustry')),
  scale: optional(dict('人员规模', 'Size', 'customerScale')),
  source: optional(dict('客户来源', 'Source', 'customerSource')),
}

const reaching = {
  phone: optional(phone('联系电话', 'Phone')),
  email: optional(email('邮箱', 'E-mail')),
  website: optional(url('网站', 'Website')),
  region: optional(region('所在地区', 'Region')),
  location: optional(location('详细地址', 'Address')),
}

/** What a customer's events are like. */
const events = {
  annualEvents: optional(integer('年活动场次', 'Events a year', { max: 10_000 })),
  typicalAttendees: optional(integer('常见人数', 'Usual attendees', { max: 1_000_000 })),
  annualBudget: optional(income('年度活动预算', 'Yearly budget for events')),
  preferredCities: tags('常办城市', 'Usual cities', { max: 20 }).default([]),
  paymentHabit: optional(text('付款习惯', 'How it pays', { max: 200 })),
}

const keeping = {
  owner: optional(person('负责人', 'Owner')),
  department: optional(department('所属部门', 'Department')),
  tags: tags('标签', 'Tags').default([]),
  attachments: attachments('附件', 'Attachments').default([]),
  remark: optional(longText('备注', 'Remark', { max: 500 })),
}

/** Where the customer stands with us; only steps of its own change it, never a form. */
const standing = {
  status: inUse(),
  stage: choice('客户阶段', 'Stage', [
    ['lead', '线索', 'Lead', 'grey'],
    ['following', '跟进中', 'Following', 'blue'],
    ['dealt', '已成交', 'Dealt', 'green'],
    ['dormant', '沉睡', 'Dormant', 'orange'],
    ['lost', '已流失', 'Lost', 'red'],
  ]),
  lostReason: optional(text('流失原因', 'Why it was lost', { max: 200 })),
  lastFollowAt: optional(dateTime('最近跟进', 'Last follow-up')),
  nextFollowAt: optional(dateTime('下次跟进', 'Next follow-up')),
  /** The first contract that was signed. */
  dealtAt: optional(dateTime('首次成交', 'First deal')),
  /** Since when the owner has it. */
  ownedAt: optional(dateTime('归属时间', 'Owned since')),
  /** Never recycled. */
  isLocked: flag('锁定', 'Locked'),
  /** A customer in a pool has no owner. */
  pool: optional(ref('所属公海', 'Pool', 'customerPool')),
  pooledAt: optional(dateTime('进入公海时间', 'In the pool since')),
  poolReason: optional(text('进入公海原因', 'Why it is in the pool', { max: 200 })),
  previousOwner: optional(person('原负责人', 'Former owner')),
}

/** How much and how long a customer may owe us; set by those who answer for the money, never by a form. */
const credit = {
  creditLimit: optional(income('信用额度（含税）', 'Credit limit (tax included)', { each: true })),
  creditDays: optional(integer('信用账期（天）', 'Credit days', { max: 3650 })),
}

const described = record({
  name: 'customer',
  table: 'customer',
  label: label('客户', 'Customer'),
  fields: { ...company, ...reaching, ...events, ...keeping, ...standing, ...credit },
  title: 'name',
  state: 'stage',
  search: ['name', 'shortName', 'creditCode', 'phone'],
  list: [
    'code',
    'name',
    'shortName',
    'parent',
    'classify',
    'level',
    'stage',
    'industry',
    'source',
    'region',
    'phone',
    'creditCode',
    'annualBudget',
    'creditLimit',
    'creditDays',
    'owner',
    'department',
    'lastFollowAt',
    'nextFollowAt',
    'ownedAt',
    'isLocked',
    'pool',
    'tags',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'lastFollowAt', 'nextFollowAt', 'annualBudget'],
  defaultSort: '-createdAt',
  scope: 'owner',
  changesHands: true,
  editable: ['shortName', 'level', 'industry', 'source', 'tags'],
})

const managedFields = {
  status: true,
  stage: true,
  lostReason: true,
  lastFollowAt: true,
  nextFollowAt: true,
  dealtAt: true,
  ownedAt: true,
  isLocked: true,
  pool: true,
  pooledAt: true,
  poolReason: true,
  previousOwner: true,
  creditLimit: true,
  creditDays: true,
} as const

export const Customer = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Customer = z.output<typeof Customer.answer>
