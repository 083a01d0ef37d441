import { EllipsisOutlined } from '@ant-design/icons'
import { useRef, type ReactNode, useLayoutEffect, useState, type RefObject } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { labelOf } from '../pages.tsx'
import { useShellText } from '../shell.texts.ts'
import { FlyOut } from './fly-out.tsx'
import { Marks } from './marks.tsx'
import { useMenu, useShown } from './menu-context.ts'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import type { MenuNode } from './menu-model.ts'
import { MenuTree } from './menu-tree.tsx'
import styles from './top-menu.module.css'

/** Room for the button that holds the rest. */
const rest = 56

const fitting = (widths: readonly number[], room: number): number => {
  const all = widths.reduce((sum, width) => sum + width, 0)
  if (all <= room) return widths.length
  let left = room - rest
  const over = widths.findIndex((width) => {
    left -= width
    return left < 0
  })
  return Math.max(0, over)
}

/** How many entries fit beside each other. They are measured once all of them stand there. */
const useFitting = (place: RefObject<HTMLElement | null>, names: string): number => {
  const [measured, setMeasured] = useState<{ readonly names: string; readonly count: number }>()
  useLayoutEffect(() => {
    const node = place.current
    if (!node) return undefined
    const widths = [...node.children].map((child) => child.getBoundingClientRect().width)
    const look = (): void => setMeasured({ names, count: fitting(widths, node.clientWidth) })
    look()
    const resized = new ResizeObserver(look)
    resized.observe(node)
    return () => resized.disconnect()
  }, [place, names])
  return measured?.names === names ? measured.count : Infinity
}

type EntryProps = { readonly node: MenuNode; readonly lit: boolean; readonly flat: boolean }

const Entry = ({ node, lit, flat }: EntryProps): ReactNode => {
  const say = useLabel()
  const title = say(labelOf(node.meta.title))
  const head = (
    <>
      <MenuIcon node={node} lit={lit} />
      <span>{title}</span>
      <Marks node={node} />
    </>
  )
  if (flat || node.children.length === 0)
    return (
      <MenuLink node={node} current={lit} className={styles.entry}>
        {head}
      </MenuLink>
    )
  return (
    <FlyOut below lit={lit} className={styles.entry} head={head}>
      <MenuTree nodes={node.children} />
    </FlyOut>
  )
}

/** The first level side by side; flat entries lead to their first page, others open below themselves. */
export const TopMenu = ({ flat }: { readonly flat: boolean }): ReactNode => {
  const t = useShellText()
  const say = useLabel()
  const { tree } = useMenu()
  const { area } = useShown()
  const place = useRef<HTMLUListElement>(null)
  const names = tree.map(({ meta }) => say(labelOf(meta.title))).join()
  const count = useFitting(place, names)
  const over = tree.slice(count)
  return (
    <nav className={styles.top} aria-label={t('areas')}>
      <ul ref={place} className={styles.list}>
        {tree.slice(0, count).map((node) => (
          <li key={node.id}>
            <Entry node={node} lit={node.id === area?.id} flat={flat} />
          </li>
        ))}
        {over.length > 0 && (
          <li>
            <FlyOut
              below
              label={t('more')}
              lit={over.some(({ id }) => id === area?.id)}
              className={styles.entry}
              head={<EllipsisOutlined aria-hidden />}
            >
              <MenuTree nodes={over} />
            </FlyOut>
          </li>
        )}
      </ul>
    </nav>
  )
}
