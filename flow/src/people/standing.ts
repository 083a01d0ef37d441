import { ask, type Dialogue, type PersonStatus } from '../questions.ts'

export type DroppedPerson = { readonly id: string; readonly why: 'left' | 'disabled' | 'unknown' | 'twice' | 'self' }
export type Fit = { readonly people: readonly string[]; readonly dropped: readonly DroppedPerson[] }

/** Knows who people are, and asks only about those it has not met. */
export type Register = Map<string, PersonStatus>

export function* loadPeople(register: Register, ids: readonly string[]): Dialogue<void> {
  const unknown = ids.filter((id) => !register.has(id))
  if (unknown.length === 0) return
  for (const standing of yield* ask<'standing'>({ ask: 'standing', ids: unknown })) register.set(standing.id, standing)
}

/** Follows hand-overs to someone who is still here; going in a circle leads to nobody. */
function* present(register: Register, id: string): Dialogue<PersonStatus | null> {
  const seen = new Set<string>()
  let next: string | null = id
  while (next !== null && !seen.has(next)) {
    seen.add(next)
    yield* loadPeople(register, [next])
    const standing: PersonStatus | undefined = register.get(next)
    if (standing?.status !== 'left') return standing ?? null
    next = standing.successor
  }
  return null
}

/** People who left are followed by their successors, the disabled and the unknown fall away, nobody is named twice. */
export function* fit(register: Register, ids: readonly string[]): Dialogue<Fit> {
  yield* loadPeople(register, ids)
  const people: string[] = []
  const dropped: DroppedPerson[] = []
  for (const id of ids) {
    const standing = yield* present(register, id)
    if (!standing) dropped.push({ id, why: register.get(id)?.status === 'left' ? 'left' : 'unknown' })
    else if (standing.status === 'disabled') dropped.push({ id, why: 'disabled' })
    else if (people.includes(standing.id)) dropped.push({ id, why: 'twice' })
    else people.push(standing.id)
  }
  return { people, dropped }
}
