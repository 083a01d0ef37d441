import type { InvitationState, PurchaseMethod, PurchaseStage } from '@srm/api/inquiry'

type DemoLine = {
  /** A type every company starts with. */
  readonly type: string
  readonly name: string
  readonly quantity: string
  readonly unit: string
  readonly times?: string
  readonly budget: string
  readonly attendees?: number
  readonly requirement?: string
}

export type DemoPurchase = {
  readonly title: string
  /** Part of the name of its project. */
  readonly project?: string
  readonly stage: PurchaseStage
  readonly method?: PurchaseMethod
  /** Published so many days ago. */
  readonly days: number
  /** Closes so many days after that. */
  readonly open: number
  readonly states: readonly InvitationState[]
  readonly lines: readonly DemoLine[]
  readonly cancelReason?: string
  readonly question?: readonly [question: string, answer: string | null]
}

const hall = (name: string, budget: string, more: Partial<DemoLine> = {}): DemoLine => ({
  type: '会议场地',
  name,
  quantity: '1',
  unit: '间',
  times: '2',
  budget,
  requirement: '层高 6 米以上，无柱',
  ...more,
})
const rooms = (name: string, quantity: string, budget: string, times = '3'): DemoLine => ({
  type: '客房',
  name,
  quantity,
  unit: '间',
  times,
  budget,
  requirement: '含双早',
})
const meal = (name: string, quantity: string, budget: string): DemoLine => ({
  type: '餐饮',
  name,
  quantity,
  unit: '人',
  budget,
  attendees: Number(quantity),
})
const one = (type: string, name: string, budget: string, quantity = '1', unit = '项'): DemoLine => ({
  type,
  name,
  quantity,
  unit,
  budget,
})

const [three, four]: readonly (readonly InvitationState[])[] = [
  ['won', 'lost', 'lost'],
  ['won', 'lost', 'lost', 'declined'],
]

/** One that is over and done with. */
const archived = (title: string, days: number, line: DemoLine): DemoPurchase => ({
  title,
  stage: 'archived',
  days,
  open: 5,
  states: (days % 2 === 0 ? three : four) ?? [],
  lines: [line],
})

/** Eighteen months of buying, and what is under way today. */
export const demoPurchases: readonly DemoPurchase[] = [
  {
    title: '三亚客户大会酒店及会场',
    project: '三亚客户大会',
    stage: 'quoting',
    days: 2.5,
    open: 3.5,
    states: ['quoted', 'quoted', 'viewed', 'declined', 'sent'],
    lines: [
      hall('主会场', '160000.00', { attendees: 300 }),
      rooms('海景双床房', '120', '396000.00'),
      rooms('海景大床房', '60', '216000.00'),
      meal('欢迎晚宴', '300', '138000.00'),
      meal('自助午餐', '300', '66000.00'),
    ],
    question: ['欢迎晚宴可以安排在沙滩吗？', '可以，请一并报室内备选方案。'],
  },
  {
    title: '三亚客户大会舞台搭建',
    project: '三亚客户大会',
    stage: 'closed',
    days: 6,
    open: 5,
    states: ['quoted', 'quoted', 'quoted', 'declined'],
    lines: [
      one('舞台搭建', '主舞台与背景', '128000.00', '1', '套'),
      one('舞台搭建', '签到区', '26000.00', '1', '套'),
      one('音响灯光', 'LED 屏 P2.5', '72000.00', '80', '㎡'),
    ],
  },
  {
    title: '三亚客户大会接送机',
    project: '三亚客户大会',
    stage: 'quoting',
    days: 1,
    open: 4,
    states: ['viewed', 'intends', 'sent'],
    lines: [one('车辆', '45 座大巴', '36000.00', '12', '趟'), one('车辆', '7 座商务车', '18000.00', '20', '趟')],
    question: ['半夜到的航班也要接吗？', null],
  },
  {
    title: '客户大会伴手礼',
    project: '三亚客户大会',
    stage: 'failed',
    days: 5,
    open: 4,
    states: ['quoted', 'declined', 'viewed'],
    lines: [one('礼品', '定制伴手礼', '54000.00', '300', '份')],
  },
  {
    title: '心血管年会会场',
    project: '心血管',
    stage: 'opened',
    days: 12,
    open: 6,
    states: ['quoted', 'quoted', 'quoted'],
    lines: [hall('学术主会场', '88000.00', { attendees: 500 }), hall('分会场', '42000.00', { quantity: '3' })],
  },
  {
    title: '心血管年会同传设备',
    project: '心血管',
    stage: 'awarding',
    days: 15,
    open: 6,
    states: ['quoted', 'quoted', 'quoted'],
    lines: [one('音响灯光', '同声传译设备', '39000.00', '500', '套')],
  },
  {
    title: '年度印刷服务商招标',
    stage: 'quoting',
    method: 'tender',
    days: 3,
    open: 9,
    states: ['quoted', 'viewed', 'sent', 'sent'],
    lines: [one('印刷', '会刊与手册', '98000.00', '8000', '册'), one('印刷', '胸卡', '16000.00', '5000', '张')],
  },
  {
    title: '摄影摄像服务',
    stage: 'draft',
    days: 0,
    open: 4,
    states: ['created', 'created'],
    lines: [one('人员', '摄影师', '12000.00', '4', '人'), one('人员', '摄像师', '16000.00', '4', '人')],
  },
  {
    title: '新品发布会舞美',
    stage: 'awarded',
    days: 24,
    open: 5,
    states: three ?? [],
    lines: [one('舞台搭建', '发布会舞美', '186000.00', '1', '套'), one('音响灯光', '音响灯光', '64000.00', '1', '套')],
  },
  {
    title: '渠道大会酒店',
    stage: 'ordered',
    days: 48,
    open: 6,
    states: four ?? [],
    lines: [rooms('标准双床房', '90', '162000.00', '2'), meal('晚宴', '260', '98000.00')],
  },
  {
    title: '秋季培训场地',
    stage: 'canceled',
    days: 60,
    open: 5,
    states: ['canceled', 'canceled', 'canceled'],
    lines: [hall('培训教室', '18000.00', { attendees: 60 })],
    cancelReason: 'eventPostponed',
  },
  archived('员工年会餐饮', 96, meal('年会晚宴', '420', '151200.00')),
  archived('年中会议客房', 120, rooms('商务大床房', '40', '57600.00', '2')),
  archived('品牌展位搭建', 150, one('舞台搭建', '特装展位', '210000.00', '108', '㎡')),
  archived('答谢会会场', 176, hall('宴会厅', '52000.00', { attendees: 200 })),
  archived('巡展车辆', 205, one('车辆', '9.6 米厢车', '46000.00', '8', '趟')),
  archived('论坛礼仪人员', 238, one('人员', '礼仪', '19200.00', '24', '人')),
  archived('学术会议印刷', 266, one('印刷', '论文集', '28000.00', '800', '册')),
  archived('奖励旅游机票', 300, one('票务', '往返机票', '176000.00', '80', '张')),
  archived('新品发布灯光', 334, one('音响灯光', '灯光秀', '88000.00', '1', '套')),
  archived('峰会会场', 370, hall('大宴会厅', '128000.00', { attendees: 800 })),
  archived('客户答谢礼品', 405, one('礼品', '茶具礼盒', '45000.00', '150', '份')),
  archived('区域培训住宿', 446, rooms('双床房', '55', '49500.00', '2')),
  archived('展览搭建', 487, one('舞台搭建', '展台', '136000.00', '72', '㎡')),
  archived('年度路演会场', 538, hall('路演会场', '69000.00', { attendees: 180 })),
]
