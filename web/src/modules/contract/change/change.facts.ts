import { ContractChange, type Contract } from '@srm/api/contract'
import { subtractMoney } from '@srm/api/shared/money'
import type { Values } from '@/ui/record-form/sections.ts'
import { amountIn } from '../editor/plan.model.ts'

const { contract, kind, amount, amountKind, effectiveDate } = ContractChange.fields

/** What the flow may depend on as it is written. */
export const factFields = { contract, kind, amount, amountKind, effectiveDate }

/** What it may depend on of the contract as it was. */
export const factsCounted = (values: Values, { side, amount: before, project }: Contract): Values => {
  const after = amountIn(values['amount'])
  return {
    side,
    ...(project && { project: project.id }),
    ...(before !== null && after !== undefined && { amountBefore: before, amountDelta: subtractMoney(after, before) }),
  }
}
