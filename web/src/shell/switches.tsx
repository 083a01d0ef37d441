import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { setLanguage, useLanguage } from '@/lib/i18n.ts'
import { useSettings } from '@/lib/settings.ts'
import buttons from './entrance/button.module.css'
import { Icon } from './entrance/icon.tsx'
import { useShellText } from './shell.texts.ts'
import { turnTo } from './theme/reveal.ts'

const look = `${buttons.quiet} ${buttons.small}`

/** The pages on which one becomes somebody start over in the new language. */
const startsOver = (path: string): boolean => path === '/login' || path === '/register'

/** Language and light, for everybody, signed in or not. */
export const Switches = (): ReactNode => {
  const t = useShellText()
  const language = useLanguage()
  const { pathname } = useLocation()
  const dark = useSettings((state) => state.mode) === 'dark'
  const change = async (): Promise<void> => {
    await setLanguage(language === 'en' ? 'zh' : 'en')
    if (startsOver(pathname)) window.location.reload()
  }
  return (
    <>
      <button
        type="button"
        className={look}
        title={language === 'en' ? t('toChinese') : t('toEnglish')}
        lang={language === 'en' ? 'zh-CN' : 'en'}
        onClick={() => void change()}
      >
        {language === 'en' ? '中文' : 'English'}
      </button>
      <button
        type="button"
        className={look}
        aria-label={dark ? t('toLight') : t('toDark')}
        onClick={({ currentTarget }) => void turnTo(dark ? 'light' : 'dark', currentTarget)}
      >
        <Icon name={dark ? 'sun' : 'moon'} size={18} />
      </button>
    </>
  )
}
