import { Activity, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router'
import { useProfile, useSession } from '@/lib/session/session.ts'
import { isOpen, loginPath, safePath } from '@/lib/session/public-routes.ts'
import { useProgress } from '@/lib/api/progress.ts'
import { useSettings } from '@/lib/settings.ts'
import { forbiddenPath } from './forbidden-path.ts'
import { judge } from './guard.ts'
import { externalPages } from './public/external-pages.ts'
import { Splash } from './splash.tsx'
import styles from './progress-bar.module.css'

/** A thin line at the top of the window while a page is on its way. */
const ProgressBar = (): ReactNode => {
  const done = useProgress((progress) => progress.done)
  const wanted = useSettings(({ theme }) => theme.showProgressBar)
  if (!wanted || done === null) return null
  return <div aria-hidden className={styles.bar} data-progress style={{ scale: `${String(done)} 1` }} />
}

const LoginPage = lazy(() => import('./login/login.page.tsx'))
const RegisterPage = lazy(() => import('./login/register.page.tsx'))
const PasswordPage = lazy(() => import('./login/password.page.tsx'))
const PortalPage = lazy(() => import('./public/portal.page.tsx'))
const ProductPage = lazy(() => import('./public/product.page.tsx'))
const ExternalPage = lazy(() => import('./public/external.page.tsx'))
const Platform = lazy(() => import('./platform/platform.page.tsx'))
const StatusPage = lazy(() => import('./status.page.tsx'))
const Frame = lazy(async () => ({ default: (await import('./frame/frame.tsx')).Frame }))

/**
 * The frame stays behind an open page that comes up over it, so that what is open in its tabs is not lost
 * to a page that does not exist.
 */
const Behind = ({ shown }: { readonly shown: boolean }): ReactNode => {
  const token = useSession((session) => session.token)
  const [begun, setBegun] = useState(false)
  const wanted = shown && token !== null
  if (wanted && !begun) setBegun(true)
  if (!token || !begun) return null
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <Suspense fallback={<Splash />}>
        <Frame />
      </Suspense>
    </Activity>
  )
}

/** Without a token only the open pages are shown; everything else waits behind the login and is returned to. */
const Guarded = (): ReactNode => {
  const token = useSession((session) => session.token) !== null
  const loaded = useProfile() !== null
  const { pathname, search } = useLocation()
  const verdict = judge({ path: pathname, token, loaded, held: true, known: true })
  return verdict === 'login' ? <Navigate to={loginPath(pathname + search)} replace /> : null
}

/** Leads to the page its query names, so that a link from outside can be made to any of them. */
const Redirect = (): ReactNode => {
  const [params] = useSearchParams()
  return <Navigate to={safePath(params.get('target'))} replace />
}

/** Inside the frame each tab has its own place; the pages before it begin at their top. */
const useScrollReset = (open: boolean): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    // Newer browsers return a promise here, which must not be taken for a clean-up.
    if (open) window.scrollTo(0, 0)
  }, [open, pathname])
}

/** The first drawing takes a moment in which nobody listens: an address that changed meanwhile is told again. */
const useUnheard = (): void => {
  const { pathname, search } = useLocation()
  const [drawn] = useState(pathname + search)
  useEffect(() => {
    const now = window.location.hash.slice(1) || '/'
    if (now !== drawn) window.dispatchEvent(new PopStateEvent('popstate'))
  }, [drawn])
}

/** Whoever is signed in is refused inside the frame, where the way on is; everybody else before it. */
const useRefusedInside = (pathname: string): boolean =>
  useSession((session) => session.token !== null) && pathname === forbiddenPath

export const AppRoutes = (): ReactNode => {
  const { pathname } = useLocation()
  const refused = useRefusedInside(pathname)
  const open = isOpen(pathname) && !refused
  useUnheard()
  useScrollReset(open)
  return (
    <Suspense fallback={null}>
      <ProgressBar />
      <Behind shown={!open} />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/password" element={<PasswordPage />} />
        <Route path="/portal" element={<PortalPage />} />
        <Route path="/product" element={<ProductPage />} />
        {externalPages.map(({ path }) => (
          <Route key={path} path={path} element={<ExternalPage path={path} />} />
        ))}
        <Route path="/platform/*" element={<Platform />} />
        <Route path="/redirect" element={<Redirect />} />
        <Route path={forbiddenPath} element={refused ? null : <StatusPage code="403" />} />
        <Route path="/404" element={<StatusPage code="404" />} />
        <Route path="/500" element={<StatusPage code="500" />} />
        <Route path="/503" element={<StatusPage code="503" />} />
        <Route path="*" element={<Guarded />} />
      </Routes>
    </Suspense>
  )
}
