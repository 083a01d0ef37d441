import type { CreatedSupplier } from './belongings.ts'
import { placeAt } from './places.ts'
import { personAt } from './trades.ts'

const venueKinds = ['convention_center', 'gallery_museum', 'special_event_venue', 'conference_center'] as const

export const venueOf = ({ id, n, company }: CreatedSupplier) => {
  const { region, location } = placeAt(n)
  const type = venueKinds[n % venueKinds.length] ?? 'conference_center'
  const heavy = type === 'convention_center' || type === 'special_event_venue'
  return {
    supplier: id,
    name: company.name.replace(/(?:运营)?有限公司$/, ''),
    type,
    region,
    location,
    totalMeetingArea: `${String(900 + ((n * 137) % 8000))}.0`,
    maxSeated: 400 + ((n * 61) % 3000),
    maxStanding: 800 + ((n * 61) % 5000),
    ...(heavy && { loadCapacity: 1500, power: 800, cargoLift: '4.5×2.8×3.0 m' }),
    restrictions: ['fire', ...(n % 2 === 0 ? ['smoke'] : ['drone'])],
    musicUntil: '22:00',
    insuranceRequired: heavy,
    status: 'enabled',
  }
}

/** Where a hotel's halls are. */
export const meetingFloorOf = ({ id, n }: CreatedSupplier, hotel: string, name: string) => {
  const { region, location } = placeAt(n)
  const size = { insuranceRequired: false, totalMeetingArea: `${String(800 + ((n * 91) % 2600))}.0` }
  return { supplier: id, hotel, name: `${name}会议中心`, type: 'hotel', region, location, ...size, status: 'enabled' }
}

const hallNames = ['大宴会厅', '云锦厅', '锦绣厅', '江景厅', '紫荆厅', '会议室 A', '会议室 B']

/** The first hall is the big one; in some houses the wall to the next one opens. */
export const hallsOf = (place: string, n: number, count: number) => {
  const opens = count > 1 && n % 6 === 0
  return hallNames.slice(0, count).map((name, index) => {
    const area = index === 0 ? 700 + ((n * 43) % 900) : 90 + ((n * 19 + index * 70) % 260)
    const price = Math.round((area * 28) / 100) * 100
    return {
      place,
      name,
      floor: `${String(1 + (index % 4))}F`,
      area: `${String(area)}.0`,
      height: index === 0 ? (6 + (n % 4)).toFixed(2) : (3 + (n % 2)).toFixed(2),
      theater: Math.floor(area / 0.9),
      classroom: Math.floor(area / 1.6),
      banquet: Math.floor(area / 18) * 10,
      uShape: index === 0 ? null : Math.floor(area / 4),
      pillar: index > 0 && n % 3 === 0,
      windows: index === 3,
      divisibleInto: index === 0 && !opens ? 3 : null,
      divisibleGroup: opens && index < 2 ? '宴会层' : null,
      priceHalfDay: `${String(price)}.00`,
      priceFullDay: `${String(Math.round((price * 16) / 1000) * 100)}.00`,
      included: ['空调', '基础音响', '茶水'],
      excluded: ['投影', 'LED'],
      amenities: ['microphone', 'sound', 'network', ...(index === 0 ? ['led'] : ['projector', 'screen'])],
      sort: index * 10,
      status: 'enabled',
    }
  })
}

const jobs = [
  ['host', '资深', 5000],
  ['photo', '高级', 2200],
  ['video', '高级', 2600],
  ['etiquette', '标准', 500],
  ['translator', '同传', 6000],
  ['makeup', '标准', 1200],
  ['stenographer', '标准', 1500],
  ['security', '标准', 400],
] as const

export const crewOf = ({ id, n }: CreatedSupplier, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [category, level, price] = jobs[(n + index) % jobs.length] ?? jobs[0]
    return {
      name: personAt(n * 5 + index),
      category,
      supplier: id,
      mobile: `137${String(20_000_000 + n * 307 + index)}`,
      sex: (n + index) % 2 === 0 ? 'female' : 'male',
      birth: `${String(1985 + ((n + index) % 15))}-06-01`,
      region: placeAt(n).region,
      languages: category === 'translator' ? ['zh', 'en'] : ['zh'],
      height: 160 + ((n + index) % 25),
      level,
      priceDay: `${String(price)}.00`,
      priceHalfDay: `${String(Math.round(price * 0.6))}.00`,
      rating: (3.8 + ((n + index) % 12) / 10).toFixed(2),
      status: 'enabled',
    }
  })
