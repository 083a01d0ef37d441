import { useEffect, useState } from 'react'

/** A few more at a time, so that the first of many things are seen before the last are drawn. */
export const useGrowing = (all: number, step = 1): number => {
  const [count, setCount] = useState(step)
  useEffect(() => {
    if (count >= all) return undefined
    const timer = setTimeout(() => setCount(count + step))
    return () => clearTimeout(timer)
  }, [count, all, step])
  return count
}
