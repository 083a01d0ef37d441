import { completeCreditCode } from '@srm/api/shared/checks'
import { atWork, dayAgo, daysAgo } from '../past.ts'
import { placeAt } from '../supplier/places.ts'
import { givenNames, surnames } from '../supplier/trades.ts'
import { industries, plans, positions, talks, type Industry } from './words.ts'

const brands = [
  '恒瑞达',
  '明德',
  '华远',
  '康泰源',
  '瑞丰',
  '博雅',
  '新澜',
  '宏图',
  '嘉禾',
  '天成',
  '启明星',
  '远景',
  '正大源',
  '国信',
  '海纳',
  '同方达',
  '立邦德',
  '世纪',
  '中恒',
  '亿联',
]

export type DemoCustomer = ReturnType<typeof customerAt>

const personAt = (n: number): string =>
  (surnames[(n * 3) % surnames.length] ?? '王') + (givenNames[(n * 5 + Math.trunc(n / 7)) % givenNames.length] ?? '晓')

const industryAt = (n: number): Industry => industries[n % industries.length] ?? (industries[0] as Industry)

/** Some are new, most are followed, a few sleep or are lost. */
const stageAt = (n: number): 'lead' | 'following' | 'dealt' | 'dormant' | 'lost' => {
  if (n % 23 === 7) return 'lost'
  if (n % 13 === 5) return 'dormant'
  if (n % 6 === 1) return 'lead'
  return n % 3 === 0 ? 'dealt' : 'following'
}

const levels = ['B', 'A', 'B', 'C', 'A', 'B', 'C'] as const
const sources = ['referral', 'tender', 'expo', 'website', 'call', 'partner'] as const
const scales = ['m', 'l', 'xl', 's', 'xxl'] as const

/** How long we have known the n-th one: two years at most. */
const knownFor = (n: number): number => (stageAt(n) === 'lead' ? 2 + ((n * 11) % 170) : 25 + ((n * 53) % 700))

/** The n-th customer of the demo, the same every time. */
export const customerAt = (n: number) => {
  const { city, dial, region, location } = placeAt(n * 7 + 3)
  const { industry, className, words, events } = industryAt(n)
  const brand = brands[(n * 7 + Math.trunc(n / 8)) % brands.length] ?? '华远'
  const word = words[Math.trunc(n / industries.length) % words.length] ?? '科技'
  const stage = stageAt(n)
  const size = 40 + ((n * 37) % 460)
  const madeAt = atWork(daysAgo(knownFor(n)))
  return {
    n,
    name: `${city}${brand}${word}${n >= 96 ? '集团' : ''}有限公司`,
    shortName: brand + word.slice(0, 2),
    creditCode: completeCreditCode(`91${region}MA8${'ABCDEFGHJK'.charAt(n % 10)}${String(n).padStart(5, '0')}`),
    className,
    level: levels[n % levels.length] ?? 'B',
    industry,
    scale: scales[n % scales.length] ?? 'l',
    source: sources[n % sources.length] ?? 'referral',
    phone: `${dial}-5${String(2_010_000 + n * 613)}`,
    region,
    location,
    annualEvents: 1 + (n % 9),
    typicalAttendees: size,
    annualBudget: `${String(20 + ((n * 29) % 380))}0000.00`,
    preferredCities: [city, ...(n % 2 === 0 ? ['三亚'] : ['杭州'])],
    tags: n % 5 === 0 ? ['年度框架'] : [],
    creditLimit: stage === 'dealt' ? `${String(30 + ((n * 7) % 90))}0000.00` : null,
    creditDays: stage === 'dealt' ? 30 + (n % 3) * 15 : null,
    status: 'enabled',
    stage,
    lostReason: stage === 'lost' ? '集团统一招标，由总部指定供应商' : null,
    events,
    size,
    madeAt,
    ownedAt: madeAt,
    isLocked: n % 29 === 8,
    dealtAt: stage === 'dealt' || stage === 'dormant' ? atWork(daysAgo(knownFor(n) / 2)) : null,
  }
}

