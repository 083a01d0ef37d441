import { lazy, Suspense, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Profile } from '@srm/api/identity'
import { useSettings } from '@/lib/settings.ts'
import { slot } from '@/ui/slots.ts'
import { useDrawer } from '../theme/drawer-store.ts'
import { SwitchingVeil } from '../theme/switching.veil.tsx'
import { AvatarMenu } from './avatar.menu.tsx'
import { ErrorTool } from './error-log.tool.tsx'
import { FloatingWindow } from './floating.tsx'
import { ToolBar } from './tool-bar.tsx'
import styles from './tools.module.css'

const ThemeDrawer = lazy(async () => ({ default: (await import('../theme/theme.drawer.tsx')).ThemeDrawer }))
const Watermark = lazy(async () => ({ default: (await import('./watermark.tsx')).Watermark }))

/** Fetched when it is first opened, and kept so that it can slide out again. */
const Drawer = (): ReactNode => {
  const open = useDrawer((drawer) => drawer.open)
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return <Suspense>{wanted && <ThemeDrawer />}</Suspense>
}

/** The right end of the header. */
export const HeaderTools = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const { showSearch, showNotice } = useSettings(({ theme }) => theme)
  return (
    <div className={styles.tools}>
      {showSearch && <Suspense>{slot('search', {})}</Suspense>}
      <ErrorTool />
      <Suspense>{slot('jobs', {})}</Suspense>
      {showNotice && <Suspense>{slot('notices', {})}</Suspense>}
      <ToolBar />
      <Suspense>{slot('feedback', {})}</Suspense>
      <AvatarMenu profile={profile} />
    </div>
  )
}

/** What the tools lay over the page; it is there without the header as well, where a page is shown alone. */
export const ToolsOverPage = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const { showThemeSetting, showWatermark } = useSettings(({ theme }) => theme)
  return (
    <>
      <Drawer />
      {createPortal(
        <Suspense>
          <SwitchingVeil />
          {showThemeSetting && <FloatingWindow />}
          {showWatermark && <Watermark name={profile.displayName} />}
        </Suspense>,
        document.body,
      )}
    </>
  )
}
