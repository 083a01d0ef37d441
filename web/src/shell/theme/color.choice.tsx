import { useId, type ReactNode } from 'react'
import { setColor, useSettings } from '@/lib/settings.ts'
import { colors } from '@/lib/theme/theme-settings.ts'
import styles from './color.module.css'
import { useThemeText } from '../shell.texts.ts'

/** Followed while it is being picked, and saved at once. */
export const ColorChoice = (): ReactNode => {
  const t = useThemeText()
  const name = useId()
  const chosen = useSettings(({ theme }) => theme.color)
  return (
    <fieldset className={styles.colors} aria-label={t('color')}>
      {colors.map((color) => (
        <label key={color} className={styles.color} style={{ color }} title={color}>
          <input
            type="radio"
            name={name}
            aria-label={t('color.preset', { color })}
            checked={color === chosen}
            onChange={() => setColor(color)}
          />
        </label>
      ))}
      <label className={styles.own} title={t('color.own')}>
        <input
          type="color"
          aria-label={t('color.own')}
          value={chosen}
          onChange={({ target }) => setColor(target.value)}
        />
      </label>
    </fieldset>
  )
}
