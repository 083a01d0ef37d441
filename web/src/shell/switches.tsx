import { MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { setLanguage, useLanguage } from '@/lib/i18n.ts'
import { setMode, useMode } from '@/lib/settings.ts'
import { useText } from './shell.texts.ts'

/** Language and light, for everybody, signed in or not. */
export const Switches = (): ReactNode => {
  const t = useText()
  const language = useLanguage()
  const dark = useMode((state) => state.mode) === 'dark'
  return (
    <>
      <Button
        type="text"
        title={language === 'en' ? t('toChinese') : t('toEnglish')}
        lang={language === 'en' ? 'zh-CN' : 'en'}
        onClick={() => void setLanguage(language === 'en' ? 'zh' : 'en')}
      >
        {language === 'en' ? '中文' : 'English'}
      </Button>
      <Button
        type="text"
        icon={dark ? <SunOutlined /> : <MoonOutlined />}
        aria-label={dark ? t('toLight') : t('toDark')}
        onClick={() => setMode(dark ? 'light' : 'dark')}
      />
    </>
  )
}
