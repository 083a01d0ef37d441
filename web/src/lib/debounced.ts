import { useEffect, useState } from 'react'
import { inputDebounce } from './timing.ts'

/** A value once it has not changed for a while. */
export const useDebounced = <V>(value: V, pause = inputDebounce): V => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
