/** Who of the demo's project team asks for the money. */
export type Claimant = 'manager' | 'executor' | 'planner' | 'buyer'

export type DemoLoan = {
  readonly key: string
  readonly by: Claimant
  readonly purpose: string
  /** Of the projects in their order; none is petty cash. */
  readonly project?: number
  readonly amount: string
  /** Days since it was paid; nothing while it waits for that. */
  readonly paid?: number
  /** Days until it is promised back. */
  readonly dueIn: number
  readonly returned?: string
}

export type DemoClaim = {
  readonly by: Claimant
  readonly purpose: string
  readonly project?: number
  readonly daysAgo: number
  readonly stage: 'applying' | 'toPay' | 'paid' | 'archived'
  readonly offsets: readonly (readonly [loan: string, amount: string])[]
  readonly pay: string
  readonly lines: readonly {
    readonly expenseType: string
    readonly amount: string
    readonly seller: string
    readonly city?: string
    readonly nights?: number
    readonly isOver?: boolean
  }[]
}

/** One is overdue, one partly back, one settled, one waits for its payment. */
export const demoLoans: readonly DemoLoan[] = [
  { key: 'scene', by: 'executor', purpose: '现场执行备用金', project: 0, amount: '5000.00', paid: 40, dueIn: -10 },
  { key: 'float', by: 'planner', purpose: '部门备用金', amount: '3000.00', paid: 20, dueIn: 20, returned: '1000.00' },
  {
    key: 'advance',
    by: 'manager',
    purpose: '酒店订金预支',
    project: 1,
    amount: '8000.00',
    paid: 60,
    dueIn: 5,
    returned: '2000.00',
  },
  { key: 'sample', by: 'buyer', purpose: '采购样品预支', amount: '2000.00', dueIn: 30 },
]

export const demoClaims: readonly DemoClaim[] = [
  {
    by: 'executor',
    purpose: '场地踩点差旅',
    project: 0,
    daysAgo: 18,
    stage: 'paid',
    offsets: [['scene', '3200.00']],
    pay: '0.00',
    lines: [
      { expenseType: 'lodging', amount: '1260.00', seller: '上海浦江酒店', city: '上海', nights: 2, isOver: true },
      { expenseType: 'travel', amount: '1940.00', seller: '中国铁路' },
    ],
  },
  {
    by: 'manager',
    purpose: '酒店订金与签约差旅',
    project: 1,
    daysAgo: 6,
    stage: 'toPay',
    offsets: [['advance', '6000.00']],
    pay: '1400.00',
    lines: [
      { expenseType: 'other', amount: '6000.00', seller: '三亚海棠湾酒店' },
      { expenseType: 'travel', amount: '1400.00', seller: '南方航空' },
    ],
  },
  {
    by: 'buyer',
    purpose: '物料打样',
    daysAgo: 25,
    stage: 'archived',
    offsets: [],
    pay: '860.00',
    lines: [{ expenseType: 'material', amount: '860.00', seller: '上海印捷图文' }],
  },
  {
    by: 'executor',
    purpose: '市内交通与餐补',
    project: 0,
    daysAgo: 1,
    stage: 'applying',
    offsets: [],
    pay: '346.00',
    lines: [
      { expenseType: 'localTraffic', amount: '96.00', seller: '滴滴出行', city: '上海' },
      { expenseType: 'meal', amount: '250.00', seller: '小南国餐饮', city: '上海', nights: 2 },
    ],
  },
]
