import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useState, type ReactNode } from 'react'
import { HashRouter } from 'react-router'
import { useLanguage } from '@/lib/i18n.ts'
import { queryClient } from '@/lib/query.ts'
import { useMode } from '@/lib/settings.ts'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { AppRoutes } from './routes.tsx'
import { themeFor } from './theme.ts'
import { Toaster } from './toaster.tsx'

/** The component library's own words; English is fetched when somebody reads English. */
const useLocale = (): typeof zhCN => {
  const language = useLanguage()
  const [english, setEnglish] = useState<typeof zhCN>()
  useEffect(() => {
    if (language === 'en') void import('antd/locale/en_US').then((loaded) => setEnglish(loaded.default))
  }, [language])
  return language === 'en' ? (english ?? zhCN) : zhCN
}

export const App = (): ReactNode => {
  const mode = useMode((state) => state.mode)
  const [{ light, dark }] = useState(() => ({ light: themeFor('light'), dark: themeFor('dark') }))
  return (
    <ConfigProvider theme={mode === 'dark' ? dark : light} locale={useLocale()} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <HashRouter>
            <AppRoutes />
          </HashRouter>
        </ErrorBoundary>
        <Toaster />
      </QueryClientProvider>
    </ConfigProvider>
  )
}
