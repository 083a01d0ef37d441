import { create } from 'zustand'
import { chooseTheme, restoreTheme } from '@/lib/settings.ts'
import type { ThemeName } from '@/lib/theme/theme-settings.ts'
import { toast } from '@/lib/toast.ts'
import { closeThemeDrawer } from './drawer-store.ts'
import { t } from '../shell.texts.ts'

const appliedAfter = 500
const doneAfter = 1000

/** A theme is on its way; the page shows that it is loading. */
export const useSwitching = create<{ readonly busy: boolean }>(() => ({ busy: false }))

const switchBy = (apply: () => void): void => {
  if (useSwitching.getState().busy) return
  useSwitching.setState({ busy: true })
  setTimeout(apply, appliedAfter)
  setTimeout(() => {
    useSwitching.setState({ busy: false })
    toast.success(t('switched'))
  }, doneAfter)
}

export const switchTheme = (name: ThemeName): void => switchBy(() => chooseTheme(name))

export const restoreDefaults = (): void => {
  closeThemeDrawer()
  switchBy(restoreTheme)
}
