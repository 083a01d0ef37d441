import { reasonKeys } from '@srm/api/payment/words'
import { describe, expect, it } from 'vitest'
import { remedyOf } from './remedy.rules.ts'

const named = (id: string) => ({ id, name: id })
const bare = { id: 'request', plan: null, order: null, supplier: null, project: null, contract: null }
const ofOrder = { ...bare, order: named('order'), supplier: named('supplier'), project: named('project') }
const ofPlan = { ...bare, plan: named('plan'), contract: named('contract'), supplier: named('supplier') }

describe('what blocks a payment', () => {
  it('is put right on the page of what it is about', () => {
    expect(decodeURIComponent(remedyOf('noInvoice', ofOrder))).toBe(
      '/invoice/in?filter=[{"field":"order","op":"in","value":["order"]}]',
    )
    expect(decodeURIComponent(remedyOf('invoiceException', ofPlan))).toContain('"contract"')
    expect(decodeURIComponent(remedyOf('notAccepted', ofPlan))).toBe(
      '/purchase/acceptance?filter=[{"field":"supplier","op":"in","value":["supplier"]}]',
    )
    expect(remedyOf('frozen', ofOrder)).toBe('/supplier/supplierDetail?id=supplier')
    expect(remedyOf('overBudget', ofOrder)).toBe('/project/projectBudget?projectId=project')
    expect(remedyOf('notPayable', ofPlan)).toMatch(/id=plan$/)
    expect(remedyOf('overAdvance', ofOrder)).toBe('/purchase/order/detail?id=order')
  })

  it('leads to the request itself where nothing else is known', () => {
    for (const key of reasonKeys) expect(remedyOf(key, bare), key).toBe('/finance/paymentRequest/detail?id=request')
  })
})
