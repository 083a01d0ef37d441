/** One line of a plan: what, from how many days before the event, for how many days, and who does it. */
export type Step = {
  readonly title: string
  /** Days before the event starts; after it they are negative. */
  readonly before: number
  readonly days: number
  readonly by: 'manager' | 'executor' | 'buyer' | 'planner'
  readonly isMilestone?: boolean
}

export type Phase = { readonly title: string; readonly steps: readonly Step[] }

type Line = readonly [title: string, before: number, days: number, by: Step['by'], isMilestone?: boolean]

const phase = (title: string, lines: readonly Line[]): Phase => ({
  title,
  steps: lines.map(([name, before, days, by, isMilestone = false]) => ({ title: name, before, days, by, isMilestone })),
})

/** What every event takes. */
export const common: readonly Phase[] = [
  phase('立项与方案', [
    ['客户需求访谈', 75, 2, 'manager'],
    ['活动策划方案初稿', 72, 5, 'planner'],
    ['方案内部评审', 66, 1, 'manager'],
    ['方案提案', 64, 1, 'manager'],
    ['方案定稿', 60, 1, 'manager', true],
    ['主视觉设计', 58, 6, 'planner'],
    ['主视觉确认', 50, 1, 'manager', true],
  ]),
  phase('场地与住宿', [
    ['酒店初选与询价', 70, 4, 'buyer'],
    ['酒店实地考察', 64, 2, 'buyer'],
    ['酒店比价与推荐', 61, 2, 'buyer'],
    ['酒店合同签订', 56, 3, 'buyer'],
    ['场地确认', 53, 1, 'buyer', true],
    ['客房分配初表', 30, 3, 'executor'],
    ['客房终表交酒店', 7, 1, 'executor'],
  ]),
  phase('搭建与设备', [
    ['舞美设计', 48, 6, 'planner'],
    ['搭建商比价', 42, 3, 'buyer'],
    ['AV 设备清单确认', 40, 2, 'executor'],
    ['搭建合同签订', 36, 3, 'buyer'],
    ['工厂制作', 28, 12, 'executor'],
    ['进场搭建', 2, 2, 'executor'],
    ['设备联调与彩排', 1, 1, 'executor', true],
  ]),
  phase('嘉宾与参会人', [
    ['嘉宾名单确认', 55, 3, 'manager'],
    ['嘉宾邀请', 50, 8, 'manager'],
    ['报名系统上线', 45, 2, 'executor'],
    ['报名截止', 15, 1, 'executor', true],
    ['机票与接送机安排', 14, 5, 'executor'],
    ['胸卡与资料袋制作', 12, 5, 'executor'],
  ]),
  phase('餐饮与交通', [
    ['菜单试菜', 35, 1, 'buyer'],
    ['餐标与桌数确认', 12, 1, 'executor'],
    ['大巴与用车询价', 30, 3, 'buyer'],
    ['用车计划', 10, 2, 'executor'],
  ]),
  phase('现场与收尾', [
    ['执行手册', 14, 5, 'planner'],
    ['全员行前会', 5, 1, 'manager', true],
    ['现场执行', 0, 2, 'manager'],
    ['撤场与物料回收', -2, 1, 'executor'],
    ['供应商验收', -3, 3, 'buyer'],
    ['客户满意度回访', -5, 2, 'manager'],
    ['结案报告', -7, 5, 'manager', true],
  ]),
]

const hallSteps: readonly Line[] = [
  ['议程细化', 44, 4, 'planner'],
  ['演讲嘉宾对接', 40, 10, 'manager'],
  ['讲稿与 PPT 收集', 20, 8, 'executor'],
  ['主持稿', 16, 4, 'planner'],
  ['视频脚本', 38, 4, 'planner'],
  ['视频拍摄', 30, 4, 'executor'],
  ['视频剪辑与审片', 22, 6, 'planner'],
  ['座位图', 8, 2, 'executor'],
  ['签到与引导动线', 6, 2, 'executor'],
  ['台卡与指示牌', 9, 3, 'executor'],
  ['同传与耳机', 18, 2, 'buyer'],
  ['摄影摄像团队', 20, 2, 'buyer'],
  ['直播方案与测试', 10, 3, 'executor'],
  ['礼仪与主持人', 24, 3, 'buyer'],
  ['茶歇安排', 11, 1, 'executor'],
  ['现场人员排班', 6, 1, 'manager'],
]