export const contactsOf = (customer: string, { n, madeAt }: DemoCustomer) =>
  Array.from({ length: n % 6 === 0 ? 5 : 1 + (n % 3) }, (_, index) => ({
    customer,
    name: personAt(n * 3 + index),
    mobile: `137${String(20_000_000 + n * 307 + index)}`,
    position: positions[Math.min(index, 2) * 2 + ((n + Math.trunc(index / 2)) % 2)],
    division: industryAt(n).divisions[index % 3],
    isPrimary: index === 0,
    isDecisionMaker: index === n % 2,
    status: n % 17 === 3 && index === 1 ? 'left' : 'active',
    madeAt,
  }))

export const titleOf = (customer: string, { name, creditCode, phone, location, n, madeAt }: DemoCustomer) => ({
  customer,
  name,
  kind: 'company',
  creditCode,
  invoiceKind: 'special',
  isDefault: true,
  address: location.address,
  phone,
  bankName: n % 2 === 0 ? '中国工商银行' : '招商银行',
  accountNo: `6217${String(850_000_000_000 + n * 6_131_317)}`,
  status: 'enabled',
  madeAt,
})

export const addressOf = (customer: string, { region, location, n, phone, madeAt }: DemoCustomer) => ({
  customer,
  name: '总部',
  kind: 'office',
  region,
  location,
  receiver: personAt(n * 3),
  phone,
  isDefault: true,
  madeAt,
})

/** As the product names a talk by its beginning. */
const topicOf = (content: string): string => (content.length > 40 ? `${content.slice(0, 40)}…` : content)

/** Talks from the day we met until now or until it went quiet, each at a time somebody works. */
export const talksWith = (customer: string, contact: string, by: string, one: DemoCustomer) => {
  const { n, stage, events, size } = one
  if (stage === 'lead') return []
  const first = knownFor(n) - 1
  const quiet = Math.min(first / 2, stage === 'dormant' || stage === 'lost' ? 95 + (n % 40) : 1 + (n % 12))
  const count = 5 + (n % 9)
  return Array.from({ length: count }, (_, index) => {
    const days = first - ((first - quiet) * index) / (count - 1)
    const event = events[(n + Math.trunc(index / 4)) % events.length] ?? '年会'
    const [type, content] = talks[(n + index) % talks.length]?.(event, size) ?? ['phone', '']
    const at = atWork(daysAgo(days))
    return { customer, contact, type, content, topic: topicOf(content), at, followedBy: by, photos: [], madeAt: at }
  })
}

/** What is meant to be done next: a few for today and yesterday, most in the weeks to come. */
export const plansWith = (customer: string, contact: string, by: string, one: DemoCustomer) => {
  const { n, stage, events } = one
  if (stage !== 'following' && n % 4 !== 0) return []
  if (stage === 'lost' || stage === 'dormant') return []
  const [type, content] = plans[(n + Math.trunc(n / 4)) % plans.length]?.(
    events[Math.trunc(n / 3) % events.length] ?? '年会',
  ) ?? ['phone', '']
  const day = dayAgo(n % 9 === 2 ? 1 : -(n % 19))
  const at = `${day}T${String(9 + (n % 9)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}:00+08:00`
  return [{ customer, contact, type, content, at, owner: by, status: 'planned' }]
}

const poolReasons = [
  '对方今年没有活动预算',
  '行业不熟悉，请有经验的同事跟进',
  '换了对接人，暂时联系不上',
  '手上项目多，跟进不过来',
]

/** Every ninth that never signed anything was given up: why, and so many days ago. */
export const givenBack = ({
  n,
  stage,
}: Pick<DemoCustomer, 'n' | 'stage'>): { reason: string; days: number } | undefined =>
  n % 9 === 4 && stage !== 'dealt' && stage !== 'dormant'
    ? { reason: poolReasons[Math.trunc(n / 9) % poolReasons.length] ?? '', days: 1 + ((n * 5) % 38) }
    : undefined
