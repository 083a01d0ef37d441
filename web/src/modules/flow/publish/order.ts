import type { approval } from '@srm/api/approval'
import type { Result } from '@srm/api/endpoint'
import { Condition } from '@srm/flow/tree/condition'

type Binding = Result<typeof approval.flow.bindings>[number]
/** A flow a document may use, in the order they are asked; without a condition it takes all that are left. */
export type BindingRequest = { readonly flowId: string; readonly condition: Condition | null }

export const askedFor = (all: readonly Binding[], docType: string): readonly BindingRequest[] =>
  all
    .filter((one) => one.docType === docType && one.purpose === 'create')
    .toSorted((one, other) => one.priority - other.priority)
    .map(({ flowId, condition }) => ({ flowId, condition: condition && Condition.parse(condition) }))

/** Whoever takes all the rest is asked last. A flow with a condition of its own comes before it, or nobody would ask it. */
export const withFlow = (
  asked: readonly BindingRequest[],
  flowId: string,
  condition: Condition | null,
): readonly BindingRequest[] => {
  const at = asked.findIndex((one) => one.flowId === flowId)
  if (at !== -1) return asked.with(at, { flowId, condition })
  const rest = condition ? asked.findIndex((one) => one.condition === null) : -1
  return asked.toSpliced(rest === -1 ? asked.length : rest, 0, { flowId, condition })
}

export const moved = (asked: readonly BindingRequest[], from: number, by: -1 | 1): readonly BindingRequest[] => {
  const one = asked[from]
  return one && asked[from + by] ? asked.toSpliced(from, 1).toSpliced(from + by, 0, one) : asked
}

/** The flow before it that leaves nothing for it. */
export const takesAll = (asked: readonly BindingRequest[], flowId: string): string | undefined => {
  const own = asked.findIndex((one) => one.flowId === flowId)
  return asked.slice(0, Math.max(own, 0)).find(({ condition }) => condition === null)?.flowId
}
