import type { Input } from '@srm/api/endpoint'
import type { inquiry } from '@srm/api/inquiry'

export type PurchaseBody = Input<typeof inquiry.create>['body']
type Line = PurchaseBody['lines'][number]

let count = 0
const next = (): string => `${process.pid}-${(count += 1)}`

/** The type is put in by whoever has one. */
export const aPurchaseLine = (more: Partial<Line> = {}): Line => ({
  name: '签到背景板',
  purchaseType: '',
  quantity: '2',
  unit: '块',
  budgetAmount: '1000.00',
  ...more,
})

const dayMs = 86_400_000

/** Lines are put in by whoever has a type for them. */
export const aPurchase = (more: Partial<PurchaseBody> = {}): PurchaseBody => ({
  title: `现场物料${next()}`,
  method: 'inquiry',
  deadline: new Date(Date.now() + 3 * dayMs).toISOString(),
  lines: [],
  ...more,
})
