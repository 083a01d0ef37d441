import { completeCreditCode } from '@srm/api/shared/checks'
import type { Input } from '@srm/api/endpoint'
import type { crm } from '@srm/api/crm'

type Calls = typeof crm
type Body<K extends keyof Calls> = Calls[K] extends { create: infer C }
  ? Input<C> extends { body: infer B }
    ? B
    : never
  : never

let count = 0
const next = (): string => String((count += 1))

/** What a record has to refer to is put in by whoever makes one. */
const nobody = ''

/** Each has a name and a credit code of its own. */
export const aCustomer = (more: Partial<Body<'customer'>> = {}): Body<'customer'> => {
  const n = next()
  return {
    name: `恒远制药${n}有限公司`,
    creditCode: completeCreditCode(`91320594MA2K${n.padStart(5, '0')}`),
    phone: `0512-6${n.padStart(7, '0')}`,
    ...more,
  }
}

export const aCustomerContact = (more: Partial<Body<'contact'>> = {}): Body<'contact'> => {
  const n = next()
  return { customer: nobody, name: `联系人${n}`, mobile: `136${n.padStart(8, '0')}`, ...more }
}

export const aCustomerTitle = (more: Partial<Body<'title'>> = {}): Body<'title'> => {
  const n = next()
  return {
    customer: nobody,
    name: `恒远制药抬头${n}有限公司`,
    creditCode: completeCreditCode(`91320594MA3K${n.padStart(5, '0')}`),
    ...more,
  }
}

export const aCustomerAddress = (more: Partial<Body<'address'>> = {}): Body<'address'> => ({
  customer: nobody,
  name: `办公楼${next()}`,
  location: { address: '苏州工业园区星湖街 218 号' },
  ...more,
})

export const aFollowUp = (more: Partial<Body<'followUp'>> = {}): Body<'followUp'> => ({
  customer: nobody,
  type: 'phone',
  content: `沟通年会场地${next()}`,
  at: '2026-05-06T10:00:00+08:00',
  ...more,
})

export const aFollowPlan = (more: Partial<Body<'followPlan'>> = {}): Body<'followPlan'> => ({
  customer: nobody,
  type: 'visit',
  content: `上门讲方案${next()}`,
  at: '2031-05-06T10:00:00+08:00',
  ...more,
})

export const aCustomerPool = (more: Partial<Body<'pool'>> = {}): Body<'pool'> => ({ name: `公海${next()}`, ...more })
export const anOpportunityStage = (more: Partial<Body<'opportunityStage'>> = {}): Body<'opportunityStage'> => ({
  name: `比稿${next()}`,
  winRate: '40',
  sort: 15,
  ...more,
})

export const anOpportunity = (more: Partial<Body<'opportunity'>> = {}): Body<'opportunity'> => ({
  customer: nobody,
  name: `年度经销商大会${next()}`,
  expectedAmount: '300000.00',
  expectedSigningDate: '2031-03-01',
  ...more,
})

export const anOpportunityQuotation = (more: Partial<Body<'quotation'>> = {}): Body<'quotation'> => ({
  opportunity: nobody,
  amount: '280000.00',
  quotedOn: '2026-05-06',
  note: `含舞美与直播${next()}`,
  ...more,
})

export const aCustomerForbiddenSupplier = (
  more: Partial<Body<'forbiddenSupplier'>> = {},
): Body<'forbiddenSupplier'> => ({
  customer: nobody,
  supplier: nobody,
  reason: `上次用餐出过问题${next()}`,
  ...more,
})

export const aCustomerFeedback = (more: Partial<Body<'feedback'>> = {}): Body<'feedback'> => ({
  customer: nobody,
  event: `年度经销商大会${next()}`,
  eventDate: '2026-05-06',
  score: 5,
  answeredOn: '2026-05-08',
  ...more,
})
