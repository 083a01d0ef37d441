import { useMemo } from 'react'
import { useShortcutGroup } from '@/lib/shortcuts/shortcuts.ts'
import { useText } from './calendar.texts.ts'

/** The keys of a calendar, where all keys are listed. */
export const useCalendarShortcuts = (): void => {
  const t = useText()
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
