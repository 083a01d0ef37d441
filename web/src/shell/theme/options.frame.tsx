import { Select, Slider, Switch } from 'antd'
import type { ReactNode } from 'react'
import { setLanguage, useLanguage } from '@/lib/i18n.ts'
import { changeTheme, setPersistenceTab, useSettings } from '@/lib/settings.ts'
import { columnStyles, menuWidths, radiusRange, tabStyles } from '@/lib/theme/theme-settings.ts'
import { Pick, Row, Toggle } from './rows.tsx'
import styles from './theme.module.css'
import { useThemeText } from '../shell.texts.ts'

const languages = [
  { value: 'zh' as const, label: '中文' },
  { value: 'en' as const, label: 'English' },
]

const TabOptions = (): ReactNode => {
  const t = useThemeText()
  const persistent = useSettings(({ persistenceTab }) => persistenceTab)
  return (
    <>
      <Row label={t('persistent')}>
        <Switch size="small" aria-label={t('persistent')} checked={persistent} onChange={setPersistenceTab} />
      </Row>
      <Toggle label={t('tabIcon')} of="showTabsIcon" />
      <Pick label={t('tabStyle')} of="tabsBarStyle" from={tabStyles} text={(style) => t(`tabStyle.${style}`)} />
    </>
  )
}

const LanguageChoice = (): ReactNode => {
  const t = useThemeText()
  const language = useLanguage()
  return (
    <Row label={t('language')}>
      <Select
        size="small"
        className={styles.pick}
        aria-label={t('language')}
        value={language}
        options={languages}
        onChange={(next) => void setLanguage(next)}
      />
    </Row>
  )
}

const RadiusChoice = (): ReactNode => {
  const t = useThemeText()
  const radius = useSettings(({ theme }) => theme.radius)
  return (
    <Row label={t('radius')}>
      <Slider
        className={styles.slider}
        {...radiusRange}
        ariaLabelForHandle={t('radius')}
        value={radius}
        onChange={(next) => changeTheme({ radius: next })}
      />
    </Row>
  )
}

/** Menu, tabs, footer and header, each where the layout has it. */
export const FrameOptions = (): ReactNode => {
  const t = useThemeText()
  const device = useSettings((settings) => settings.device)
  const chosen = useSettings(({ theme }) => theme.layout)
  const withTabs = useSettings(({ theme }) => theme.showTabs)
  const layout = device === 'mobile' ? 'vertical' : chosen
  return (
    <>
      {layout !== 'horizontal' && (
        <Pick label={t('menuWidth')} of="menuWidth" from={menuWidths} text={(width) => `${String(width)}px`} />
      )}
      <Toggle label={t('tabs')} of="showTabs" />
      {withTabs && <TabOptions />}
      <Toggle label={t('footer')} of="showFooter" />
      {layout === 'column' && (
        <Pick
          label={t('columnStyle')}
          of="columnStyle"
          from={columnStyles}
          text={(style) => t(`columnStyle.${style}`)}
        />
      )}
      <LanguageChoice />
      <RadiusChoice />
      <Toggle label={t('weakness')} of="colorWeakness" />
      {layout !== 'comprehensive' && <Toggle label={t('fixedHeader')} of="fixedHeader" />}
    </>
  )
}
