import {
  BgColorsOutlined,
  BlockOutlined,
  ClearOutlined,
  DoubleLeftOutlined,
  DoubleRightOutlined,
  LayoutOutlined,
  RocketOutlined,
  SkinOutlined,
} from '@ant-design/icons'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { setColor, useSettings } from '@/lib/settings.ts'
import { remember, remembered } from '@/lib/storage.ts'
import { colors } from '@/lib/theme/theme-settings.ts'
import { openThemeDrawer } from '../theme/drawer-store.ts'
import { switchTheme } from '../theme/switching.ts'
import styles from './floating.module.css'
import { useToolsText } from '../shell.texts.ts'

const ClearCache = lazy(async () => ({ default: (await import('./clear-cache.dialog.tsx')).ClearCache }))

/** Another preset than the present one. */
export const otherColor = (current: string, chance = Math.random()): string => {
  const others = colors.filter((color) => color !== current)
  return others[Math.floor(chance * others.length)] ?? current
}

type TileProps = { readonly icon: ReactNode; readonly label: string; readonly run: () => void }

const Tile = ({ icon, label, run }: TileProps): ReactNode => (
  <li>
    <button type="button" className={styles.tile} onClick={run}>
      {icon}
      {label}
    </button>
  </li>
)

/** Quick ways to change the look, at the right edge; folded they are a narrow handle. */
export const FloatingWindow = (): ReactNode => {
  const t = useToolsText()
  const [open, setOpen] = useState(() => remembered('floating') === '1')
  const [clearing, setClearing] = useState(false)
  const { color, themeName } = useSettings(({ theme }) => theme)
  const fold = (next: boolean): void => {
    remember('floating', next ? '1' : null)
    setOpen(next)
  }
  if (!open)
    return (
      <button
        type="button"
        className={styles.handle}
        aria-label={t('floating.open')}
        title={t('floating')}
        onClick={() => fold(true)}
      >
        <DoubleLeftOutlined aria-hidden />
      </button>
    )
  return (
    <aside className={styles.floating} aria-label={t('floating')}>
      <ul>
        {themeName !== 'technology' && (
          <Tile icon={<BgColorsOutlined />} label={t('floating.random')} run={() => setColor(otherColor(color))} />
        )}
        <Tile icon={<SkinOutlined />} label={t('floating.setup')} run={openThemeDrawer} />
        <Tile icon={<RocketOutlined />} label={t('floating.technology')} run={() => switchTheme('technology')} />
        <Tile icon={<BlockOutlined />} label={t('floating.plain')} run={() => switchTheme('plain')} />
        <Tile icon={<LayoutOutlined />} label={t('floating.default')} run={() => switchTheme('default')} />
        <Tile icon={<ClearOutlined />} label={t('floating.clear')} run={() => setClearing(true)} />
        <Tile icon={<DoubleRightOutlined />} label={t('floating.close')} run={() => fold(false)} />
      </ul>
      <Suspense>{clearing && <ClearCache close={() => setClearing(false)} />}</Suspense>
    </aside>
  )
}
