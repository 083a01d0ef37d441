import { LoadingOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLanguage } from '@/lib/i18n.ts'
import { useSettings } from '@/lib/settings.ts'
import { themeFor } from './theme.ts'

/** The component library's own words; English is fetched when somebody reads English. */
const useLocale = (): typeof zhCN => {
  const language = useLanguage()
  const [english, setEnglish] = useState<typeof zhCN>()
  useEffect(() => {
    if (language === 'en') void import('antd/locale/en_US').then((loaded) => setEnglish(loaded.default))
  }, [language])
  return language === 'en' ? (english ?? zhCN) : zhCN
}

/**
 * One object for ever: a new one would have every control on every kept page drawn again. The library's own wheel grows
 * and shrinks, and stays for good where it came and went too quickly to shrink; this one is there or not.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> }

/** Dresses the component library. Pages before the login are made without it and do not wait for it. */
export const Library = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const mode = useSettings((state) => state.mode)
  const themeName = useSettings(({ theme }) => theme.themeName)
  const color = useSettings(({ theme }) => theme.color)
  const radius = useSettings(({ theme }) => theme.radius)
  const look = useMemo(() => themeFor({ mode, theme: { themeName, color, radius } }), [mode, themeName, color, radius])
  return (
    <ConfigProvider theme={look} locale={useLocale()} button={button}>
      {children}
    </ConfigProvider>
  )
}
