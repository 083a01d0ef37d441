import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { useSession } from '@/lib/session.ts'
import { loginPath } from '@/lib/way.ts'
import { Splash } from './splash.tsx'

const LoginPage = lazy(() => import('./login.page.tsx'))
const StatusPage = lazy(() => import('./status.page.tsx'))
const Frame = lazy(async () => ({ default: (await import('./frame.tsx')).Frame }))

/** Without a token only the open pages are shown; everything else waits behind the login and is returned to. */
const Guarded = (): ReactNode => {
  const token = useSession((session) => session.token)
  const { pathname, search } = useLocation()
  return token ? <Frame /> : <Navigate to={loginPath(pathname + search)} replace />
}

const useScrollReset = (): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    // Newer browsers return a promise here, which must not be taken for a clean-up.
    window.scrollTo(0, 0)
  }, [pathname])
}

export const AppRoutes = (): ReactNode => {
  useScrollReset()
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/403" element={<StatusPage code="403" />} />
        <Route path="/404" element={<StatusPage code="404" />} />
        <Route path="*" element={<Guarded />} />
      </Routes>
    </Suspense>
  )
}
