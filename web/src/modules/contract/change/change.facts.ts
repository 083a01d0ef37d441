import { ContractChange, type Contract } from '@srm/api/contract'
import { subtractMoney } from '@srm/api/shared/money'
import { toSent } from '@/ui/form-values.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import { amountIn } from '../editor/plan.model.ts'

const { contract, kind, amount, amountKind, effectiveDate } = ContractChange.fields
const fields = { contract, kind, amount, amountKind, effectiveDate }

/** What the flow may depend on; what is still empty is not said. */
export const changeFacts = (values: Values, { side, amount: before, project }: Contract): Values => {
  const after = amountIn(values['amount'])
  return {
    ...Object.fromEntries(Object.entries(toSent(fields, values)).filter(([, value]) => value !== undefined)),
    side,
    ...(project && { project: project.id }),
    ...(before !== null && after !== undefined && { amountBefore: before, amountDelta: subtractMoney(after, before) }),
  }
}
