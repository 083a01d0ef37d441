import { optional } from '../shared/field-meta.ts'
import { cost, integer, multiDict, quantity, ref, tags, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, inUse } from './words.ts'

const seats = (zh: string, en: string) => optional(integer(zh, en, { max: 100_000 }))
const metres = (zh: string, en: string) => optional(quantity(zh, en, { places: 2, each: true }))
const price = (zh: string, en: string) => optional(cost(zh, en, { each: true }))
const size = (zh: string, en: string) => optional(text(zh, en, { max: 60 }))

export const Hall = record({
  name: 'hall',
  table: 'hall',
  label: label('会议厅', 'Hall'),
  fields: {
    place: ref('场地', 'Place', 'place'),
    name: text('厅名', 'Hall', { max: 60 }),
    floor: optional(text('楼层', 'Floor', { max: 20 })),
    area: quantity('面积（㎡）', 'Area (m²)', { places: 1, each: true }),
    height: quantity('层高（m）', 'Height (m)', { places: 2, each: true }),
    length: metres('长（m）', 'Length (m)'),
    width: metres('宽（m）', 'Width (m)'),
    theater: seats('剧院式', 'Theatre'),
    classroom: seats('课桌式', 'Classroom'),
    banquet: seats('宴会式', 'Banquet'),
    uShape: seats('U 型', 'U shape'),
    hollowSquare: seats('回型', 'Hollow square'),
    boardroom: seats('董事会式', 'Boardroom'),
    cocktail: seats('酒会式', 'Cocktail'),
    herringbone: seats('鱼骨式', 'Herringbone'),
    pillar: flag('有柱', 'Has pillars'),
    windows: flag('有窗', 'Has windows'),
    divisibleInto: optional(integer('可分隔为', 'Divides into', { max: 20 })),
    divisibleGroup: size('分隔组', 'Divided from'),
    ledSize: size('LED 尺寸', 'LED wall'),
    fixedStage: size('固定舞台', 'Fixed stage'),
    entranceSize: size('入口尺寸', 'Entrance'),
    priceHalfDay: price('半天价', 'Half day'),
    priceFullDay: price('全天价', 'Full day'),
    priceHour: price('小时价', 'Per hour'),
    moveInPrice: price('进场价', 'Moving in'),
    moveOutPrice: price('撤场价', 'Moving out'),
    included: tags('包含', 'Included').default([]),
    excluded: tags('另收费', 'Charged extra').default([]),
    amenities: multiDict('厅内设施', 'Amenities', 'hallAmenity').default([]),
    sort: optional(integer('排序', 'Order', { max: 9999 })),
    status: inUse(),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name', 'floor'],
  list: [
    'code',
    'name',
    'place',
    'floor',
    'area',
    'height',
    'theater',
    'classroom',
    'banquet',
    'uShape',
    'pillar',
    'priceHalfDay',
    'priceFullDay',
    'amenities',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'area', 'height'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
