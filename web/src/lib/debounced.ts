import { useEffect, useState } from 'react'

/** A value once it has not changed for a while. */
export const useDebounced = <V>(value: V, pause: number): V => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
