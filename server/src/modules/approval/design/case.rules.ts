import type { Trial } from '@srm/flow/trial'
import type { Flow } from '@srm/flow/tree/node'
import { placeOf } from '@srm/flow/tree/shape'
import type { State } from '@srm/flow/state'
import { z } from 'zod'

/** The way a case went when it was saved: its steps with those who were asked, and how it ended. */
export const Outcome = z.object({
  ends: z.string(),
  /** The first of the saved moves that cannot be made. */
  stuck: z.int().nullable(),
  steps: z.array(z.object({ nodeId: z.string(), name: z.string(), people: z.array(z.string()).readonly() })),
})
export type Outcome = z.output<typeof Outcome>

export type Difference = {
  readonly kind: 'added' | 'removed' | 'order' | 'people' | 'ends' | 'stuck'
  readonly nodeId: string | null
  readonly name: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export const outcomeOf = (
  flow: Flow,
  { state, ahead, stuck }: Trial,
  askedOn: (state: State, run: State['runs'][number]) => readonly string[],
): Outcome => {
  const last = ahead.state ?? state
  return {
    ends: ahead.end.at === 'end' ? ahead.end.status : ahead.end.refusal.key,
    stuck: stuck?.at ?? null,
    steps: (last?.runs ?? []).map((run) => ({
      nodeId: run.nodeId,
      name: placeOf(flow, run.nodeId).node.name,
      people: last ? askedOn(last, run) : [],
    })),
  }
}

type Visit = Outcome['steps'][number] & { readonly key: string }

/** A step entered twice is two visits. */
const visitsOf = ({ steps }: Outcome): Visit[] => {
  const seen = new Map<string, number>()
  return steps.map((step) => {
    const visit = (seen.get(step.nodeId) ?? 0) + 1
    seen.set(step.nodeId, visit)
    return { ...step, key: `${step.nodeId} ${String(visit)}` }
  })
}

const same = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify(a) === JSON.stringify(b)

const between = (was: readonly Visit[], is: readonly Visit[]): Difference[] => {
  const [old, now] = [new Map(was.map((one) => [one.key, one])), new Map(is.map((one) => [one.key, one]))]
  const changed = is.flatMap((step): Difference[] => {
    const { nodeId, name, people } = step
    const before = old.get(step.key)
    if (!before) return [{ kind: 'added', nodeId, name, before: [], after: people }]
    return same(before.people, people) ? [] : [{ kind: 'people', nodeId, name, before: before.people, after: people }]
  })
  const gone = was
    .filter(({ key }) => !now.has(key))
    .map(({ nodeId, name, people }): Difference => ({ kind: 'removed', nodeId, name, before: people, after: [] }))
  return [...gone, ...changed]
}

/** What is otherwise than it was; people are ids. */
export const differencesOf = (was: Outcome, is: Outcome): readonly Difference[] => {
  const [before, after] = [visitsOf(was), visitsOf(is)]
  const steps = between(before, after)
  const names = (visits: readonly Visit[]): string[] => visits.map(({ name }) => name)
  const keys = (visits: readonly Visit[]): string[] => visits.map(({ key }) => key)
  const moved = same(keys(before).toSorted(), keys(after).toSorted()) && !same(keys(before), keys(after))
  const whole = { nodeId: null, name: '' }
  return [
    ...steps,
    ...(moved ? [{ kind: 'order' as const, ...whole, before: names(before), after: names(after) }] : []),
    ...(was.stuck === is.stuck
      ? []
      : [{ kind: 'stuck' as const, ...whole, before: [], after: is.stuck === null ? [] : [String(is.stuck + 1)] }]),
    ...(was.ends === is.ends ? [] : [{ kind: 'ends' as const, ...whole, before: [was.ends], after: [is.ends] }]),
  ]
}
