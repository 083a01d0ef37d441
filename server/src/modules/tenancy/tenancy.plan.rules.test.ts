import { plans, planOf, priceOf, renewals, seatsOf } from '@srm/api/shared/plans'
import { describe, expect, it } from 'vitest'
import { validTime } from './tenancy.plan.rules.ts'

describe('plans', () => {
  it('cost what the customer was told, and their seats follow from the prices', () => {
    expect(plans.map(({ name, price, unitPrice }) => [name, price, unitPrice])).toEqual([
      ['free', 0, null],
      ['standard', 9120, 38],
      ['professional', 17_280, 48],
    ])
    expect(seatsOf(planOf('standard'))).toBe(20)
    expect(seatsOf(planOf('professional'))).toBe(30)
    expect(renewals).toEqual([
      { years: 3, gift: 1 },
      { years: 5, gift: 2 },
    ])
  })

  it('sell nothing the product lacks', () => {
    const sold = plans.flatMap(({ features }) => features.map(({ title }) => title.zh)).join(' ')
    expect(sold).not.toMatch(/Webhook|接口|邮件/)
  })

  it('are priced by years and seats, with the years that come free', () => {
    expect(priceOf({ plan: 'standard', years: 3, extraSeats: 0 })).toEqual({
      amount: '27360.00',
      giftYears: 1,
      seats: 20,
    })
    expect(priceOf({ plan: 'professional', years: 5, extraSeats: 10 })).toEqual({
      amount: '115200.00',
      giftYears: 2,
      seats: 40,
    })
  })

  it('go on from the day after the running one, or from today', () => {
    expect(validTime('2026-11-16', '2026-12-31', 4)).toEqual({ from: '2027-01-01', to: '2030-12-31' })
    expect(validTime('2026-11-16', '2026-11-15', 1)).toEqual({ from: '2026-11-16', to: '2027-11-15' })
    expect(validTime('2028-02-29', null, 1)).toEqual({ from: '2028-02-29', to: '2029-02-27' })
  })
})
