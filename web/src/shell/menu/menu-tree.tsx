import { DownOutlined } from '@ant-design/icons'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { groupTitle, labelOf } from '../pages.tsx'
import { FlyOut } from './fly-out.tsx'
import { Marks } from './marks.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { groupsOf, type MenuNode } from './menu-model.ts'
import styles from './menu-tree.module.css'
import { useShown } from './menu-context.ts'

type TreeProps = {
  readonly nodes: readonly MenuNode[]
  readonly depth?: number
  /** Only the icons stand there; what is below one opens beside it. */
  readonly folded?: boolean
  readonly chosen?: (() => void) | undefined
}

type RowProps = Omit<TreeProps, 'nodes'> & {
  readonly node: MenuNode
  readonly lit: ReadonlySet<string>
  readonly open: boolean
  readonly toggle: () => void
}

const Name = ({ node, lit }: { readonly node: MenuNode; readonly lit: boolean }): ReactNode => {
  const say = useLabel()
  return (
    <>
      <MenuIcon node={node} lit={lit} />
      <span className={styles.name}>{say(labelOf(node.meta.title))}</span>
      <Marks node={node} />
    </>
  )
}

const isLit = (node: MenuNode, lit: ReadonlySet<string>): boolean =>
  lit.has(node.id) || node.children.some((child) => isLit(child, lit))

const Branch = ({ node, lit, open, toggle, depth = 0, chosen }: RowProps): ReactNode => (
  <>
    <button type="button" className={styles.entry} data-lit={isLit(node, lit)} aria-expanded={open} onClick={toggle}>
      <Name node={node} lit={isLit(node, lit)} />
      <DownOutlined aria-hidden className={styles.arrow} />
    </button>
    {open && <MenuTree nodes={node.children} depth={depth + 1} chosen={chosen} />}
  </>
)

const Leaf = ({ node, lit, folded = false, chosen }: RowProps): ReactNode => {
  const say = useLabel()
  const title = say(labelOf(node.meta.title))
  return (
    <MenuLink
      node={node}
      current={isLit(node, lit)}
      className={styles.entry}
      chosen={chosen}
      label={folded ? title : undefined}
    >
      <Name node={node} lit={isLit(node, lit)} />
    </MenuLink>
  )
}

const Row = (props: RowProps): ReactNode => {
  const { node, lit, folded = false, chosen } = props
  const say = useLabel()
  if (node.children.length === 0) return <Leaf {...props} />
  if (!folded) return <Branch {...props} />
  return (
    <FlyOut
      label={say(labelOf(node.meta.title))}
      head={<MenuIcon node={node} lit={isLit(node, lit)} />}
      className={styles.entry}
      lit={isLit(node, lit)}
    >
      <MenuTree nodes={node.children} chosen={chosen} />
    </FlyOut>
  )
}

const GroupTitle = ({ of }: { readonly of: string }): ReactNode => {
  const say = useLabel()
  return <p className={styles.heading}>{say(groupTitle(of))}</p>
}

/** The menu as a tree of which one branch is open at a time, the one of the shown page at first. */
export const MenuTree = ({ nodes, depth = 0, folded = false, chosen }: TreeProps): ReactNode => {
  const { lit } = useShown()
  const own =
    nodes.find((node) => node.children.length > 0 && isLit(node, lit))?.id ?? (depth === 0 ? nodes[0]?.id : undefined)
  const [toggled, setToggled] = useState<{ readonly own: string | undefined; readonly open: string | undefined }>()
  const open = toggled?.own === own ? toggled?.open : own
  const rows = (group: readonly MenuNode[]): ReactNode =>
    group.map((node) => (
      <li key={node.id}>
        <Row
          {...{ node, lit, depth, folded, chosen }}
          open={open === node.id}
          toggle={() => setToggled({ own, open: open === node.id ? undefined : node.id })}
        />
      </li>
    ))
  const groups = folded ? [{ key: '', nodes }] : groupsOf(nodes)
  return (
    <ul className={styles.tree} data-folded={folded} style={{ '--depth': depth } as CSSProperties}>
      {groups.length === 1
        ? rows(nodes)
        : groups.map((group) => (
            <li key={group.key}>
              <GroupTitle of={group.key} />
              <ul className={styles.group}>{rows(group.nodes)}</ul>
            </li>
          ))}
    </ul>
  )
}
