import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  LockOutlined,
  MoonOutlined,
  ReloadOutlined,
  SettingOutlined,
  SunOutlined,
  TranslationOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { setLanguage, useLanguage } from '@/lib/i18n.ts'
import { useSession } from '@/lib/session/session.ts'
import { lockScreen } from '@/lib/session/lock.ts'
import { useSettings } from '@/lib/settings.ts'
import { useTabs } from '@/lib/tabs/tabs.ts'
import { refreshTab } from '../tabs/closing.ts'
import { openThemeDrawer, useDrawer } from '../theme/drawer-store.ts'
import { hasOwnLook } from '../theme/own-look.ts'
import { turnTo } from '../theme/reveal.ts'
import { useSyncExternalStore } from 'react'
import { useToolsText } from '../shell.texts.ts'

const listen = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const useFullScreen = (): boolean => useSyncExternalStore(listen, () => Boolean(document.fullscreenElement))

/** A browser may refuse or not know it at all, as on some phones; then everything stays as it is. */
const toggleFullScreen = (): void => {
  if (!document.fullscreenEnabled) return
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}

export type Tool = {
  readonly name: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: (button: HTMLElement) => void
  readonly lang?: string
}

const useLanguageTool = (): Tool => {
  const t = useToolsText()
  const english = useLanguage() === 'en'
  return {
    name: 'language',
    label: english ? t('toChinese') : t('toEnglish'),
    lang: english ? 'zh-CN' : 'en',
    icon: <TranslationOutlined aria-hidden />,
    run: () => void setLanguage(english ? 'zh' : 'en'),
  }
}

const useDarkTool = (): Tool => {
  const t = useToolsText()
  const dark = useSettings(({ mode }) => mode === 'dark')
  return {
    name: 'dark',
    label: dark ? t('toLight') : t('toDark'),
    icon: dark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />,
    run: (button) => void turnTo(dark ? 'light' : 'dark', button),
  }
}

const useFullScreenTool = (): Tool => {
  const t = useToolsText()
  const full = useFullScreen()
  return {
    name: 'fullScreen',
    label: full ? t('leaveFullScreen') : t('fullScreen'),
    icon: full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />,
    run: toggleFullScreen,
  }
}

const refreshShown = (): void => refreshTab(useTabs.getState().active)

export type OfferedTool = Tool & { readonly inHeader: boolean }

/** Every tool that makes sense here; the settings say which of them stand in the header, the others are in the avatar menu. */
export const useTools = (): readonly OfferedTool[] => {
  const t = useToolsText()
  const { pathname } = useLocation()
  const theme = useSettings((settings) => settings.theme)
  const borrowed = useSession((session) => session.borrowed !== null)
  const separate = useDrawer((drawer) => drawer.separate)
  const [language, dark, full] = [useLanguageTool(), useDarkTool(), useFullScreenTool()]
  const refresh = { name: 'refresh', label: t('refresh'), icon: <ReloadOutlined aria-hidden />, run: refreshShown }
  const lock = { name: 'lock', label: t('lock'), icon: <LockOutlined aria-hidden />, run: lockScreen }
  const setup = { name: 'theme', label: t('theme'), icon: <SettingOutlined aria-hidden />, run: openThemeDrawer }
  const isThemed = !hasOwnLook(pathname)
  const offered: readonly (readonly [OfferedTool, boolean])[] = [
    [{ ...refresh, inHeader: theme.showRefresh }, true],
    [{ ...full, inHeader: theme.showFullScreen }, true],
    // Somebody who looks with the eyes of a role has no password of their own here.
    [{ ...lock, inHeader: theme.showLock }, !borrowed],
    [{ ...language, inHeader: theme.showLanguage }, true],
    [{ ...dark, inHeader: theme.showDark }, isThemed],
    [{ ...setup, inHeader: theme.showTheme }, isThemed && !separate],
  ]
  return offered.filter(([, sensible]) => sensible).map(([tool]) => tool)
}

/** Whether there is a colour to choose, and whether that is done in the header. */
export const useColorTool = (): 'header' | 'menu' | undefined => {
  const { pathname } = useLocation()
  const { showColorPicker, themeName } = useSettings(({ theme }) => theme)
  if (themeName === 'technology' || hasOwnLook(pathname)) return undefined
  return showColorPicker ? 'header' : 'menu'
}
