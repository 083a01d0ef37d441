/** What a company that runs events signs with its customers and buys for them. */
const sold = ['年会服务', '新品发布会服务', '经销商大会服务', '学术会议服务', '奖励旅游服务', '展台搭建服务'] as const
const bought = ['酒店会场', '舞台搭建', '音响灯光', '车辆租赁', '礼品物料', '摄影摄像', '同声传译', '餐饮'] as const

/** Which classes of suppliers sell what a contract is called after. */
export const trades: readonly (readonly [what: string, classes: readonly string[]])[] = [
  ['酒店', ['酒店', '会展中心']],
  ['舞台搭建', ['舞台', '特装']],
  ['音响灯光', ['灯光', 'LED']],
  ['车', ['大巴', '商务用车']],
  ['礼品物料', ['礼品', '印刷']],
  ['摄影摄像', ['摄影', '直播']],
  ['同声传译', ['同声传译', '翻译']],
  ['餐饮', ['餐', '茶歇']],
]

export type DemoContract = {
  readonly name: string
  readonly side: 'receive' | 'pay'
  readonly amount: string
  /** How long ago it was signed; what is not signed yet was approved so long ago. */
  readonly days: number
  readonly state: 'opening' | 'signed' | 'toSign' | 'draft'
  /** How much of an opening contract was settled, in per cent. */
  readonly settled: number
  /** Days until its last instalment. */
  readonly lastIn: number
  /** Days until it ends, where that is near. */
  readonly endsIn: number
  readonly isDeviating: boolean
}

/** The company began with the product four months ago: what is older came in from before. */
const beganDaysAgo = 120
const toSign = new Set([57, 58])

const stateOf = (n: number, days: number): DemoContract['state'] => {
  if (n === 59) return 'draft'
  if (toSign.has(n)) return 'toSign'
  return days > beganDaysAgo ? 'opening' : 'signed'
}

const contractAt = (n: number): DemoContract => {
  const isSale = n % 5 < 2
  const days = 545 - n * 9
  const words = isSale ? sold : bought
  return {
    name: `${words[n % words.length] ?? ''}合同`,
    side: isSale ? 'receive' : 'pay',
    amount: `${String((((n * 37) % 29) + 3) * (isSale ? 40_000 : 12_000) + n * 150)}.00`,
    days,
    state: stateOf(n, days),
    settled: n % 7 === 3 ? 70 : 100,
    // Some fall due this week, one is late.
    lastIn: n % 4 === 1 ? 3 : n === 50 ? -6 : 20 + n,
    endsIn: n === 46 ? 12 : 90 + n * 3,
    isDeviating: n % 9 === 4,
  }
}

/** Over eighteen months, the oldest first; a small company has the last of them. */
export const demoContracts = (count: number): readonly DemoContract[] =>
  Array.from({ length: 60 }, (_, n) => contractAt(n)).slice(60 - count)

/** What was agreed for one event with its customer and its suppliers. */
export const eventContracts = [
  { name: '会议服务合同', side: 'receive', amount: '1860000.00', ratios: ['40.00', '40.00', '20.00'] },
  { name: '酒店及会场采购合同', side: 'pay', amount: '680000.00', ratios: ['30.00', '50.00', '20.00'] },
  { name: '舞台搭建采购合同', side: 'pay', amount: '236000.00', ratios: ['30.00', '40.00', '30.00'] },
  { name: '地接用车采购合同', side: 'pay', amount: '88000.00', ratios: ['20.00', '30.00', '50.00'] },
] as const
