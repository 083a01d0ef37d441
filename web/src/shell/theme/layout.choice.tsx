import { useId, type ReactNode } from 'react'
import { changeTheme, useSettings } from '@/lib/settings.ts'
import { layouts } from '@/lib/theme/theme-settings.ts'
import styles from './layout.module.css'
import type { Layout } from '@/lib/theme/theme-settings.ts'
import { useThemeText } from '../shell.texts.ts'

type Block = { readonly at: string; readonly part: 'menu' | 'rail' | 'bar' | 'line' }

const menu = (at: string): Block => ({ at, part: 'menu' })
const rail = (at: string): Block => ({ at, part: 'rail' })
const bar = (at: string): Block => ({ at, part: 'bar' })
const line = (at: string): Block => ({ at, part: 'line' })

/** Each frame in a few blocks: where the menu stands, where the header runs. */
const pictures: Readonly<Record<Layout, readonly Block[]>> = {
  column: [rail('M0 0h8v36H0z'), menu('M8 0h10v36H8z'), bar('M18 0h30v7H18z')],
  vertical: [rail('M0 0h15v36H0z'), bar('M15 0h33v7H15z')],
  horizontal: [rail('M0 0h48v8H0z')],
  comprehensive: [rail('M0 0h48v8H0z'), menu('M0 8h14v28H0z')],
  fall: [
    rail('M0 0h12v36H0z'),
    bar('M12 0h36v7H12z'),
    menu('M15 10h20v17H15z'),
    line('M18 14h6M26 14h6M18 18h6M26 18h6M18 22h6'),
  ],
}

const LayoutPicture = ({ layout }: { readonly layout: Layout }): ReactNode => (
  <svg className={styles.picture} viewBox="0 0 48 36" aria-hidden>
    {pictures[layout].map(({ at, part }) => (
      <path key={at} d={at} data-part={part} />
    ))}
  </svg>
)

export const LayoutChoice = (): ReactNode => {
  const t = useThemeText()
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
