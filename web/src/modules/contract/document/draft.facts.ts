import { Contract } from '@srm/api/contract'
import { toSent } from '@/ui/form-values.ts'
import type { Values } from '@/ui/record-form/sections.ts'

const { type, project, ourCompany, customer, supplier, amountKind, amount, taxRate } = Contract.fields
const fields = { type, project, ourCompany, customer, supplier, amountKind, amount, taxRate }

/** What the flow may depend on; what is still empty is not said. */
export const draftFacts = (values: Values, direction: unknown): Values => ({
  ...Object.fromEntries(Object.entries(toSent(fields, values)).filter(([, value]) => value !== undefined)),
  ...(typeof direction === 'string' && { direction }),
})
