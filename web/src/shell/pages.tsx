import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { useCan } from '@/lib/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import type { Page } from '@/lib/module.ts'
import { modules } from './modules.ts'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { Bones } from '@/ui/states.tsx'
import { useMenu } from './menu-model.ts'
import { useTitle } from './title.ts'

const pages: readonly { readonly page: Page; readonly Body: ComponentType }[] = modules
  .flatMap((module) => module.pages)
  .map((page) => ({ page, Body: lazy(page.load) }))

/** One page behind its permission, with its title; if it breaks, the frame around it stays. */
const Shown = ({ page, Body }: (typeof pages)[number]): ReactNode => {
  const say = useLabel()
  const may = useCan()
  const { pathname } = useLocation()
  useTitle(say(page.title))
  if (page.permission && !may(page.permission)) return <Navigate to="/403" replace />
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Bones rows={10} />}>
        <Body />
      </Suspense>
    </ErrorBoundary>
  )
}

export const ModulePages = (): ReactNode => {
  const menu = useMenu()
  const first = menu[0]?.entries[0]?.path ?? '/403'
  const routes = useMemo(
    () =>
      pages.map(({ page, Body }) => (
        <Route key={page.path} path={page.path} element={<Shown page={page} Body={Body} />} />
      )),
    [],
  )
  return (
    <Routes>
      <Route path="/" element={<Navigate to={first} replace />} />
      {routes}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}
