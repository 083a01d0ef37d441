import { optional } from '../shared/field-meta.ts'
import { choice, cost, dateRange, images, integer, money, quantity, ref, rows, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { inUse } from './words.ts'

const Season = {
  name: text('季节', 'Season', { max: 30 }),
  period: dateRange('日期', 'Dates'),
  price: cost('协议价', 'Agreed price', { each: true }),
}

export const Room = record({
  name: 'room',
  table: 'room',
  label: label('房型', 'Room type'),
  fields: {
    hotel: ref('酒店', 'Hotel', 'hotel'),
    name: text('房型名称', 'Room type', { max: 60 }),
    bed: choice('床型', 'Beds', [
      ['king', '大床', 'King'],
      ['twin', '双床', 'Twin'],
      ['double', '双人床', 'Double'],
      ['suite', '套房', 'Suite'],
    ]),
    area: optional(quantity('面积（㎡）', 'Area (m²)', { places: 1, each: true })),
    maxOccupancy: optional(integer('最多入住', 'Sleeps', { max: 20 })),
    count: optional(integer('数量', 'How many', { max: 20_000 })),
    breakfasts: optional(integer('含早份数', 'Breakfasts', { max: 20 })),
    window: optional(
      choice('窗户', 'Window', [
        ['full', '有窗', 'Window'],
        ['inner', '内窗', 'Inner window'],
        ['none', '无窗', 'None'],
      ]),
    ),
    rackPrice: optional(money('门市价', 'Rack rate', { each: true })),
    agreementPrice: optional(cost('协议价', 'Agreed price', { each: true })),
    peakPrice: optional(cost('旺季价', 'Peak price', { each: true })),
    extraBedPrice: optional(money('加床价', 'Extra bed', { each: true })),
    seasons: rows('季节价', 'Seasons', Season, { max: 20 }).default([]),
    photos: images('照片', 'Photos').default([]),
    status: inUse(),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name'],
  list: [
    'code',
    'name',
    'hotel',
    'bed',
    'area',
    'maxOccupancy',
    'count',
    'breakfasts',
    'window',
    'rackPrice',
    'agreementPrice',
    'peakPrice',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'bed'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
