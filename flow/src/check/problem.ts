import type { FactField } from '../tree/condition.ts'
import type { Flow } from '../tree/node.ts'

/** What is wrong or doubtful, where, and the text that says so: `approval.problem.<code>`. */
export type Problem = {
  readonly level: 'error' | 'warn'
  readonly code: ProblemCode
  /** Ids from the top down to the node or branch. */
  readonly path: readonly string[]
  readonly data: { readonly [key: string]: string | number | readonly string[] }
}

/** What the checks know of the company and of the document; without a directory people are not looked up. */
export type CheckContext = {
  readonly fields: readonly FactField[]
  readonly people?: ReadonlyMap<string, 'active' | 'disabled' | 'left'>
  readonly roles?: ReadonlyMap<string, number>
}
export type Check = (flow: Flow, known: CheckContext) => readonly Problem[]

export const problemCodes = [
  'startMissing',
  'endMissing',
  'misplaced',
  'idTwice',
  'tooDeep',
  'tooWide',
  'defaultMissing',
  'defaultNotLast',
  'conditionMissing',
  'fieldUnknown',
  'fieldOptional',
  'operatorUnfit',
  'optionGone',
  'neverHit',
  'overlap',
  'gap',
  'noApprover',
  'unreachable',
  'routeTarget',
  'routeLoop',
  'noPeople',
  'personGone',
  'roleEmpty',
  'firstApproverSelect',
  'prevApproverLater',
  'handleMode',
  'requiredHidden',
  'factEditable',
  'timeoutShort',
  'timeoutLong',
  'autoPassMoney',
  'autoPassNeedsWords',
  'rejectTarget',
  'jumpAcross',
  'rejectsForEver',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export const error = (code: ProblemCode, path: readonly string[], data: Problem['data'] = {}): Problem => ({
  level: 'error',
  code,
  path,
  data,
})
export const warn = (code: ProblemCode, path: readonly string[], data: Problem['data'] = {}): Problem => ({
  level: 'warn',
  code,
  path,
  data,
})
export const textKey = ({ code }: Problem): string => `approval.problem.${code}`
