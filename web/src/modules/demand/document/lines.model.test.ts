import { describe, expect, test } from 'vitest'
import type { PurchaseTypeSpec } from '@srm/api/demand'
import { amountIn, broughtIn, hasSpecProblem, lineOf, newRow, rowOf, withMore } from './lines.model.ts'

const hall: PurchaseTypeSpec = {
  id: 'hall',
  name: '会议场地',
  nameEn: null,
  parentId: null,
  lineKind: 'hall',
  unit: '场',
  schema: [{ key: 'h', label: '层高', kind: 'number', options: [], unit: '米', isRequired: true, on: 'demand' }],
}

describe('lines of a demand in the grid', () => {
  test('a line the server does not know gets a name that never leaves the form', () => {
    const row = rowOf({
      id: undefined,
      name: '主会场',
      quantity: '2.0000',
      purchaseType: { id: 'hall', name: '会议场地' },
    })
    expect(row.id).toMatch(/^new:/)
    expect(row).toMatchObject({ quantity: '2', purchaseType: 'hall' })
    expect(lineOf(row)).toEqual({ name: '主会场', quantity: '2', purchaseType: 'hall' })
    expect(lineOf(rowOf({ id: 'l1', name: '主会场' }))).toMatchObject({ id: 'l1' })
  })

  test('an amount is price by quantity by times, once there is a price', () => {
    expect(amountIn({ budgetPrice: '333.33', quantity: '2', times: '1.5' })).toBe('999.99')
    expect(amountIn({ budgetPrice: '10', quantity: '3' })).toBe('30.00')
    expect(amountIn({ quantity: '3' })).toBeUndefined()
  })

  test('a spec is a problem while something its type requires is missing or wrong', () => {
    expect(hasSpecProblem({ purchaseType: 'hall', spec: '靠窗' }, [hall])).toBe(true)
    expect(hasSpecProblem({ purchaseType: 'hall', spec: '层高：6 米；靠窗' }, [hall])).toBe(false)
    expect(hasSpecProblem({}, [hall])).toBe(false)
  })

  test('lines brought in stand behind those that are there; what nobody has begun gives way', () => {
    const brought = broughtIn([
      {
        purchaseType: null,
        name: '茶歇',
        spec: null,
        quantity: '1',
        unit: null,
        times: '1',
        dateFrom: null,
        dateTo: null,
        timeSlot: null,
        attendees: null,
        layout: null,
        region: null,
        budgetItem: null,
        budgetPrice: null,
        isCustomerPaid: true,
      },
    ])
    expect(withMore([newRow(), { name: '主会场' }], brought)).toEqual([
      { name: '主会场' },
      { name: '茶歇', quantity: '1', times: '1', isCustomerPaid: true },
    ])
  })
})
