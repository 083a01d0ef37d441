import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Skeleton } from '@/ui/states.tsx'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { Library } from '../library.tsx'
import { PlatformFrame } from './frame.tsx'
import { LoginPage } from './login.page.tsx'
import { operatorClient } from './operate.ts'
import { useOperator } from './session.ts'

const TenantsPage = lazy(() => import('./tenants.page.tsx'))
const HealthPage = lazy(() => import('./health.page.tsx'))
const JobsPage = lazy(() => import('./jobs.page.tsx'))
const ErrorsPage = lazy(() => import('./errors.page.tsx'))

const Inside = (): ReactNode => (
  <PlatformFrame>
    <ErrorBoundary>
      <Suspense fallback={<Skeleton rows={8} />}>
        <Routes>
          <Route path="tenants" element={<TenantsPage />} />
          <Route path="health" element={<HealthPage />} />
          <Route path="jobs" element={<JobsPage />} />
          <Route path="errors" element={<ErrorsPage />} />
          <Route path="*" element={<Navigate to="/platform/tenants" replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  </PlatformFrame>
)

/** The operator's own area: another session, another frame, nothing of a tenant's business. */
const Platform = (): ReactNode => {
  const token = useOperator((operator) => operator.token)
  return (
    <QueryClientProvider client={operatorClient}>
      <Library>
        <Routes>
          <Route path="login" element={token ? <Navigate to="/platform/tenants" replace /> : <LoginPage />} />
          <Route path="*" element={token ? <Inside /> : <Navigate to="/platform/login" replace />} />
        </Routes>
      </Library>
    </QueryClientProvider>
  )
}

export default Platform
