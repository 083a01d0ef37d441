import type { PurchaseOrderLine } from '@srm/api/order'
import { expect, test } from 'vitest'
import type { ClaimedLine } from '@/modules/demand/index.ts'
import { addedFromPool, additionsIn, amountOfAdded, beginWith, changesIn, totalsOf } from './change.model.ts'

const line = {
  id: 'l1',
  quantity: '20.0000',
  times: '2.0000',
  unitPrice: '680.00',
  amount: '27200.00',
  dateFrom: '2027-05-20',
  dateTo: '2027-05-22',
} as PurchaseOrderLine
const other = { ...line, id: 'l2', amount: '12000.00' }

test('a change of an order begins as the line stands and is worth what it differs by', () => {
  const begun = beginWith(line)
  expect(begun).toMatchObject({ orderLine: 'l1', quantity: '20', times: '2', unitPrice: '680.00' })
  expect(totalsOf('39200.00', [line, other], [begun])?.difference).toBe('0.00')
  expect(totalsOf('39200.00', [line, other], [{ ...begun, quantity: '18' }])).toEqual({
    before: '39200.00',
    after: '36480.00',
    difference: '-2720.00',
  })
  expect(totalsOf('39200.00', [line, other], [{ ...begun, quantity: '0' }])?.after).toBe('12000.00')
  expect(totalsOf(null, [line], [begun])).toBeUndefined()
})

test('changed lines are read from a form whether they were saved or are being written', () => {
  const saved = { id: 'c1', orderLine: { id: 'l1', name: '大床房' }, quantity: '18', times: null, unitPrice: null }
  expect(changesIn([saved, { orderLine: 'l2', quantity: '0' }, { quantity: '1' }])).toMatchObject([
    { orderLine: 'l1', quantity: '18', times: null },
    { orderLine: 'l2', quantity: '0' },
  ])
})

test('lines a change adds are told from those it changes, and come to their price', () => {
  const lines = [
    { orderLine: 'l1', quantity: '18' },
    { name: '签到台', quantity: '3', times: '2', unitPrice: '33.33' },
    { name: '未填' },
  ]
  const added = additionsIn(lines)
  expect(added.map(({ name }) => name)).toEqual(['签到台', '未填'])
  expect(added.map(amountOfAdded)).toEqual(['199.98', '0.00'])
  expect(totalsOf('39200.00', [line, other], [], added)).toEqual({
    before: '39200.00',
    after: '39399.98',
    difference: '199.98',
  })
})

test('a line of the pool is added as it was asked for, and is known by its id', () => {
  const asked = {
    id: 'p1',
    name: '指示牌',
    purchaseType: { id: 't1', name: '其他' },
    specText: null,
    quantity: '4.0000',
    times: '1.0000',
    unit: '块',
    dateFrom: '2027-05-20',
    dateTo: null,
    isCustomerPaid: true,
    timeSlot: null,
    attendees: null,
    layout: null,
    region: null,
  } as ClaimedLine
  expect(addedFromPool(asked)).toEqual({
    poolLine: 'p1',
    name: '指示牌',
    purchaseType: 't1',
    quantity: '4.0000',
    times: '1.0000',
    unit: '块',
    dateFrom: '2027-05-20',
    isCustomerPaid: true,
  })
  expect(additionsIn([addedFromPool(asked)])).toEqual([addedFromPool(asked)])
})