/** A large event has halls beside the main one, each with a plan of its own. */
export const halls: readonly Phase[] = [
  '主会场',
  '分论坛一：供应链',
  '分论坛二：出海',
  '展示区',
  '欢迎晚宴',
  '颁奖盛典',
  '商务考察',
  '高尔夫邀请赛',
].map((name) => phase(name, hallSteps))

export type DemoProject = {
  readonly name: string
  readonly shortName: string
  readonly className: string
  readonly kind: string
  readonly level: string
  readonly region: string
  readonly attendees: number
  readonly stage: 'intent' | 'preparing' | 'executing' | 'settling' | 'closed' | 'paused' | 'canceled'
  /** Days from the day of seeding until the event; what is over is negative. */
  readonly inDays: number
  readonly lasts: number
  readonly phases: readonly Phase[]
  readonly note?: string
}

/** Eight projects at all stages; the conference in Sanya is twenty days away whenever the demo is seeded. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: '2026 云舟三亚客户大会',
    shortName: '三亚客户大会',
    className: '经销商大会',
    kind: 'conference',
    level: 'A',
    region: '460203',
    attendees: 420,
    stage: 'preparing',
    inDays: 20,
    lasts: 3,
    phases: [...common, ...halls],
  },
  {
    name: '恒康医药心血管学术年会',
    shortName: '心血管年会',
    className: '学术会议',
    kind: 'conference',
    level: 'A',
    region: '310115',
    attendees: 600,
    stage: 'executing',
    inDays: 2,
    lasts: 2,
    phases: common,
  },
  {
    name: '领航汽车经销商答谢会',
    shortName: '经销商答谢会',
    className: '经销商大会',
    kind: 'annual',
    level: 'B',
    region: '330106',
    attendees: 260,
    stage: 'preparing',
    inDays: 46,
    lasts: 1,
    phases: common,
  },
  {
    name: '星海保险云南奖励旅游',
    shortName: '云南奖励游',
    className: '奖励旅游',
    kind: 'incentive',
    level: 'B',
    region: '530102',
    attendees: 120,
    stage: 'settling',
    inDays: -16,
    lasts: 5,
    phases: common,
  },
  {
    name: '蓝湾科技新品发布会',
    shortName: '新品发布会',
    className: '展览展示',
    kind: 'launch',
    level: 'A',
    region: '440305',
    attendees: 350,
    stage: 'closed',
    inDays: -95,
    lasts: 1,
    phases: common,
  },
  {
    name: '长三角供应链论坛',
    shortName: '供应链论坛',
    className: '学术会议',
    kind: 'conference',
    level: 'C',
    region: '320506',
    attendees: 180,
    stage: 'intent',
    inDays: 88,
    lasts: 1,
    phases: [],
  },
  {
    name: '悦达集团年度盛典',
    shortName: '年度盛典',
    className: '经销商大会',
    kind: 'annual',
    level: 'B',
    region: '320102',
    attendees: 500,
    stage: 'paused',
    inDays: 70,
    lasts: 1,
    phases: common.slice(0, 2),
    note: '客户集团预算待批，12 月再启动',
  },
  {
    name: '远帆文旅春季路演',
    shortName: '春季路演',
    className: '展览展示',
    kind: 'roadshow',
    level: 'C',
    region: '510104',
    attendees: 90,
    stage: 'canceled',
    inDays: -240,
    lasts: 2,
    phases: common.slice(0, 1),
    note: '客户调整推广计划，路演取消',
  },
]
