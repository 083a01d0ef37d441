import { checkConditions } from './check/conditions.ts'
import { checkCoverage } from './check/coverage.ts'
import { checkPeople } from './check/people.ts'
import { checkPolicies } from './check/policies.ts'
import type { CheckContext, Problem } from './check/problem.ts'
import { checkStructure } from './check/structure.ts'
import { checkWidth } from './check/width.ts'
import type { Flow } from './tree/node.ts'

/** Everything that can be said of a flow before anybody runs it; an error keeps it from being published. */
export const validate = (flow: Flow, known: CheckContext): readonly Problem[] =>
  [checkStructure, checkWidth, checkConditions, checkCoverage, checkPeople, checkPolicies].flatMap((check) =>
    check(flow, known),
  )

export const mayPublish = (problems: readonly Problem[]): boolean => problems.every(({ level }) => level !== 'error')
