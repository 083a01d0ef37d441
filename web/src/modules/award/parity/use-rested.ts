import { startTransition, useEffect, useState } from 'react'

/** Longer than from one step of a slider that is dragged to the next, in milliseconds. */
const rest = 150

/**
 * The value once it has rested; nothing before that. What takes long to work out of it waits until what people did is
 * painted: a value that is merely deferred is worked on in the same stretch as everything else that was deferred.
 */
export const useRested = <V>(value: V): V | null => {
  const [rested, setRested] = useState<V | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), rest)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
