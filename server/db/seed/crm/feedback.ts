import { dayAgo } from '../past.ts'
import type { DemoCustomer } from './customers.ts'

type Scores = readonly [score: number, planning: number, execution: number, service: number, valueForMoney: number]
type Answer = { readonly scores: Scores; readonly comment: string; readonly improvement: string | null }

/** Most are content, some find something to say, a few were let down. */
const answers: readonly Answer[] = [
  { scores: [5, 5, 5, 5, 4], comment: '整体超出预期，领导专门表扬了开场和灯光，明年继续合作。', improvement: null },
  {
    scores: [4, 4, 5, 5, 4],
    comment: '现场执行很稳，签到分流做得好；方案前期改了几轮，时间有点紧。',
    improvement: '方案提前两周定稿，改动留书面确认。',
  },
  { scores: [5, 4, 5, 5, 5], comment: '餐饮和住宿安排周到，嘉宾接送零差错。', improvement: null },
  {
    scores: [4, 5, 4, 4, 3],
    comment: '创意不错，直播画面清晰，报价比去年高了一些。',
    improvement: '报价单列出与去年的差异和原因。',
  },
  {
    scores: [3, 4, 3, 4, 3],
    comment: '分会场话筒两次断音，茶歇补得慢。',
    improvement: '分会场各备一套话筒，茶歇由酒店专人值守。',
  },
  { scores: [5, 5, 4, 5, 4], comment: '主视觉客户很喜欢，物料准时到场。', improvement: null },
  { scores: [4, 4, 4, 5, 4], comment: '项目经理响应快，结案报告两天就给了。', improvement: null },
  {
    scores: [2, 3, 2, 3, 2],
    comment: '接机车辆晚到四十分钟，两位嘉宾自己打车来的，影响不好。',
    improvement: '车辆提前一小时到位，每辆车有随车联系人；已上门致歉并减免用车费。',
  },
  { scores: [4, 4, 5, 4, 4], comment: '换了场地后重新搭建，时间控制得住，值得肯定。', improvement: null },
  {
    scores: [3, 3, 4, 4, 3],
    comment: '流程没问题，缺少亮点，和前年有些像。',
    improvement: '下一场提前做创意提案，至少给两个方向。',
  },
  { scores: [5, 5, 5, 5, 5], comment: '从看场到撤场都省心，已推荐给集团其他事业部。', improvement: null },
  {
    scores: [1, 2, 1, 2, 2],
    comment: '主屏黑屏近五分钟，播放顺序也错了，董事长很不满意。',
    improvement: '主备双机热切换，彩排完整走两遍；由总监带队回访，尾款减免 5%。',
  },
]

/** Which answer comes when: one in fifteen is a bad one. */
const course = [0, 1, 2, 5, 6, 8, 3, 0, 10, 4, 1, 2, 6, 5, 8, 9, 3, 10, 0, 7, 2, 1, 5, 6, 8, 0, 10, 3, 2, 11]

/** Events of two years and how each was liked; only who bought from us has held any. */
export const feedbackOf = (customer: string, contact: string, one: DemoCustomer) => {
  const { n, stage, dealtAt, madeAt, events, shortName } = one
  if (dealtAt === null || (stage !== 'dealt' && stage !== 'dormant')) return []
  // The first event was held some weeks after the first deal was won, which was soon after we met.
  const known = (Date.now() - Date.parse(madeAt)) / 86_400_000
  const since = Math.max(20, Math.floor(known * 0.9) - 80)
  const last = stage === 'dormant' ? Math.min(since - 1, 120) : 8 + (n % 25)
  const count = Math.max(1, Math.min(5, Math.round((since - last) / 120)))
  return Array.from({ length: count }, (_, index) => {
    const ago = Math.max(6, Math.round(since - 5 - ((since - 5 - last) * index) / Math.max(1, count - 1)))
    const { scores, comment, improvement } =
      answers[course[(n * 7 + index * 11) % course.length] ?? 0] ?? (answers[0] as Answer)
    const [score, planning, execution, service, valueForMoney] = scores
    const event = events[(n + index) % events.length] ?? '年会'
    const answeredOn = dayAgo(ago - 3)
    return {
      customer,
      contact,
      event: `${shortName}${dayAgo(ago).slice(0, 4)}年${event}`,
      eventDate: dayAgo(ago),
      score,
      planning,
      execution,
      service,
      valueForMoney,
      answeredOn,
      comment,
      improvement,
      attachments: [],
      madeAt: `${answeredOn}T15:20:00+08:00`,
    }
  })
}
