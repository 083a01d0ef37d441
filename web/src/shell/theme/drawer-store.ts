import { create } from 'zustand'

type Drawer = {
  readonly open: boolean
  /** The page brings a layout of its own, so there is none to choose. */
  readonly separate: boolean
}

export const useDrawer = create<Drawer>(() => ({ open: false, separate: false }))

export const openThemeDrawer = (): void => useDrawer.setState({ open: true })
export const setSeparate = (separate: boolean): void => useDrawer.setState({ separate })
export const closeThemeDrawer = (): void => useDrawer.setState({ open: false })
