import { optional } from '../shared/field-meta.ts'
import { choice, location, phone, region, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, ofCustomer } from './words.ts'

export const CustomerAddress = record({
  name: 'customerAddress',
  table: 'customer_address',
  label: label('客户地址', 'Customer address'),
  fields: {
    customer: ofCustomer(),
    name: text('地址名称', 'Name', { max: 50 }),
    kind: choice('用途', 'Used for', [
      ['office', '办公', 'Office'],
      ['invoice', '寄送发票', 'Invoices'],
      ['delivery', '收货', 'Deliveries'],
      ['event', '活动场地', 'Events'],
      ['other', '其他', 'Other'],
    ]).default('office'),
    region: optional(region('所在地区', 'Region')),
    location: location('详细地址', 'Address'),
    receiver: optional(text('收件人', 'Receiver', { max: 50 })),
    phone: optional(phone('收件电话', 'Telephone')),
    isDefault: flag('默认地址', 'Default'),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name', 'receiver'],
  list: ['customer', 'name', 'kind', 'region', 'location', 'receiver', 'phone', 'isDefault', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: { through: 'customer' },
})
