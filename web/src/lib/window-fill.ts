import { useEffect } from 'react'
import { create } from 'zustand'

const useFilling = create<{ readonly pages: number }>(() => ({ pages: 0 }))

const count = (step: 1 | -1): void => useFilling.setState(({ pages }) => ({ pages: pages + step }))

/** Says that the page in sight ends where the window ends; a page hidden in its tab says nothing. */
export const useFillsWindow = (): void => {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/** Whether the page in sight has no room to spare below it. */
export const useIsWindowFilled = (): boolean => useFilling(({ pages }) => pages > 0)
