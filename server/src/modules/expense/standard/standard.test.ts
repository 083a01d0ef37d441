import { expense } from '@srm/api/expense'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { anExpenseStandard } from '../expense.fixture.ts'
import { defaultRule, isOverStandard, tierOf } from './standard.rules.ts'
import { standardsOf } from './standard.service.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

describe('expense standard', () => {
  it('goes by the tier of the city, its nights and its people', async () => {
    const standards = await me.inside(standardsOf)
    const stay = { expenseType: 'lodging', city: '上海市浦东', nights: 2, amount: '1000.00' }
    expect(isOverStandard(stay, standards, defaultRule)).toBe(false)
    expect(isOverStandard({ ...stay, amount: '1000.01' }, standards, defaultRule)).toBe(true)
    expect(isOverStandard({ ...stay, amount: '1500.00', attendees: 2 }, standards, defaultRule)).toBe(false)
    expect(isOverStandard({ ...stay, city: '嘉兴' }, standards, defaultRule)).toBe(true)
    expect(isOverStandard({ ...stay, expenseType: 'office' }, standards, defaultRule)).toBe(false)
  })

  it('is one a kind of expense and tier, and follows what the company says of its cities', async () => {
    const body = anExpenseStandard({ name: '住宿', expenseType: 'lodging', unit: 'night', maxAmount: '600.00' })
    expect((await me.call(expense.standard.create, { body })).key).toBe('expenseStandard.taken')
    const rule = (await me.call(expense.rule.show)).result
    expect(rule).toEqual(defaultRule)
    const changed = { ...rule, loanLimit: '30000.00', firstCities: [...rule.firstCities, '杭州'] }
    expect((await me.call(expense.rule.update, { body: changed })).key).toBe('expenseRule.city_twice')
    const moved = { ...changed, newFirstCities: rule.newFirstCities.filter((city) => city !== '杭州') }
    expect((await me.call(expense.rule.update, { body: moved })).result).toEqual(moved)
    expect(tierOf('杭州', moved)).toBe('first')
    expect(tierOf(null, moved)).toBe('other')
  })
})
