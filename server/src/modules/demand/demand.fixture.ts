import type { demand } from '@srm/api/demand'
import type { Input } from '@srm/api/endpoint'

type TypeBody = Input<typeof demand.type.create>['body']
type DemandBody = Input<typeof demand.demand.create>['body']
type Line = DemandBody['lines'][number]

let count = 0
const next = (): string => `${process.pid}-${(count += 1)}`

export const aPurchaseType = (more: Partial<TypeBody> = {}): TypeBody => ({
  name: `采购分类${next()}`,
  lineKind: 'other',
  ...more,
})

/** The type is put in by whoever has one. */
export const aDemandLine = (more: Partial<Line> = {}): Line => ({
  purchaseType: '',
  name: '签到背景板',
  quantity: '2',
  unit: '块',
  dateFrom: '2027-05-20',
  budgetPrice: '1500.00',
  ...more,
})

/** The project and its lines are put in by whoever has them. */
export const aDemand = (more: Partial<DemandBody> = {}): DemandBody => ({
  title: `现场物料${next()}`,
  project: '',
  needDate: '2027-05-20',
  lines: [],
  ...more,
})
