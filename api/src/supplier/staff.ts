import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  cost,
  date,
  dict,
  idNumber,
  integer,
  longText,
  mobile,
  multiDict,
  quantity,
  region,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { inUse, ofSupplier, sexes } from './words.ts'

const described = record({
  name: 'staff',
  table: 'staff',
  label: label('服务人员', 'Staff'),
  fields: {
    name: text('姓名', 'Name', { max: 50 }),
    category: dict('工种', 'Trade', 'staffCategory'),
    supplier: optional(ofSupplier()),
    mobile: mobile('手机', 'Mobile'),
    sex: optional(sexes()),
    idNo: optional(idNumber('身份证号', 'Identity number')),
    birth: optional(date('出生日期', 'Born')),
    region: optional(region('常驻地区', 'Region')),
    languages: multiDict('语言', 'Languages', 'language').default([]),
    height: optional(integer('身高（cm）', 'Height (cm)', { min: 50, max: 250 })),
    level: optional(text('级别', 'Level', { max: 30 })),
    priceDay: optional(cost('全天价', 'Full day', { each: true })),
    priceHalfDay: optional(cost('半天价', 'Half day', { each: true })),
    priceEvent: optional(cost('按场价', 'Per event', { each: true })),
    insuranceTo: optional(date('保险至', 'Insured until')),
    portfolio: attachments('作品', 'Portfolio').default([]),
    idCard: attachments('证件影像', 'Identity papers', { max: 4 }).default([]),
    status: inUse(),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    /** What those who worked with them said. */
    rating: optional(quantity('评分', 'Rating', { places: 2, each: true })),
  },
  title: 'name',
  search: ['name', 'mobile', 'level'],
  list: [
    'code',
    'name',
    'category',
    'supplier',
    'mobile',
    'sex',
    'region',
    'languages',
    'level',
    'priceDay',
    'rating',
    'insuranceTo',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'category'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = { rating: true } as const

export const Staff = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
