import { label } from '@srm/api/shared/label'
import { readingAndExport, reading, type Grants } from '#kernel/grants.ts'
import type { DefaultDictionary } from '#kernel/module.ts'

const asking = [
  ...readingAndExport,
  'create',
  'update',
  'delete',
  'invite',
  'uninvite',
  'publish',
  'resend',
  'extend',
  'answer',
  'round',
] as const

/** Whoever asks for quotes neither ends an inquiry before its time nor goes on with too few quotes by the same role. */
export const grants: Grants = {
  purchase: {
    GM: [...readingAndExport, 'close', 'proceed', 'cancel'],
    DEPT: [...readingAndExport, 'close', 'proceed', 'cancel', 'assign'],
    PM: reading,
    BUYER: [...asking, 'cancel'],
    FINANCE: readingAndExport,
    AUDIT: reading,
  },
}

export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'purchaseCancelReason',
    name: label('询价取消原因', 'Why inquiries are canceled'),
    options: [
      ['bookedElsewhere', '已订其他', 'Booked elsewhere'],
      ['bookedByCustomer', '客户自订', 'Booked by the customer'],
      ['eventCanceled', '活动取消', 'Event canceled'],
      ['eventPostponed', '活动延期', 'Event postponed'],
      ['demandChanged', '需求变更', 'Demand changed'],
      ['forceMajeure', '疫情/灾害/不可抗力', 'Force majeure'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    selTypeName: 'purchaseDeclineReason',
    name: label('不报价原因', 'Why suppliers do not quote'),
    options: [
      ['dates', '档期/日期不符', 'Dates do not fit'],
      ['otherDates', '备选日期也无', 'No other dates either'],
      ['venueTaken', '会场已占用', 'Venue is taken'],
      ['area', '会场面积不足', 'Too little area'],
      ['height', '层高不足', 'Ceiling too low'],
      ['small', '场地太小', 'Venue too small'],
      ['roomsFull', '客房已满', 'No rooms left'],
      ['roomRatio', '房会比不合', 'Rooms and halls do not match'],
      ['roomRate', '房价过低', 'Room rate too low'],
      ['mealRate', '餐标过低', 'Meal rate too low'],
      ['noCatering', '无餐饮', 'No catering'],
      ['budget', '预算过低', 'Budget too low'],
      ['incomplete', '需求不完整', 'Demand incomplete'],
      ['competitor', '已签竞品协议', 'Bound to a competitor'],
      ['renovation', '装修', 'Renovation'],
      ['closedNow', '临时停业', 'Closed for a while'],
      ['closedForGood', '永久停业', 'Closed for good'],
      ['forceMajeure', '不可抗力', 'Force majeure'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    selTypeName: 'purchaseFactor',
    name: label('定标决定因素', 'What decides an award'),
    options: [
      ['price', '价格', 'Price'],
      ['quality', '品质', 'Quality'],
      ['location', '位置', 'Location'],
      ['dates', '档期', 'Dates'],
      ['service', '服务', 'Service'],
      ['facilities', '设施', 'Facilities'],
      ['terms', '付款与取消条款', 'Payment and cancellation terms'],
    ],
  },
]
