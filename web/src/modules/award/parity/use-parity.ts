import { useDeferredValue, useMemo, useState } from 'react'
import type { AwardLine, PriceParity } from '@srm/api/award'
import { findCollusionHints, findSharedRemarks } from '@srm/api/award/collusion'
import { compareQuotes, prepareComparison, type Comparison } from '@srm/api/award/comparison'
import { picksOf } from './award.model.ts'
import { inputOf, pickedQuotes, remarksOf, scoresOf, type Picks, type Reference } from './parity.model.ts'

const noDraft: readonly AwardLine[] = []

/** The comparison as it stands for the people expected, what is chosen in it, and what follows from both. */
export const useParity = (data: PriceParity, draft: readonly AwardLine[] = noDraft) => {
  const { breakfastValue } = data
  const prepared = useMemo(() => prepareComparison(inputOf(data), { breakfastValue }), [data, breakfastValue])
  const [attendees, setAttendees] = useState(prepared.base)
  const [reference, setReference] = useState<Reference>('lowest')
  const [picks, setPicks] = useState<Picks>(() => picksOf(data, draft))
  // A slider that is dragged is drawn at once; the matrix follows as fast as it can.
  const shownAttendees = useDeferredValue(attendees)
  const comparison = useMemo(() => compareQuotes(prepared, shownAttendees), [prepared, shownAttendees])
  const picked = useMemo(() => pickedQuotes(prepared, comparison, picks), [prepared, comparison, picks])
  const scores = useMemo(() => scoresOf(data, comparison), [data, comparison])
  // Every quote is held against every other one: that comes after the matrix is painted.
  const settled = useDeferredValue<Comparison | null>(comparison, null)
  const hints = useMemo(
    () => [...data.hints, ...(settled ? [...findCollusionHints(settled), ...findSharedRemarks(remarksOf(data))] : [])],
    [data, settled],
  )
  return {
    data,
    prepared,
    comparison,
    attendees,
    setAttendees,
    reference,
    setReference,
    picks,
    setPicks,
    picked,
    scores,
    hints,
  }
}

export type Parity = ReturnType<typeof useParity>
