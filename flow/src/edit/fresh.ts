import type { Branch, Node } from '../tree/node.ts'
import type { Settings } from '../tree/settings.ts'

export const addable = [
  'approve',
  'handle',
  'cc',
  'exclusive',
  'parallel',
  'inclusive',
  'route',
  'delay',
  'trigger',
  'sub',
] as const
export type Addable = (typeof addable)[number]

type BranchKind = 'branch' | 'condition' | 'default'

/** Where new things get their ids and their first names from. */
export type NamingRules = {
  readonly id: () => string
  readonly name: (what: Addable | BranchKind, rank: number) => string
}

/** Shown as a problem until somebody fills it in, which the schema does not let stay empty. */
export const unset = '-'

export const freshBranch = ({ id, name }: NamingRules, what: BranchKind, rank: number): Branch => ({
  id: id(),
  name: name(what, rank),
  when: null,
  chain: [],
})

const twoBranches = (type: 'exclusive' | 'parallel' | 'inclusive', naming: NamingRules): Branch[] =>
  type === 'parallel'
    ? [freshBranch(naming, 'branch', 1), freshBranch(naming, 'branch', 2)]
    : [freshBranch(naming, 'condition', 1), freshBranch(naming, 'default', 2)]

/** A new node that runs, or says what it still lacks. */
export const freshNode = (type: Addable, naming: NamingRules): Node => {
  const base = { id: naming.id(), name: naming.name(type, 1), note: '' }
  switch (type) {
    case 'approve':
    case 'handle':
      return {
        ...base,
        type,
        kind: 'manual',
        approvers: [],
        mode: { kind: 'any', reject: 'first' },
        manualOnly: false,
        onReject: { to: 'inherit' },
        off: [],
        opinion: [],
        signature: false,
        signerReject: 'advice',
        fields: {},
        prechecks: false,
        showNames: false,
      }
    case 'cc':
      return { ...base, type, recipients: [{ by: 'initiator' }], when: 'reached', confirm: false, fields: {} }
    case 'exclusive':
      return { ...base, type, branches: twoBranches(type, naming) }
    case 'inclusive':
    case 'parallel':
      return {
        ...base,
        type,
        branches: twoBranches(type, naming),
        join: 'all',
        failure: { of: 'instance' },
      }
    case 'route': {
      const when = { match: 'anyOfAll' as const, groups: [[{ op: 'notEmpty' as const, path: unset }]] }
      return { ...base, type, rules: [{ when, to: unset }], cap: 3 }
    }
    case 'delay':
      return { ...base, type, until: { duration: { amount: 1, unit: 'workday' } } }
    case 'trigger':
      return { ...base, type, act: { do: 'followUp', title: base.name }, onFailure: 'continue' }
    case 'sub': {
      const child = { document: 'same', initiator: 'same', wait: true, each: null, timeout: null } as const
      return { ...base, type, flowKey: unset, ...child, childRejected: 'reject' }
    }
  }
}

/** What holds in a flow nobody has set up yet. */
export const freshSettings = (admin: string): Settings => ({
  admins: [admin],
  withdraw: 'anyTime',
  withdrawReason: false,
  takeBack: true,
  void: 'approval',
  rejected: 'end',
  dedupe: 'consecutive',
  self: 'superior',
  empty: { do: 'admin' },
  substitutes: true,
  batch: true,
  comments: true,
  urgeMinutes: 30,
  allowNoHuman: false,
  dualControl: false,
  amountPath: null,
  factChange: 'refuse',
  chooseApprovers: true,
  ccOnSubmit: [],
  ccOnEnd: [],
})
