import { optional } from '../shared/field-meta.ts'
import { choice, cost, date, percent, quantity, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { ofSupplier } from './words.ts'

export const SupplierPriceItem = record({
  name: 'supplierPriceItem',
  table: 'supplier_price_item',
  label: label('供应商价目', 'Supplier price'),
  fields: {
    supplier: ofSupplier(),
    name: text('项目', 'Item'),
    kind: choice('采购类别', 'Kind', [
      ['hall', '会场', 'Hall'],
      ['room', '客房', 'Room'],
      ['catering', '餐饮', 'Catering'],
      ['av', '设备', 'Equipment'],
      ['build', '搭建', 'Construction'],
      ['staff', '人员', 'Staff'],
      ['vehicle', '用车', 'Vehicles'],
      ['gift', '礼品', 'Gifts'],
      ['print', '印刷', 'Print'],
      ['ticket', '票务', 'Tickets'],
      ['other', '其他', 'Other'],
    ]),
    spec: optional(text('规格', 'Specification', { max: 200 })),
    unit: text('单位', 'Unit', { max: 20 }),
    price: cost('协议价', 'Agreed price', { each: true }),
    taxRate: optional(percent('税率', 'Tax rate')),
    season: choice('季节', 'Season', [
      ['all', '全年', 'All year'],
      ['low', '淡季', 'Low'],
      ['shoulder', '平季', 'Shoulder'],
      ['peak', '旺季', 'Peak'],
    ]).default('all'),
    validFrom: optional(date('生效日期', 'Valid from')),
    validTo: optional(date('失效日期', 'Valid to')),
    /** As much as may be ordered at this price; without it there is no end to it. */
    agreedQuantity: optional(quantity('协议量', 'Agreed quantity', { each: true })),
    source: optional(text('来源单据', 'From document')),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name', 'spec', 'source'],
  list: [
    'supplier',
    'name',
    'kind',
    'spec',
    'unit',
    'price',
    'taxRate',
    'season',
    'validFrom',
    'validTo',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
