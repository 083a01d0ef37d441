import type { z } from 'zod'
import type { OurCompany } from '@srm/api/tenancy'

type Company = Pick<z.output<typeof OurCompany.create>, 'bankAccounts' | 'seals' | 'attachments'>

export const hasTwoDefaults = ({ bankAccounts }: Company): boolean =>
  bankAccounts.filter(({ isDefault }) => isDefault).length > 1

/** Payments need one account to offer first: the only one given is it. */
export const withDefault = <C extends Company>(company: C): C => {
  const [only, ...others] = company.bankAccounts
  return only && others.length === 0 ? { ...company, bankAccounts: [{ ...only, isDefault: true }] } : company
}

export const filesOf = ({ attachments, seals }: Company) => ({
  attachments,
  seals: seals.flatMap(({ image }) => image),
})
