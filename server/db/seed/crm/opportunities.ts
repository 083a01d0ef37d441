import { atWork, dayAgo, daysAgo } from '../past.ts'
import type { DemoCustomer } from './customers.ts'

export type DemoStage = { readonly id: string; readonly kind: string; readonly winRate: string }

const day = 86_400_000
const rivals = ['锦绣会展', '东方嘉会', '博览国际会务', '中旅会展', '蓝岸公关']
const kinds: readonly (readonly [word: string, kind: string])[] = [
  ['年会', 'annual'],
  ['发布', 'brand'],
  ['品鉴', 'brand'],
  ['展', 'exhibition'],
  ['旅游', 'incentive'],
]
const losses = [
  ['competitor', '对方报价低约 6%，且含免费彩排'],
  ['budget', '集团压缩会议费，改为线上'],
  ['canceled', '活动取消，明年再议'],
  ['decision', '总部与分公司意见不一，迟迟定不下来'],
] as const

/** How an opportunity went: how far it got, how it ended, and how many days ago it began. */
type Course = { readonly reached: number; readonly end: 'won' | 'lost' | 'invalid' | undefined; readonly age: number }

/** What a customer of each stage was asked to buy; older ones are over, the newest are under way. */
const coursesOf = ({ n, stage, madeAt }: DemoCustomer): Course[] => {
  const known = (Date.now() - Date.parse(madeAt)) / day
  const begun = (share: number): number => Math.max(2, known * share)
  const open = (reached: number): Course => ({
    reached,
    end: undefined,
    age: Math.min(begun(0.8), 12 + ((n * 17) % 85)),
  })
  const over = (end: Course['end'], share: number): Course => ({ reached: n % 4, end, age: begun(share) })
  switch (stage) {
    case 'lead':
      return n % 2 === 0 ? [open(0)] : []
    case 'dealt':
      return [over('won', 0.9), ...(n % 4 === 0 ? [over('won', 0.5)] : []), ...(n % 2 === 0 ? [open(n % 3)] : [])]
    case 'following':
      return [...(n % 3 === 1 ? [over('lost', 0.7)] : []), open((n + Math.trunc(n / 6)) % 4)]
    case 'dormant':
      return [over(n % 2 === 0 ? 'invalid' : 'lost', 0.6)]
    default:
      return [over('lost', 0.8)]
  }
}

/** When it came to each stage, evenly until it ended or until a while ago. */
const stepsOf = ({ reached, end, age }: Course): number[] => {
  const count = reached + (end ? 2 : 1)
  const lasted = end ? Math.min(age - 1, 20 + reached * 12) : age * 0.7
  return Array.from({ length: count }, (_, at) => age - (lasted * at) / Math.max(1, count - 1))
}

const amountOf = (attendees: number, n: number): number =>
  Math.round((attendees * (700 + ((n * 131) % 1500))) / 1000) * 1000

type Stages = { readonly open: readonly DemoStage[]; readonly ends: Readonly<Record<string, DemoStage | undefined>> }

/** Where it stands now. */
const standing = ({ reached, end }: Course, { open, ends }: Stages, n: number, since: string) => {
  const furthest = open[reached] ?? open[0]
  const stage = (end && ends[end]) ?? furthest
  const [lostReason, lostNote] = losses[n % losses.length] ?? losses[0]
  return {
    stage: stage?.id,
    winRate: stage?.winRate,
    outcome: end ?? 'open',
    furthest: (end === 'won' ? stage : furthest)?.id,
    stageAt: since,
    closedAt: end ? since : null,
    lostReason: end === 'lost' ? lostReason : null,
    lostNote: end === 'lost' ? lostNote : null,
    lostTo: end === 'lost' && lostReason === 'competitor' ? rivals[n % rivals.length] : null,
  }
}

/** Everything one customer was asked to buy over two years, with the steps it went through and what was quoted. */
export const opportunitiesWith = (customer: string, contact: string, one: DemoCustomer, stages: Stages) =>
  coursesOf(one).map((course, nth) => {
    const n = one.n + nth * 5
    const event = one.events[n % one.events.length] ?? '年会'
    const attendees = Math.round((one.size * (8 + (n % 5))) / 100) * 10
    const amount = amountOf(attendees, n)
    const steps = stepsOf(course)
    const moments = steps.map((days) => atWork(daysAgo(days)))
    const held = course.age - 75 - (n % 50)
    const path = [...stages.open.slice(0, course.reached + 1), ...(course.end ? [stages.ends[course.end]] : [])]
    const quoted = course.reached >= 2 || course.end === 'won'
    return {
      values: {
        customer,
        contact,
        name: `${one.shortName}${dayAgo(held).slice(0, 4)}年${event}`,
        expectedAmount: `${String(amount)}.00`,
        expectedSigningDate: dayAgo(course.age - 45),
        source: one.source,
        competitors: n % 3 === 0 ? [rivals[n % rivals.length], rivals[(n + 2) % rivals.length]] : [],
        eventType: kinds.find(([word]) => event.includes(word))?.[1] ?? 'conference',
        eventDate: dayAgo(held),
        region: one.region,
        attendees,
        attachments: [],
        quotedAmount: quoted ? `${String(Math.round(amount * 0.97))}.00` : null,
        ...standing(course, stages, n, moments.at(-1) ?? one.madeAt),
        madeAt: moments[0],
      },
      steps: moments.map((at, index) => ({ at, to: path[index]?.id, from: path[index - 1]?.id ?? null })),
      quotations: quoted
        ? [1.05, 0.97].map((share, index) => ({
            name: `V${String(index + 1)}`,
            edition: index + 1,
            amount: `${String(Math.round(amount * share))}.00`,
            quotedOn: dayAgo(Math.max(0, course.age - 14 - index * 6)),
            note: index === 0 ? '首轮报价，含五星酒店会场与舞美' : '餐标下调一档，减一间分会场',
            files: [],
            madeAt: daysAgo(Math.max(0, course.age - 14 - index * 6)),
          }))
        : [],
    }
  })
