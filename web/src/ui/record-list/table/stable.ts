import { useLayoutEffect, useMemo, useRef } from 'react'

type Callback<A extends readonly unknown[]> = (...args: A) => void

/** The same function for good that does what the newest one does, so that rows need not be drawn again. */
export const useStable = <A extends readonly unknown[]>(callback: Callback<A>): Callback<A> => {
  const newest = useRef(callback)
  useLayoutEffect(() => {
    newest.current = callback
  })
  return useMemo(
    () =>
      (...args) =>
        newest.current(...args),
    [],
  )
}
