import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, date, email, mobile, phone, ref, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, ofCustomer } from './words.ts'

export const CustomerContact = record({
  name: 'customerContact',
  table: 'customer_contact',
  label: label('客户联系人', 'Customer contact'),
  fields: {
    customer: ofCustomer(),
    name: text('姓名', 'Name', { max: 50 }),
    mobile: optional(mobile('手机', 'Mobile')),
    position: optional(text('职务', 'Position', { max: 50 })),
    division: optional(text('所在部门', 'Department', { max: 50 })),
    isPrimary: flag('首要联系人', 'Main contact'),
    isDecisionMaker: flag('关键决策人', 'Decision maker'),
    /** Whom they report to, at the same customer. */
    parent: optional(ref('直属上级', 'Reports to', 'customerContact')),
    tel: optional(phone('座机', 'Telephone')),
    wechat: optional(text('微信', 'WeChat', { max: 50 })),
    email: optional(email('邮箱', 'E-mail')),
    birthday: optional(date('生日', 'Birthday')),
    preferences: optional(text('喜好与禁忌', 'Likes and dislikes', { max: 200 })),
    status: choice('状态', 'Status', [
      ['active', '在职', 'Active', 'green'],
      ['left', '离职', 'Left', 'grey'],
    ]).default('active'),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name', 'mobile', 'email', 'wechat'],
  list: [
    'code',
    'name',
    'customer',
    'mobile',
    'position',
    'division',
    'isPrimary',
    'isDecisionMaker',
    'parent',
    'wechat',
    'email',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: { through: 'customer' },
  exportsPerDay: 500,
})

const { parent } = CustomerContact.fields

/** Whom somebody reports to from now on; nobody, where it is left empty. */
export const reportFields = { parent }

export const contact = {
  ...crud(CustomerContact),
  report: endpoint({
    method: 'POST',
    path: '/api/customer_contact/report/:id',
    family: 'customer_contact',
    title: label('设置联系人直属上级', 'Say whom a contact reports to'),
    access: { permission: 'customerContact:update' },
    params: IdParams,
    body: z.strictObject({ version: z.int(), ...reportFields }),
    result: z.object({ id: Id, version: z.int() }),
  }),
}
