import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HashRouter } from 'react-router'
import { LanguageProvider } from '@/lib/i18n.ts'
import { queryClient } from '@/lib/api/query.ts'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { AppRoutes } from './routes.tsx'
import { Toaster } from './toaster.tsx'
import { Update } from './update/update.tsx'

export const App = (): ReactNode => (
  <LanguageProvider>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <HashRouter>
          <AppRoutes />
        </HashRouter>
      </ErrorBoundary>
      <Toaster />
      <Update />
    </QueryClientProvider>
  </LanguageProvider>
)
