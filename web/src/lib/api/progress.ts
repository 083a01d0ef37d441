import { create } from 'zustand'

/** So often the bar moves on while nobody knows how long it will take; the bar's own style takes 500 ms for a step. */
const trickle = 200
/** It never arrives by itself. */
const nearly = 0.95

/** How far the bar is, from 0 to 1; null while nothing is under way. */
export const useProgress = create<{ readonly done: number | null }>(() => ({ done: null }))

let timer: ReturnType<typeof setInterval> | undefined
let ending: ReturnType<typeof setTimeout> | undefined

const advance = (): void =>
  useProgress.setState(({ done }) => ({ done: done === null ? null : Math.min(nearly, done + (nearly - done) * 0.12) }))

export const startProgress = (): void => {
  clearInterval(timer)
  clearTimeout(ending)
  useProgress.setState({ done: 0.1 })
  timer = setInterval(advance, trickle)
}

/** The bar fills up and is gone a moment later. */
export const endProgress = (): void => {
  clearInterval(timer)
  if (useProgress.getState().done === null) return
  useProgress.setState({ done: 1 })
  clearTimeout(ending)
  ending = setTimeout(() => useProgress.setState({ done: null }), trickle)
}
