import { shanghaiDay } from '@srm/api/shared/date'
import type { Company } from './companies.ts'
import { placeAt } from './places.ts'
import { personAt } from './trades.ts'

export type CreatedSupplier = { readonly id: string; readonly n: number; readonly company: Company }

const day = 24 * 3600 * 1000
const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * day))

/** Nine in ten are good for years; the others show what expiring and expired look like. */
const daysLeft = (n: number): number => {
  if (n % 17 === 5) return -(n % 40) - 1
  return n % 13 === 4 ? 3 + (n % 26) : 120 + ((n * 29) % 900)
}

const standingOf = (days: number): string => {
  if (days < 0) return 'expired'
  return days <= 30 ? 'expiring' : 'valid'
}

export const contactsOf = ({ id, n, company }: CreatedSupplier) =>
  [0, 1].slice(0, 1 + (n % 2)).map((index) => ({
    supplier: id,
    name: personAt(n * 2 + index + 3),
    mobile: `139${String(10_000_000 + n * 211 + index)}`,
    position: index === 0 ? '销售经理' : '财务',
    roles: index === 0 ? ['sales', 'onsite'] : ['finance'],
    isPrimary: index === 0,
    receiveInquirySms: index === 0,
    canQuote: index === 0,
    sex: n % 2 === 0 ? 'female' : 'male',
    email: company.email,
    status: 'active',
  }))

export const accountOf = ({ id, n, company }: CreatedSupplier) => ({
  supplier: id,
  accountName: company.name,
  accountNo: `6214${String(830_000_000_000 + n * 7_919_317)}`,
  bankName: ['招商银行', '中国工商银行', '中国建设银行', '中信银行'][n % 4] ?? '招商银行',
  branch: `${company.serviceCities[0] ?? ''}分行营业部`,
  accountType: 'corporate',
  isDefault: true,
  status: 'enabled',
  verifyStatus: company.lifecycle === 'potential' ? 'unverified' : 'verified',
})

export const certificatesOf = ({ id, n, company }: CreatedSupplier) =>
  company.trade.certificates.map((type, index) => {
    const days = daysLeft(n + index * 3)
    const lasting = type === 'license'
    return {
      supplier: id,
      type,
      number: `${type.toUpperCase()}-${String(n).padStart(4, '0')}-${String(index)}`,
      issuedBy: `${company.serviceCities[0] ?? ''}市市场监督管理局`,
      issuedOn: inDays(days - 1095),
      longTerm: lasting,
      expiresOn: lasting ? null : inDays(days),
      revoked: false,
      status: lasting ? 'valid' : standingOf(days),
    }
  })

export const pricesOf = ({ id, company }: CreatedSupplier) =>
  company.trade.price.map(([name, kind, unit, price]) => ({
    supplier: id,
    name,
    kind,
    unit,
    price,
    taxRate: company.defaultTaxRate,
    season: 'all',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
  }))

export const hotelOf = ({ id, n, company }: CreatedSupplier) => {
  const { region, location } = placeAt(n)
  const total = 160 + ((n * 37) % 480)
  return {
    supplier: id,
    name: company.name.replace(/(?:管理)?有限公司$/, ''),
    brand: company.shortName,
    star: (['five', 'luxury', 'four', 'upscale'] as const)[n % 4] ?? 'five',
    region,
    location,
    openedYear: 2005 + (n % 15),
    renovatedYear: 2019 + (n % 6),
    totalRooms: total,
    kingRooms: Math.floor(total * 0.5),
    twinRooms: Math.floor(total * 0.4),
    suites: Math.floor(total * 0.08),
    checkIn: '14:00',
    checkOut: '12:00',
    airportKm: (8 + (n % 30)).toFixed(1),
    stationKm: (3 + (n % 15)).toFixed(1),
    parkingCount: 60 + (n % 240),
    breakfastPrice: `${String(98 + (n % 90))}.00`,
    serviceChargeRate: '15.00',
    facilities: ['gym', 'business', ...(n % 2 === 0 ? ['pool', 'lounge'] : ['charging'])],
    status: 'enabled',
  }
}

const roomKinds = [
  ['高级大床房', 'king', 32, 0.3],
  ['高级双床房', 'twin', 34, 0.3],
  ['豪华大床房', 'king', 40, 0.15],
  ['豪华双床房', 'twin', 40, 0.12],
  ['行政大床房', 'king', 45, 0.06],
  ['行政套房', 'suite', 72, 0.04],
  ['总统套房', 'suite', 180, 0.005],
] as const

export const roomsOf = (hotel: string, n: number, total: number, count: number) =>
  roomKinds.slice(0, count).map(([name, bed, area, share], index) => {
    const price = 420 + (n % 9) * 60 + index * 120
    return {
      hotel,
      name,
      bed,
      area: `${String(area)}.0`,
      maxOccupancy: bed === 'suite' ? 3 : 2,
      count: Math.max(1, Math.floor(total * share)),
      breakfasts: bed === 'twin' ? 2 : 1,
      window: 'full',
      rackPrice: `${String(price * 2)}.00`,
      agreementPrice: `${String(price)}.00`,
      peakPrice: `${String(price + 260)}.00`,
      status: 'enabled',
    }
  })
