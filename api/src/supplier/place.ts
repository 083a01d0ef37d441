import { optional } from '../shared/field-meta.ts'
import {
  choice,
  images,
  integer,
  location,
  longText,
  multiDict,
  quantity,
  ref,
  region,
  text,
  url,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, inUse, ofSupplier } from './words.ts'

const kinds = [
  ['hotel', '酒店', 'Hotel'],
  ['luxury_hotel', '豪华酒店', 'Luxury hotel'],
  ['boutique_hotel', '精品酒店', 'Boutique hotel'],
  ['resort', '度假村', 'Resort'],
  ['conference_center', '会议中心', 'Conference centre'],
  ['convention_center', '会展中心', 'Convention centre'],
  ['exposition_center', '展览馆', 'Exhibition hall'],
  ['banquet_facility', '宴会厅', 'Banquet hall'],
  ['restaurant', '餐厅', 'Restaurant'],
  ['bar_club', '酒吧', 'Bar or club'],
  ['gallery_museum', '美术馆/博物馆', 'Gallery or museum'],
  ['arena_stadium', '体育场馆', 'Arena or stadium'],
  ['golf_course', '高尔夫', 'Golf course'],
  ['movie_theatre', '影院', 'Cinema'],
  ['educational_facility', '院校', 'School or university'],
  ['corporate_space', '企业空间', 'Corporate space'],
  ['entertainment_venue', '娱乐场所', 'Entertainment venue'],
  ['aquarium_zoo', '水族馆/动物园', 'Aquarium or zoo'],
  ['special_event_venue', '特色活动场地', 'Special venue'],
  ['internal_venue', '自有场地', 'Venue of ours'],
] as const

export type PlaceType = (typeof kinds)[number][0]

const lodging: readonly PlaceType[] = ['hotel', 'luxury_hotel', 'boutique_hotel', 'resort']
const heavy: readonly PlaceType[] = [
  'convention_center',
  'exposition_center',
  'arena_stadium',
  'special_event_venue',
  'internal_venue',
]

/** Fields that mean something for some kinds of place only: the form shows no others, and the server takes no others. */
export const placeFieldsFor = {
  hotel: (type: PlaceType) => lodging.includes(type),
  maxSeated: (type: PlaceType) => !lodging.includes(type),
  maxStanding: (type: PlaceType) => !lodging.includes(type),
  loadCapacity: (type: PlaceType) => heavy.includes(type),
  power: (type: PlaceType) => heavy.includes(type),
  cargoLift: (type: PlaceType) => heavy.includes(type),
} as const
export type PlaceField = keyof typeof placeFieldsFor

const described = record({
  name: 'place',
  table: 'place',
  label: label('场地', 'Place'),
  fields: {
    name: text('场地名称', 'Place name'),
    type: choice('场地类型', 'Kind of place', kinds),
    supplier: optional(ofSupplier()),
    hotel: optional(ref('所属酒店', 'Hotel', 'hotel')),
    region: optional(region('所在地区', 'Region')),
    location: optional(location('详细地址', 'Address')),
    totalMeetingArea: optional(quantity('会议总面积（㎡）', 'Meeting space (m²)', { places: 1, each: true })),
    maxSeated: optional(integer('最多就座', 'Seated', { max: 1_000_000 })),
    maxStanding: optional(integer('最多站立', 'Standing', { max: 1_000_000 })),
    loadCapacity: optional(integer('承重（kg/㎡）', 'Load (kg/m²)', { max: 100_000 })),
    power: optional(integer('供电（kW）', 'Power (kW)', { max: 1_000_000 })),
    cargoLift: optional(text('货梯尺寸', 'Goods lift', { max: 60 })),
    restrictions: multiDict('限制', 'Restrictions', 'placeRestriction').default([]),
    musicUntil: optional(text('音乐截止时间', 'Music until', { max: 20 })),
    insuranceRequired: flag('须投保', 'Insurance required'),
    photos: images('照片', 'Photos').default([]),
    vrUrl: optional(url('全景链接', 'Panorama')),
    status: inUse(),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    /** Both follow from the halls. */
    hallCount: integer('厅数', 'Halls'),
    largestHallArea: optional(quantity('最大厅面积（㎡）', 'Largest hall (m²)', { places: 1, each: true })),
  },
  title: 'name',
  search: ['name'],
  list: [
    'code',
    'name',
    'type',
    'supplier',
    'hotel',
    'region',
    'totalMeetingArea',
    'hallCount',
    'largestHallArea',
    'maxSeated',
    'status',
    'photos',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'type', 'hallCount'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = { hallCount: true, largestHallArea: true } as const

export const Place = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
