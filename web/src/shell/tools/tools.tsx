import { lazy, Suspense, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Profile } from '@srm/api/identity'
import { useSettings } from '@/lib/settings.ts'
import { slot } from '@/ui/slots.ts'
import { Row } from '@/ui/layout.tsx'
import { useDrawer } from '../theme/drawer-store.ts'
import { HelpTool } from '../help/help.tool.tsx'
import { SwitchingVeil } from '../theme/switching.veil.tsx'
import { AvatarMenu } from './avatar.menu.tsx'
import { BugOutlined } from '@ant-design/icons'
import { Badge, Button } from 'antd'
import { useErrors } from '@/lib/api/error-log.ts'
import { useToolsText } from '../shell.texts.ts'
import { FloatingWindow } from './floating.tsx'
import { ToolBar } from './tool-bar.tsx'
import styles from './tools.module.css'

const ErrorDialog = lazy(async () => ({ default: (await import('./error-log.dialog.tsx')).ErrorDialog }))

/** There only when something went wrong. */
const ErrorTool = (): ReactNode => {
  const t = useToolsText()
  const count = useErrors(({ entries }) => entries.length)
  const [open, setOpen] = useState(false)
  if (count === 0) return null
  const label = t('errors', { count })
  return (
    <>
      <Badge count={count} size="small" offset={[-6, 6]} title="">
        <Button
          type="text"
          icon={<BugOutlined aria-hidden />}
          aria-label={label}
          aria-haspopup="dialog"
          title={label}
          onClick={() => setOpen(true)}
        />
      </Badge>
      <Suspense>{open && <ErrorDialog close={() => setOpen(false)} />}</Suspense>
    </>
  )
}

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
    <Row gap={4} className={styles.tools}>
      {showSearch && <Suspense>{slot('search', {})}</Suspense>}
      <ErrorTool />
      <Suspense>{slot('jobs', {})}</Suspense>
      {showNotice && <Suspense>{slot('notices', {})}</Suspense>}
      <HelpTool />
      <ToolBar />
      <AvatarMenu profile={profile} />
      <Suspense>{slot('feedbackForm', {})}</Suspense>
    </Row>
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
          {(showWatermark || profile.watermark) && <Watermark name={profile.displayName} />}
        </Suspense>,
        document.body,
      )}
    </>
  )
}
