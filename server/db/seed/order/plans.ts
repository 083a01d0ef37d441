import type { OrderAnswer, OrderStage } from '@srm/api/order'

type DemoLine = {
  /** A type every company starts with. */
  readonly type: string
  readonly name: string
  readonly quantity: string
  readonly unit: string
  readonly times?: string
  readonly price: string
}

/** Where an order stands and what its supplier said to it. */
export type DemoFate = {
  readonly stage: OrderStage
  readonly answer?: OrderAnswer
  readonly note?: string
  /** Decided on at the moment. */
  readonly isPending?: boolean
  /** What it was changed to, waiting for the supplier: the first line's new quantity. */
  readonly change?: { readonly quantity: string; readonly reason: string }
  readonly cancelReason?: string
}

export type DemoOrder = DemoFate & {
  readonly title: string
  /** Part of the name of its project. */
  readonly project?: string
  /** Which classes of suppliers do it. */
  readonly classes: readonly string[]
  readonly priceReason?: string
  /** Written so many days ago. */
  readonly days: number
  /** Delivered in so many days from now; less than nothing when it is over. */
  readonly inDays: number
  readonly lines: readonly DemoLine[]
}

const line = (type: string, name: string, quantity: string, unit: string, price: string): DemoLine => ({
  type,
  name,
  quantity,
  unit,
  price,
})

/** Orders nobody was asked for quotes for: small things, and what is under way for the conference in Sanya. */
export const demoOrders: readonly DemoOrder[] = [
  {
    title: '三亚客户大会会刊与胸卡',
    project: '三亚客户大会',
    classes: ['印刷物料'],
    stage: 'confirmed',
    answer: 'confirmed',
    days: 9,
    inDays: 16,
    change: { quantity: '360', reason: '报名人数增加' },
    lines: [line('印刷', '会刊', '320', '册', '18.00'), line('印刷', '胸卡', '340', '张', '3.50')],
  },
  {
    title: '三亚客户大会礼仪与主持',
    project: '三亚客户大会',
    classes: ['礼仪模特', '主持翻译'],
    stage: 'sent',
    answer: 'waiting',
    days: 3,
    inDays: 18,
    lines: [line('人员', '礼仪', '8', '人', '900.00'), line('人员', '双语主持', '1', '人', '6800.00')],
  },
  {
    title: '三亚客户大会摄影摄像',
    project: '三亚客户大会',
    classes: ['摄影摄像'],
    stage: 'sent',
    answer: 'changeRequested',
    note: '摄像需提前一天进场调试，请改为 3 天并增加一天住宿。',
    days: 4,
    inDays: 18,
    lines: [line('人员', '摄影师', '3', '人', '2600.00'), line('人员', '摄像师', '2', '人', '3200.00')],
  },
  {
    title: '三亚客户大会欢迎花束',
    project: '三亚客户大会',
    classes: ['印刷物料'],
    stage: 'draft',
    isPending: true,
    days: 1,
    inDays: 19,
    lines: [line('礼品', '欢迎花束', '60', '束', '88.00')],
  },
  {
    title: '会场应急发电车',
    project: '心血管',
    classes: ['灯光音响', 'LED 屏'],
    stage: 'sent',
    answer: 'rejected',
    note: '该日期车辆已全部派出，无法承接。',
    days: 6,
    inDays: 30,
    lines: [line('音响灯光', '200 kW 静音发电车', '1', '台', '7600.00')],
  },
  {
    title: '展台易拉宝加印',
    classes: ['印刷物料'],
    stage: 'draft',
    days: 0,
    inDays: 12,
    lines: [line('印刷', '易拉宝', '20', '个', '68.00')],
  },
  {
    title: '渠道大会接驳大巴',
    classes: ['大巴租赁', '商务用车'],
    stage: 'executing',
    answer: 'confirmed',
    days: 20,
    inDays: -1,
    lines: [line('车辆', '45 座大巴', '6', '趟', '1500.00')],
  },
  {
    title: '路演物料补印',
    classes: ['印刷物料'],
    stage: 'canceled',
    cancelReason: 'eventPostponed',
    days: 40,
    inDays: -10,
    lines: [line('印刷', '折页', '2000', '张', '0.80')],
  },
]

/** What became of what was awarded, by how far its purchase is; those that are over come in this order. */
export const awardedFates: Readonly<Record<string, readonly DemoFate[]>> = {
  awarded: [{ stage: 'draft' }],
  ordered: [{ stage: 'executing', answer: 'confirmed' }],
  archived: [
    { stage: 'accepted', answer: 'confirmed' },
    { stage: 'settled', answer: 'confirmed' },
    { stage: 'closed', answer: 'confirmed' },
  ],
}
