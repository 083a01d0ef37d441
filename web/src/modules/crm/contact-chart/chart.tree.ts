/** What of a contact says where they stand. */
export type ChartPerson = {
  readonly id: string
  readonly parent: { readonly id: string } | null
  readonly isDecisionMaker: boolean
}

export type ChartNode<T extends ChartPerson> = { readonly person: T; readonly below: readonly ChartNode<T>[] }

/** Who decides stands first; the others as they came. */
const byWeight = (one: ChartPerson, other: ChartPerson): number =>
  Number(other.isDecisionMaker) - Number(one.isDecisionMaker)

/** Everybody who reports to somebody, however far up. */
export const belowOf = <T extends ChartPerson>(people: readonly T[], id: string): ReadonlySet<string> => {
  const found = new Set([id])
  let size = 0
  while (size !== found.size) {
    size = found.size
    for (const { id: one, parent } of people) if (parent && found.has(parent.id)) found.add(one)
  }
  return found
}

/** Trees of those who report to one another, and everybody who stands alone. */
export const chartOf = <T extends ChartPerson>(
  people: readonly T[],
): { readonly roots: readonly ChartNode<T>[]; readonly alone: readonly T[] } => {
  const known = new Set(people.map(({ id }) => id))
  const reports = Map.groupBy(
    people.filter(({ parent }) => parent !== null && known.has(parent.id)),
    ({ parent }) => parent?.id ?? '',
  )
  const nodeOf = (person: T): ChartNode<T> => ({
    person,
    below: (reports.get(person.id) ?? []).toSorted(byWeight).map(nodeOf),
  })
  const tops = people.filter(({ parent }) => parent === null || !known.has(parent.id)).toSorted(byWeight)
  return {
    roots: tops.filter(({ id }) => reports.has(id)).map(nodeOf),
    alone: tops.filter(({ id }) => !reports.has(id)),
  }
}
