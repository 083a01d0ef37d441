import { expense, ExpenseStandard, type ExpenseRule } from '@srm/api/expense'
import type { Parsed } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { defineResource } from '#modules/record/index.ts'
import { own } from '../expense.db.ts'
import { defaultRule, type Standard } from './standard.rules.ts'
import { usualStandards } from './standard.defaults.ts'

mapConstraintError('expense_standard_key', 'expenseStandard.taken', 'tier')

export const standards = defineResource(ExpenseStandard, expense.standard, {
  code: { type: 136, prefix: 'FYBZ', digits: 3 },
})

export const ruleOf = async (ctx: Ctx): Promise<ExpenseRule> => {
  const query = own(ctx)
    .selectFrom('expense_rule')
    .select(['loan_limit as loanLimit', 'first_cities as firstCities', 'new_first_cities as newFirstCities'])
  return (await query.executeTakeFirst()) ?? defaultRule
}

type RuleBody = Parsed<typeof expense.rule.update>['body']

const assertOneTier = ({ firstCities, newFirstCities }: RuleBody): void => {
  const all = [...firstCities, ...newFirstCities]
  const twice = all.find((city, index) => all.indexOf(city) !== index)
  if (twice !== undefined)
    fail('expenseRule.city_twice', {
      words: { city: label(twice, twice) },
      errors: [{ path: 'newFirstCities', message: '' }],
    })
}

export const setRule = async (ctx: Ctx, body: RuleBody): Promise<ExpenseRule> => {
  assertOneTier(body)
  const values = { loan_limit: body.loanLimit, first_cities: body.firstCities, new_first_cities: body.newFirstCities }
  await own(ctx)
    .insertInto('expense_rule')
    .values(values)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute()
  await ctx.systemLog('setting.changed', { setting: 'expenseRule', ...body })
  return ruleOf(ctx)
}

const standardsSql = `select expense_type as "expenseType", tier, max_amount::text as "maxAmount" from expense_standard
  where tenant_id = $1 and status = 'enabled'`

/** What holds now. */
export const standardsOf = async (ctx: Ctx): Promise<readonly Standard[]> =>
  (await ctx.db.run<Standard>(standardsSql, [ctx.tenantId])).rows

export const seedStandards = async (ctx: Ctx): Promise<void> => {
  const any = await own(ctx).selectFrom('expense_standard').select('id').limit(1).executeTakeFirst()
  if (!any) await fillRecords(ctx, ExpenseStandard, usualStandards)
}
