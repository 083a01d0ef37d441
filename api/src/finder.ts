import { availability } from './finder/availability.ts'
import { map } from './finder/map.ts'
import { search } from './finder/search.ts'
import { statistics } from './finder/statistics.ts'
import { errors } from './shared/errors.ts'

export { Availability, type AvailabilityState, type Lane, type Mark, type Month } from './finder/availability.ts'
export {
  dayParts,
  layoutNames,
  layouts,
  standings,
  type DayPart,
  type Demand,
  type Layout,
  type Standing,
} from './finder/demand.ts'
export {
  criteriaFor,
  doubtsOf,
  fitOf,
  missesOf,
  regionStem,
  type Calendar,
  type Candidate,
  type Criterion,
  type Verdict,
} from './finder/fit.ts'
export { mapKinds, type Cluster, type MapGrade, type MapKind, type Spot } from './finder/map.ts'
export { searchSorts, type Fit, type SearchQuery, type SearchResult, type SearchSort } from './finder/search.ts'
export { measures, type Measure, type RankedItem, type Statistics } from './finder/statistics.ts'
export { criterionLabels, layoutLabels, reasonOf } from './finder/words.ts'

export const finder = { ...search, map, statistics, availability }

export const finderErrors = errors({
  'availability.target': [53001, 422, '请选择会议厅、房型或酒店中的一项', 'Choose one of hall, room type and hotel'],
  'availability.taken': [53002, 409, '所选日期已有占用或确认的档期', 'These days are taken already'],
  'availability.rooms': [53003, 409, '所选日期的客房不够', 'There are not enough rooms on these days'],
  'availability.quantity': [53004, 422, '会议厅没有间数', 'A hall has no number of rooms'],
  'availability.night': [53005, 422, '客房按天登记，不分时段', 'Rooms are kept by the day'],
  'availability.foreign': [
    53006,
    409,
    '由报价或订单产生的档期不能手工修改',
    'What a quote or an order has marked is not changed by hand',
  ],
  'finder.nothing': [53010, 422, '没有可导出的结果', 'There is nothing to export'],
})
