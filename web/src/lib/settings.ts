import { create } from 'zustand'
import { remember, remembered } from './storage.ts'

export type Mode = 'light' | 'dark'

/** Anything but dark, `auto` included, means light. */
const stored = (): Mode => (remembered('color-scheme') === 'dark' ? 'dark' : 'light')

export const useMode = create<{ readonly mode: Mode }>(() => ({ mode: stored() }))

export const setMode = (mode: Mode): void => {
  remember('color-scheme', mode)
  document.documentElement.dataset['mode'] = mode
  useMode.setState({ mode })
}
