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
import { useSession } from '@/lib/session.ts'
import { lockScreen } from '@/lib/lock.ts'
import { useSettings } from '@/lib/settings.ts'
import { useTabs } from '@/lib/tabs.ts'
import { refreshTab } from '../tabs/closing.ts'
import { openThemeDrawer, useDrawer } from '../theme/drawer-store.ts'
import { hasOwnLook } from '../theme/own-look.ts'
import { turnTo } from '../theme/reveal.ts'
import { toggleFullScreen, useFullScreen } from './full-screen.ts'
import { useText } from './tools.texts.ts'

export type Tool = {
  readonly name: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: (button: HTMLElement) => void
  readonly lang?: string
}

const useLanguageTool = (): Tool => {
  const t = useText()
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
  const t = useText()
  const dark = useSettings(({ mode }) => mode === 'dark')
  return {
    name: 'dark',
    label: dark ? t('toLight') : t('toDark'),
    icon: dark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />,
    run: (button) => void turnTo(dark ? 'light' : 'dark', button),
  }
}

const useFullScreenTool = (): Tool => {
  const t = useText()
  const full = useFullScreen()
  return {
    name: 'fullScreen',
    label: full ? t('leaveFullScreen') : t('fullScreen'),
    icon: full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />,
    run: toggleFullScreen,
  }
}

const refreshShown = (): void => refreshTab(useTabs.getState().active)

/** The tools the settings show, in the order of the header. */
export const useTools = (): readonly Tool[] => {
  const t = useText()
  const { pathname } = useLocation()
  const theme = useSettings((settings) => settings.theme)
  const borrowed = useSession((session) => session.borrowed !== null)
  const separate = useDrawer((drawer) => drawer.separate)
  const [language, dark, full] = [useLanguageTool(), useDarkTool(), useFullScreenTool()]
  const refresh = { name: 'refresh', label: t('refresh'), icon: <ReloadOutlined aria-hidden />, run: refreshShown }
  const lock = { name: 'lock', label: t('lock'), icon: <LockOutlined aria-hidden />, run: lockScreen }
  const setup = { name: 'theme', label: t('theme'), icon: <SettingOutlined aria-hidden />, run: openThemeDrawer }
  const dressed = !hasOwnLook(pathname)
  const offered: readonly (readonly [boolean, Tool])[] = [
    [theme.showRefresh, refresh],
    [theme.showFullScreen, full],
    // Somebody who looks with the eyes of a role has no password of their own here.
    [theme.showLock && !borrowed, lock],
    [theme.showLanguage, language],
    [theme.showDark && dressed, dark],
    [theme.showTheme && dressed && !separate, setup],
  ]
  return offered.filter(([shown]) => shown).map(([, tool]) => tool)
}
