import { create } from 'zustand'

/** The page fills the window; only the tabs stay above it. */
export const useMaximised = create<{ readonly on: boolean }>(() => ({ on: false }))

export const toggleMaximised = (): void => useMaximised.setState(({ on }) => ({ on: !on }))
export const leaveMaximised = (): void => useMaximised.setState({ on: false })
