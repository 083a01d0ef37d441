import { completeCreditCode } from '@srm/api/shared/checks'
import { daysAgo, dayAgo } from '../past.ts'
import { placeAt } from './places.ts'
import { brands, personAt, trades, type Trade } from './trades.ts'

export type Company = ReturnType<typeof companyAt> & {
  readonly madeAt: string
  readonly kind: string
  readonly trade: Trade
}

const stages = ['qualified', 'qualified', 'potential', 'preferred', 'qualified', 'potential', 'qualified'] as const
const grades = ['A', 'B', 'S', 'B', 'C', 'A', 'B'] as const
const terms = ['deposit30', 'net30', 'onsite', 'net15', 'monthly']

/** A few are out of the game, so that every state can be seen. */
const lifecycleAt = (n: number): string => {
  if (n % 59 === 31) return 'blacklisted'
  if (n % 41 === 17) return 'frozen'
  return n % 37 === 11 ? 'eliminated' : (stages[n % stages.length] ?? 'potential')
}

/** Few take most of the money, many take little: the place in the ranking is the n-th company's for good. */
const spendAt = (n: number): number => {
  const rank = (n * 83) % 307
  return Math.round(6_800_000 / (rank + 1) ** 0.92 / 100) * 100 + ((n * 7919) % 100)
}

const standingAt = (n: number) => {
  const lifecycle = lifecycleAt(n)
  const known = lifecycle !== 'potential'
  return {
    status: lifecycle === 'eliminated' ? 'disabled' : 'enabled',
    lifecycle,
    freezeScope: lifecycle === 'frozen' ? ['inquiry'] : [],
    freezeUntil: lifecycle === 'frozen' ? dayAgo(-45) : null,
    blacklistReason: lifecycle === 'blacklisted' ? '现场擅自更换设备，拒不整改' : null,
    grade: known ? (grades[n % grades.length] ?? 'B') : null,
    score: known ? (62 + ((n * 13) % 370) / 10).toFixed(2) : null,
    cooperationCount: known ? 1 + Math.round(spendAt(n) / 68_000) + (n % 4) : 0,
    cooperationAmount: known ? `${String(spendAt(n))}.00` : '0.00',
    lastCooperatedOn: known ? dayAgo(4 + ((n * 61) % 500)) : null,
    source: (['staff', 'import', 'apply'] as const)[n % 3] ?? 'staff',
  }
}

/** The n-th company of the demo, the same every time. */
export const companyAt = (n: number, { words, classes }: Trade) => {
  const { city, dial, region, location } = placeAt(n)
  const brand = brands[(n * 17) % brands.length] ?? '云舟'
  const word = words[n % words.length] ?? '会务'
  return {
    name: `${city}${brand}${word}有限公司`,
    shortName: brand + word.slice(0, 2),
    type: 'company',
    className: classes[n % classes.length] ?? '',
    creditCode: completeCreditCode(`91${region}MA1${'ABCDEFGHJK'.charAt(n % 10)}${String(n).padStart(5, '0')}`),
    legalPerson: personAt(n),
    registeredCapital: `${String(50 + ((n * 31) % 950))}0000.00`,
    establishedOn: `${String(2003 + (n % 20))}-${String(1 + (n % 12)).padStart(2, '0')}-18`,
    businessScope: `${word}；会议及展览服务；设备租赁；活动策划。`,
    region,
    location,
    phone: `${dial}-${String(52_000_000 + n * 1013)}`,
    email: `sales${String(n)}@example.com`,
    serviceCities: [city],
    taxpayerType: n % 4 === 0 ? 'small' : 'general',
    defaultTaxRate: n % 4 === 0 ? '3.00' : '6.00',
    invoiceTypes: n % 4 === 0 ? ['normal'] : ['special', 'normal'],
    paymentTerm: terms[n % terms.length] ?? 'net30',
    settlementMethod: 'transfer',
    tags: n % 9 === 0 ? ['长期合作'] : [],
    ...standingAt(n),
  }
}

/** They came one after the other over a year, the last of them before the quarters that are looked back on. */
const enteredAt = (n: number, count: number): string => daysAgo(548 - (n / count) * 318)

/** All kinds in turn, so that the newest are of every kind. */
export const companies = (count: number): Company[] => {
  const left = Object.entries(trades).map(([kind, trade]) => ({ kind, trade, count: trade.count }))
  const made: Company[] = []
  while (made.length < count && left.some((one) => one.count > 0))
    for (const one of left) {
      if (one.count === 0 || made.length === count) continue
      one.count -= 1
      const madeAt = enteredAt(made.length, count)
      made.push({ ...companyAt(made.length, one.trade), madeAt, kind: one.kind, trade: one.trade })
    }
  return made
}
