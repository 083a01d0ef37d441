import { useMemo } from 'react'
import { useShortcutGroup } from '@/lib/shortcuts/shortcuts.ts'
import { useCalendarText } from '../record-list.texts.ts'

/** The keys of a calendar, where all keys are listed. */
export const useCalendarShortcuts = (): void => {
  const t = useCalendarText()
  useShortcutGroup(
    useMemo(
      () => ({
        title: t('keys'),
        shortcuts: [
          { keys: ['←', '→', '↑', '↓'], label: t('keys.walk') },
          { keys: ['PageUp', 'PageDown'], label: t('keys.page') },
          { keys: ['T'], label: t('keys.today') },
          { keys: ['Enter'], label: t('keys.enter') },
        ],
      }),
      [t],
    ),
  )
}
