import { pagesIn, type PageTree } from '@srm/api/shared/pages'
import { includesPlan, planOf, type PlanName } from '@srm/api/shared/plans'
import type { Language } from '@srm/api/shared/label'
import type { Session } from './session.ts'

let planned: ReadonlyMap<string, PlanName> = new Map()

const subjectOf = (permission: string): string => permission.slice(0, Math.max(0, permission.indexOf(':')))

/** A page that belongs to a plan closes every right of its subject to companies on a smaller one. */
export const declarePlans = (pages: readonly PageTree[]): void => {
  planned = new Map(
    pages
      .flatMap(pagesIn)
      .flatMap(({ plan, permission }) => (plan && permission ? [[subjectOf(permission), plan] as const] : [])),
  )
}

/** The plan it would take, where the company's own lacks it. The system itself and tests without a company have no plan. */
export const missingPlan = ({ plan }: Pick<Session, 'plan'>, permission: string): PlanName | undefined => {
  if (plan === undefined || planned.size === 0) return undefined
  const needed = planned.get(subjectOf(permission))
  return needed && !includesPlan(plan, needed) ? needed : undefined
}

/** Subjects the company's plan lacks, each with the name of the plan that has it. */
export const closedByPlan = ({ plan }: Pick<Session, 'plan'>, language: Language): Record<string, string> =>
  Object.fromEntries(
    [...planned].flatMap(([subject, needed]) =>
      plan !== undefined && !includesPlan(plan, needed) ? [[subject, planOf(needed).label[language]]] : [],
    ),
  )
