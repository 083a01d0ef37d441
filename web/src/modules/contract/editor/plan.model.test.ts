import { expect, test } from 'vitest'
import { dueOf, planAmount, plansTotal, restOf, sumState } from './plan.model.ts'

const days = { setupDate: '2027-03-18', eventStart: '2027-03-20', eventEnd: '2027-03-21' }
const known = { days, signDate: undefined, today: '2026-11-19' }

test('instalment is due so many days after what it waits for', () => {
  expect(dueOf({ trigger: 'eventEnd', offsetDays: 7 }, known)).toEqual({
    kind: 'known',
    day: '2027-03-28',
    from: 'eventEnd',
  })
  expect(dueOf({ trigger: 'setup', offsetDays: -10 }, known)).toEqual({
    kind: 'known',
    day: '2027-03-08',
    from: 'setup',
  })
  expect(dueOf({ trigger: 'date', planDate: '2027-01-05' }, known)).toMatchObject({ day: '2027-01-05' })
})

test('instalment after signing counts from today while nobody has signed', () => {
  expect(dueOf({ trigger: 'sign', offsetDays: 5 }, known)).toEqual({ kind: 'assumed', day: '2026-11-24' })
  const signed = { ...known, signDate: '2026-12-30' }
  expect(dueOf({ trigger: 'sign', offsetDays: 5 }, signed)).toMatchObject({ kind: 'known', day: '2027-01-04' })
})

test('instalment waits for an invoice, an acceptance or a project without days', () => {
  expect(dueOf({ trigger: 'invoice', offsetDays: 30 }, known)).toEqual({ kind: 'waits', for: 'invoice' })
  expect(dueOf({ trigger: 'eventEnd' }, { ...known, days: undefined })).toEqual({ kind: 'waits', for: 'eventEnd' })
  expect(dueOf({ trigger: 'eventEnd' }, { ...known, days: { ...days, eventEnd: null } })).toMatchObject({
    day: '2027-03-20',
  })
  expect(dueOf({}, known)).toEqual({ kind: 'open' })
})

test('instalments add up by amount or share, to the fen', () => {
  const plans = [{ ratio: '30' }, { amount: '500.01' }, { name: '尾款' }]
  expect(planAmount({ ratio: '33.33' }, '1000.00')).toBe('333.30')
  expect(planAmount({ ratio: '30' }, undefined)).toBeUndefined()
  expect(plansTotal(plans, '1000.00')).toBe('800.01')
  expect(restOf(plans, '1000.00')).toBe('199.99')
  expect(restOf([{ amount: '1000' }], '1000.00')).toBeUndefined()
})

test('sum is even with a fixed amount, within a ceiling, or beyond both', () => {
  expect(sumState('100.00', '100.00')).toBe('even')
  expect(sumState('99.99', '100.00')).toBe('less')
  expect(sumState('99.99', '100.00', 'ceiling')).toBe('within')
  expect(sumState('100.01', '100.00', 'ceiling')).toBe('more')
  expect(sumState('0.00', '100.00')).toBe('none')
})
