import { label, type Label } from './label.ts'

export type PlanName = 'free' | 'standard' | 'professional'

export type Plan = {
  readonly name: PlanName
  readonly label: Label
  /** Yuan a year. */
  readonly price: number
  /** Yuan per person and month; the free plan has none. */
  readonly unitPrice: number | null
  /** The badge shown on the card. */
  readonly mark: string
  /** Room for files, in gigabytes. */
  readonly storage: number
  readonly features: readonly { readonly title: Label; readonly double?: true }[]
}

const freeSeats = 5

export const plans: readonly Plan[] = [
  {
    name: 'free',
    label: label('免费版', 'Free'),
    price: 0,
    unitPrice: null,
    mark: 'plan-free',
    storage: 2,
    features: [
      { title: label('5 个席位', '5 seats') },
      { title: label('2 GB 存储空间', '2 GB for files') },
      { title: label('供应商与采购管理', 'Suppliers and procurement') },
      { title: label('项目与预算', 'Projects and budgets') },
      { title: label('Excel 导入导出', 'Excel in and out') },
      { title: label('适合小团队试用全部核心流程', 'All core flows for a small team'), double: true },
    ],
  },
  {
    name: 'standard',
    label: label('标准版', 'Standard'),
    price: 9120,
    unitPrice: 38,
    mark: 'plan-standard',
    storage: 50,
    features: [
      { title: label('20 个席位', '20 seats') },
      { title: label('50 GB 存储空间', '50 GB for files') },
      { title: label('审批流设计', 'Approval flows') },
      { title: label('短信询价与比价', 'SMS inquiries and comparison') },
      { title: label('供应商准入与评价', 'Onboarding and ratings of suppliers') },
      { title: label('合同、发票、收付款与财务监控', 'Contracts, invoices, payments, monitors'), double: true },
    ],
  },
  {
    name: 'professional',
    label: label('专业版', 'Professional'),
    price: 17280,
    unitPrice: 48,
    mark: 'plan-professional',
    storage: 200,
    features: [
      { title: label('30 个席位', '30 seats') },
      { title: label('200 GB 存储空间', '200 GB for files') },
      { title: label('字段权限与职责分离', 'Field rights and separation of duties') },
      { title: label('系统日志与完整性校验', 'System log that shows tampering') },
      { title: label('专属客户经理与上线服务', 'A manager of your own and onboarding'), double: true },
    ],
  },
]

export const planOf = (name: string): Plan => plans.find((plan) => plan.name === name) ?? (plans[0] as Plan)

/** Whether a plan has all that another has: they are listed from the smallest to the largest. */
export const includesPlan = (has: string, needed: PlanName): boolean => {
  const rank = (name: string): number => plans.findIndex((plan) => plan.name === name)
  return rank(has) >= rank(needed)
}

const gigabyte = 1024 ** 3
export const storageOf = (name: string): number => planOf(name).storage * gigabyte

/** Nobody types seats: the price of a year is unit price × seats × 12 months. */
export const seatsOf = ({ price, unitPrice }: Plan): number => (unitPrice === null ? freeSeats : price / unitPrice / 12)

/** A plan is renewed for one of these terms and no other. */
export const renewals = [
  { years: 3, gift: 1 },
  { years: 5, gift: 2 },
] as const

export type PlanOrder = { readonly plan: PlanName; readonly years: number; readonly extraSeats: number }

/** What a renewal costs and brings; nobody types an amount. */
export const priceOf = ({ plan: name, years, extraSeats }: PlanOrder) => {
  const plan = planOf(name)
  const giftYears = renewals.find((offer) => offer.years === years)?.gift ?? 0
  const yearly = plan.price + extraSeats * (plan.unitPrice ?? 0) * 12
  return { amount: `${yearly * years}.00`, giftYears, seats: seatsOf(plan) + extraSeats }
}
