import { useEffect } from 'react'
import { lockScreen } from '@/lib/session/lock.ts'
import type { TabList } from '@/lib/tabs/tab-list.ts'
import { showTab, useTabs } from '@/lib/tabs/tabs.ts'
import { closeTabs, refreshTab } from './closing.ts'
import { leaveMaximised, useMaximised } from './maximised.ts'

const beside = ({ tabs, active }: TabList, step: number): string | undefined => {
  const shown = tabs.filter(({ tabHidden }) => !tabHidden)
  const at = shown.findIndex(({ key }) => key === active)
  return shown.at((at + step) % shown.length)?.key
}

const switchBy = (step: number): void => {
  const key = beside(useTabs.getState(), step)
  if (key) showTab(key)
}

/** By place on the keyboard: with Alt some layouts write other letters. */
const keys: Readonly<Record<string, () => void>> = {
  KeyW: () => closeTabs('one', useTabs.getState().active ?? ''),
  KeyR: () => refreshTab(useTabs.getState().active),
  KeyL: lockScreen,
  ArrowLeft: () => switchBy(-1),
  ArrowRight: () => switchBy(1),
}

const pressed = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && !event.defaultPrevented && useMaximised.getState().on) leaveMaximised()
  // A part of the page may have a use of its own for the keys, such as moving in a tree.
  if (event.defaultPrevented || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const act = keys[event.code]
  if (!act) return
  event.preventDefault()
  act()
}

/** Alt with W closes the tab, with R makes its page anew, with the arrows goes to the next, with L locks the screen. */
export const useTabKeys = (): void => {
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
