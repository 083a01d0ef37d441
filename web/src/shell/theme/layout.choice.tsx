import { useId, type ReactNode } from 'react'
import { changeTheme, useSettings } from '@/lib/settings.ts'
import { layouts } from '@/lib/theme-settings.ts'
import styles from './layout.module.css'
import { LayoutPicture } from './layout.picture.tsx'
import { useText } from './theme.texts.ts'

export const LayoutChoice = (): ReactNode => {
  const t = useText()
  const name = useId()
  const chosen = useSettings(({ theme }) => theme.layout)
  return (
    <fieldset className={styles.layouts}>
      <legend>{t('layout')}</legend>
      {layouts.map((layout) => (
        <label key={layout} className={styles.layout}>
          <input type="radio" name={name} checked={layout === chosen} onChange={() => changeTheme({ layout })} />
          <LayoutPicture layout={layout} />
          <span>{t(`layout.${layout}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
