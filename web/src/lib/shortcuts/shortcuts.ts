import { useEffect } from 'react'
import { create } from 'zustand'

/** `keys` as they are written on the keyboard, several ways side by side: `['J']`, `['Ctrl K', '⌘ K']`. */
type Shortcut = { readonly keys: readonly string[]; readonly label: string }
export type ShortcutGroup = { readonly title: string; readonly shortcuts: readonly Shortcut[] }

const useGroups = create<{ readonly groups: readonly ShortcutGroup[] }>(() => ({ groups: [] }))

/**
 * Tells what the keyboard does while something is in sight, for whoever shows it.
 * Hand over the same object while nothing changes. A page hidden in its tab says nothing.
 */
export const useShortcutGroup = (group: ShortcutGroup): void => {
  useEffect(() => {
    useGroups.setState(({ groups }) => ({ groups: [...groups, group] }))
    return () => useGroups.setState(({ groups }) => ({ groups: groups.filter((one) => one !== group) }))
  }, [group])
}

/** All shortcuts that work right now. */
export const useShortcutGroups = (): readonly ShortcutGroup[] => useGroups(({ groups }) => groups)

const useSheet = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export const useIsShortcutSheetOpen = (): boolean => useSheet(({ isOpen }) => isOpen)
export const openShortcutSheet = (): void => useSheet.setState({ isOpen: true })
export const closeShortcutSheet = (): void => useSheet.setState({ isOpen: false })
