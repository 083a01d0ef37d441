import type { ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { useSettings } from '@/lib/settings.ts'
import { labelOf } from '../pages.tsx'
import { useShellText } from '../shell.texts.ts'
import { Marks } from './marks.tsx'
import { useMenu, useShown } from './menu-context.ts'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import styles from './rail.module.css'

/** Longer names are drawn smaller, so that they stay on one line. */
const isLong = (title: string): boolean => title.length >= 4

/** The first level as a narrow column; what is below the chosen one stands beside it. */
export const Rail = (): ReactNode => {
  const t = useShellText()
  const say = useLabel()
  const { tree } = useMenu()
  const { area } = useShown()
  const look = useSettings(({ theme }) => theme.columnStyle)
  return (
    <nav className={styles.rail} data-look={look} aria-label={t('areas')}>
      {tree.map((node) => {
        const title = say(labelOf(node.meta.title))
        const lit = node.id === area?.id
        return (
          <MenuLink key={node.id} node={node} current={lit} className={styles.cell}>
            <MenuIcon node={node} lit={lit} />
            <span className={styles.name} data-long={isLong(title)}>
              {title}
            </span>
            <Marks node={node} />
          </MenuLink>
        )
      })}
    </nav>
  )
}
