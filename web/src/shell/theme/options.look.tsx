import { Radio, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '@/lib/settings.ts'
import { themeNames } from '@/lib/theme/theme-settings.ts'
import { ColorChoice } from './color.choice.tsx'
import { useDrawer } from './drawer-store.ts'
import { LayoutChoice } from './layout.choice.tsx'
import { turnTo } from './reveal.ts'
import { Row, Toggle } from './rows.tsx'
import { switchTheme } from './switching.ts'
import styles from './theme.module.css'
import { useThemeText } from '../shell.texts.ts'
import { hasOwnLook } from './own-look.ts'

const ThemeChoice = (): ReactNode => {
  const t = useThemeText()
  const chosen = useSettings(({ theme }) => theme.themeName)
  return (
    <div className={styles.group}>
      <h3>{t('theme')}</h3>
      <Radio.Group
        aria-label={t('theme')}
        value={chosen}
        optionType="button"
        buttonStyle="solid"
        block
        options={themeNames.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={({ target }) => switchTheme(target.value as (typeof themeNames)[number])}
      />
    </div>
  )
}

const DarkChoice = (): ReactNode => {
  const t = useThemeText()
  const dark = useSettings(({ mode }) => mode === 'dark')
  return (
    <Row label={t('dark')}>
      <Switch
        size="small"
        aria-label={t('dark')}
        checked={dark}
        onChange={(on, event) => void turnTo(on ? 'dark' : 'light', event.currentTarget)}
      />
    </Row>
  )
}

/** What the app looks like: its frame, its theme, its colour. */
export const LookOptions = (): ReactNode => {
  const t = useThemeText()
  const { pathname } = useLocation()
  const separate = useDrawer((drawer) => drawer.separate)
  const device = useSettings((settings) => settings.device)
  const dark = useSettings(({ mode }) => mode === 'dark')
  const name = useSettings(({ theme }) => theme.themeName)
  return (
    <>
      {device === 'desktop' && !separate && (
        <div className={styles.group}>
          <LayoutChoice />
        </div>
      )}
      {!hasOwnLook(pathname) && (
        <>
          <ThemeChoice />
          <DarkChoice />
        </>
      )}
      {name !== 'technology' && (
        <div className={styles.group}>
          <h3>{t('color')}</h3>
          <ColorChoice />
        </div>
      )}
      {name === 'default' && !dark && <Toggle label={t('follow')} of="isFollow" />}
    </>
  )
}
