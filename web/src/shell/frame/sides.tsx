import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { setCollapse, useSettings } from '@/lib/settings.ts'
import { FallMenu } from '../menu/fall-menu.tsx'
import { Logo } from '../menu/logo.tsx'
import { useMenu, useShown } from '../menu/menu-context.ts'
import { MenuTree } from '../menu/menu-tree.tsx'
import { Rail } from '../menu/rail.tsx'
import { useShellText } from '../shell.texts.ts'
import styles from './sides.module.css'
import type { FrameLayout } from './use-layout.ts'

export const FoldButton = ({ round = false }: { readonly round?: boolean }): ReactNode => {
  const t = useShellText()
  const collapse = useSettings((settings) => settings.collapse)
  return (
    <button
      type="button"
      className={round ? styles.round : styles.fold}
      aria-label={collapse ? t('unfold') : t('fold')}
      aria-expanded={!collapse}
      onClick={() => setCollapse(!collapse)}
    >
      {collapse ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
    </button>
  )
}

const ColumnSide = ({ folded, foldable }: FrameLayout): ReactNode => {
  const t = useShellText()
  const { area } = useShown()
  return (
    <>
      <aside className={styles.rail}>
        <Logo part="mark" />
        <Rail />
        {foldable && <FoldButton round />}
      </aside>
      {!folded && area && (
        <aside className={styles.side}>
          <Logo part="name" />
          <nav className={styles.menu} aria-label={t('menu')}>
            <MenuTree key={area.id} nodes={area.children} />
          </nav>
        </aside>
      )}
    </>
  )
}

const OneSide = ({ layout, folded }: FrameLayout): ReactNode => {
  const t = useShellText()
  const { tree } = useMenu()
  const { area } = useShown()
  const nodes = layout === 'comprehensive' ? (area?.children ?? []) : tree
  return (
    <aside className={styles.side}>
      {layout !== 'comprehensive' && <Logo part={folded ? 'mark' : 'both'} />}
      <nav className={styles.menu} aria-label={t('menu')}>
        {layout === 'fall' ? (
          <FallMenu folded={folded} />
        ) : (
          <MenuTree key={layout === 'comprehensive' ? area?.id : layout} nodes={nodes} folded={folded} />
        )}
      </nav>
    </aside>
  )
}

/** What stands left of the page: two columns, one, or nothing. */
export const Sides = (frame: FrameLayout): ReactNode => {
  if (frame.mobile || frame.layout === 'horizontal') return null
  return frame.layout === 'column' ? <ColumnSide {...frame} /> : <OneSide {...frame} />
}
