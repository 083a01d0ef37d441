import type { Json, Run } from '../state.ts'

/** What each child of a step has come to, by its id. */
export const endedOf = (run: Run): Readonly<Record<string, Json>> => {
  const { ended } = run.decision
  return typeof ended === 'object' && ended !== null && !Array.isArray(ended)
    ? (ended as Readonly<Record<string, Json>>)
    : {}
}

/** Somebody still works on a child this step waits for. */
export const awaitsChildren = (run: Run): boolean =>
  run.nodeType === 'sub' && run.status === 'active' && Object.keys(endedOf(run)).length !== run.decision['expected']
