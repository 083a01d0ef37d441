import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { usePageKeys } from '@/lib/shortcuts/page-keys.ts'
import { openShortcutSheet, useIsShortcutSheetOpen, useShortcutGroup } from '@/lib/shortcuts/shortcuts.ts'
import { useHelpText } from '../shell.texts.ts'

const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }))

/** The shortcuts of the frame itself, and the sheet of all of them behind the question mark. */
export const Shortcuts = (): ReactNode => {
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
