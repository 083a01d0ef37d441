import { useDeferredValue, useMemo, useState } from 'react'
import type { AwardLine, PriceParity } from '@srm/api/award'
import { compareQuotes, prepareComparison } from '@srm/api/award/comparison'
import { picksOf } from './award.model.ts'
import { inputOf, pickedQuotes, scoresOf, type Picks, type Reference } from './parity.model.ts'

const noDraft: readonly AwardLine[] = []

/** The number of people as it is typed: what follows from it is drawn when it can be, and nothing else meanwhile. */
export type Attendees = {
  readonly attendees: number | null
  readonly setAttendees: (attendees: number | null) => void
}

/** The comparison as it stands for the people expected, what is chosen in it, and what follows from both. */
export const useParity = (data: PriceParity, draft: readonly AwardLine[] = noDraft) => {
  const { breakfastValue } = data
  const prepared = useMemo(() => prepareComparison(inputOf(data), { breakfastValue }), [data, breakfastValue])
  const [attendees, setAttendees] = useState(prepared.base)
  const [reference, setReference] = useState<Reference>('lowest')
  const [picks, setPicks] = useState<Picks>(() => picksOf(data, draft))
  // A slider that is dragged is drawn at once; the matrix follows as fast as it can.
  const people = useDeferredValue(attendees)
  const comparison = useMemo(() => compareQuotes(prepared, people), [prepared, people])
  const picked = useMemo(() => pickedQuotes(prepared, comparison, picks), [prepared, comparison, picks])
  const scores = useMemo(() => scoresOf(data, comparison), [data, comparison])
  // The same object as long as nothing in it is another: a digit that is typed must not draw the page below it.
  const parity = useMemo(
    () => ({ data, prepared, comparison, people, reference, setReference, picks, setPicks, picked, scores }),
    [data, prepared, comparison, people, reference, picks, picked, scores],
  )
  return { parity, attendees, setAttendees }
}

export type Parity = ReturnType<typeof useParity>['parity']
