import type { DefaultFlow, DefaultStep } from '#kernel/records/document.ts'
import { firstTree } from './flow.first.rules.ts'

type Json = Readonly<Record<string, unknown>>

/** The roles of a company by their codes. */
export type RoleIds = ReadonlyMap<string, string>

const approversOf = (step: DefaultStep, roles: RoleIds): Json | undefined => {
  if (step.by === 'superior') return { by: 'superior', of: 'initiator', level: 1, skipSelf: true }
  if (step.by === 'deptHead') return { by: 'deptHead', of: 'initiator', level: 1 }
  const id = roles.get(step.role)
  return id ? { by: 'role', ids: [id], scope: 'tenant' } : undefined
}

const decision = (id: string, step: DefaultStep, roles: RoleIds): Json[] => {
  const approvers = approversOf(step, roles)
  if (!approvers) return []
  return [
    {
      id,
      type: 'approve',
      name: step.name.zh,
      note: '',
      approvers: [approvers],
      mode: { kind: 'any', reject: 'first' },
    },
  ]
}

/** Asked from an amount on; below it the document goes past. */
const fromAmount = (id: string, amount: string, path: string, chain: readonly Json[]): Json => ({
  id,
  type: 'exclusive',
  name: '按金额',
  note: '',
  branches: [
    {
      id: `${id}-large`,
      name: `${amount} 元以上`,
      when: { match: 'anyOfAll', groups: [[{ op: 'gte', path, value: amount }]] },
      chain,
    },
    { id: `${id}-other`, name: '其他', when: null, chain: [] },
  ],
})

const stepOf = (step: DefaultStep, index: number, roles: RoleIds, amount: string | undefined): Json[] => {
  const id = `step${index + 1}`
  const decided = decision(id, step, roles)
  if (!step.from || !amount || decided.length === 0) return decided
  return [fromAmount(`amount${index + 1}`, step.from, amount, decided)]
}

/** The flow a document comes with, drawn for one company: its steps in order, dear ones asking more people. */
export const treeOfDefault = (
  { steps }: DefaultFlow,
  { admin, roles, amount }: { readonly admin: string; readonly roles: RoleIds; readonly amount: string | undefined },
): Json => {
  const { chain, ...rest } = firstTree(admin)
  const between = steps.flatMap((step, index) => stepOf(step, index, roles, amount))
  return { ...rest, chain: [...chain.slice(0, 1), ...between, ...chain.slice(-1)] }
}
