import { OurCompany, tenancy } from '@srm/api/tenancy'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import type { z } from 'zod'

type Line = z.output<typeof OurCompany.create>['bankAccounts'][number]
type Company = { readonly bankAccounts: readonly Line[] }

const hasTwoDefaults = ({ bankAccounts }: Company): boolean =>
  bankAccounts.filter(({ isDefault }) => isDefault).length > 1

/** Payments need one account to offer first: the only one given is it. */
const withDefault = <C extends Company>(company: C): C => {
  const [only, ...others] = company.bankAccounts
  return only && others.length === 0 ? { ...company, bankAccounts: [{ ...only, isDefault: true }] } : company
}

mapConstraintError('our_company_name_key', 'ourCompany.name_taken', 'name')
mapConstraintError('our_company_credit_code_key', 'ourCompany.credit_code_taken', 'creditCode')

export const companies = defineResource(OurCompany, tenancy.ourCompany, {
  code: { type: 7, prefix: 'GS', digits: 3 },
  lines: {
    bankAccounts: { table: 'our_company_bank', parent: 'company_id' },
    seals: { table: 'our_company_seal', parent: 'company_id' },
  },
  prepare: (_, sent) => (hasTwoDefaults(sent) ? fail('ourCompany.one_default_account') : withDefault(sent)),
})
