import { type CSSProperties, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import type { Profile } from '@srm/api/identity'
import { useMembership } from '@/lib/session/membership.ts'
import { followDevice, useSettings } from '@/lib/settings.ts'
import { useIsWindowFilled } from '@/lib/window-fill.ts'
import { usePageKeys } from '@/lib/shortcuts/page-keys.ts'
import { openShortcutSheet, useIsShortcutSheetOpen, useShortcutGroup } from '@/lib/shortcuts/shortcuts.ts'
import { RecordNumber } from '../record-number.tsx'
import { Header } from '../header.tsx'
import { MenuContext, useMenuModel } from '../menu/menu-context.ts'
import { useHelpText, useShellText } from '../shell.texts.ts'
import { TabBar } from '../tabs/tab-bar.tsx'
import { TabHost } from '../tabs/tab-host.tsx'
import { useAsking } from '../tabs/closing.ts'
import { ToolsOverPage } from '../tools/tools.tsx'
import { useMaximised } from '../tabs/maximised.ts'
import { useTabKeys } from '../tabs/use-tab-keys.ts'
import { setSeparate } from '../theme/drawer-store.ts'
import { Sides } from './sides.tsx'
import { useLayout } from './use-layout.ts'
import styles from './frame.module.css'

const ShortcutSheet = lazy(async () => ({ default: (await import('../shortcuts/shortcut-sheet.tsx')).ShortcutSheet }))

/** The shortcuts of the frame itself, and the sheet of all of them behind the question mark. */
const Shortcuts = (): ReactNode => {
  const t = useHelpText()
  const isOpen = useIsShortcutSheetOpen()
  usePageKeys({ '?': openShortcutSheet })
  useShortcutGroup(
    useMemo(
      () => ({
        title: t('everywhere'),
        shortcuts: [
          { keys: ['Ctrl K'], label: t('search') },
          { keys: ['?'], label: t('sheet') },
          { keys: ['Alt W'], label: t('closeTab') },
          { keys: ['Alt ←', 'Alt →'], label: t('otherTab') },
          { keys: ['Alt R'], label: t('refresh') },
          { keys: ['Alt L'], label: t('lock') },
        ],
      }),
      [t],
    ),
  )
  return <Suspense>{isOpen && <ShortcutSheet />}</Suspense>
}

const year = new Date().getFullYear()

const Footer = (): ReactNode => {
  const t = useShellText()
  return (
    <footer className={styles.footer}>
      {t('footer', { year, product: t('product') })}
      <RecordNumber />
    </footer>
  )
}

const PlansDialog = lazy(async () => ({ default: (await import('../plans/plans.dialog.tsx')).PlansDialog }))
const CloseDialog = lazy(async () => ({ default: (await import('../tabs/close-dialog.tsx')).CloseDialog }))

/** The hash belongs to the router, so the skip link moves the focus itself. */
const focusContent = (event: MouseEvent): void => {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/** One grid whose places depend on the layout; the content stays the same element in all of them. */
const Grid = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const t = useShellText()
  const frame = useLayout()
  useEffect(() => setSeparate(frame.separate), [frame.separate])
  const { menuWidth, columnStyle, fixedHeader, showTabs, showFooter } = useSettings(({ theme }) => theme)
  const maximised = useMaximised(({ on }) => on)
  const bare = frame.separate || maximised
  const filled = useIsWindowFilled()
  const hasFooter = showFooter && !bare && !filled
  return (
    <div
      className={styles.frame}
      data-layout={frame.layout}
      data-folded={frame.folded}
      data-column={columnStyle}
      data-fixed={fixedHeader || frame.layout === 'comprehensive'}
      data-bare={bare}
      data-tabs={showTabs}
      data-footer={hasFooter}
      style={{ '--frame-menu': `${String(menuWidth)}px` } as CSSProperties}
    >
      <a className={styles.skip} href="#content" onClick={focusContent}>
        {t('skip')}
      </a>
      {!bare && <Sides {...frame} />}
      {!bare && <Header profile={profile} frame={frame} />}
      {showTabs && <TabBar />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <TabHost />
      </main>
      {hasFooter && <Footer />}
    </div>
  )
}

const Dialogs = (): ReactNode => {
  const choosing = useMembership((membership) => membership.choosing)
  const asked = useAsking(({ asking }) => asking !== null)
  return (
    <Suspense>
      {choosing && <PlansDialog />}
      {asked && <CloseDialog />}
    </Suspense>
  )
}

export const Inside = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const menu = useMenuModel()
  useEffect(() => followDevice(), [])
  useTabKeys()
  return (
    <MenuContext value={menu}>
      <Grid profile={profile} />
      <Dialogs />
      <ToolsOverPage profile={profile} />
      <Shortcuts />
    </MenuContext>
  )
}
