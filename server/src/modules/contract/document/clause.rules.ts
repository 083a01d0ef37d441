/** A clause as a template says it. */
export type StandardClause = {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly isFixed: boolean
}
type Clause = { readonly key?: string | null | undefined; readonly title: string; readonly text: string }

/** Spaces and line ends are no difference. */
const plain = (text: string): string => text.replaceAll(/\s+/g, '')

const isSame = (clause: Clause, standard: StandardClause): boolean =>
  plain(clause.text) === plain(standard.text) && plain(clause.title) === plain(standard.title)

type MarkedClauses<C> = { readonly clauses: C[]; readonly deviationCount: number }

/**
 * Which clauses differ from the template they began as: changed, added, or taken out, which counts although there is no
 * line to mark. Without a template nothing differs from it.
 */
export const markDeviations = <C extends Clause>(
  clauses: readonly C[],
  template: readonly StandardClause[],
): MarkedClauses<C & { isDeviation: boolean }> => {
  const standards = new Map(template.map((clause) => [clause.key, clause]))
  const used = new Set<string>()
  const marked = clauses.map((clause) => {
    const standard = clause.key && !used.has(clause.key) ? standards.get(clause.key) : undefined
    if (standard) used.add(standard.key)
    return { ...clause, isDeviation: template.length > 0 && !(standard && isSame(clause, standard)) }
  })
  const missing = template.filter(({ key }) => !used.has(key)).length
  return { clauses: marked, deviationCount: marked.filter(({ isDeviation }) => isDeviation).length + missing }
}

/** The first fixed clause of a template that a contract changes or leaves out. */
export const brokenClause = (
  clauses: readonly Clause[],
  template: readonly StandardClause[],
): StandardClause | undefined =>
  template.find(
    (standard) =>
      standard.isFixed && !clauses.some((clause) => clause.key === standard.key && isSame(clause, standard)),
  )
