import { RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { refreshView } from '@/lib/tabs/tabs.ts'
import { groupTitle, labelOf } from '../pages.tsx'
import styles from './fall-menu.module.css'
import { FlyOut } from './fly-out.tsx'
import { Marks } from './marks.tsx'
import { useMenu, useShown } from './menu-context.ts'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { groupsOf, type MenuNode } from './menu-model.ts'

type EntryProps = { readonly node: MenuNode }

/** Here choosing the page one is on makes it anew. */
const Entry = ({ node }: EntryProps): ReactNode => {
  const say = useLabel()
  const { lit, path } = useShown()
  return (
    <MenuLink
      node={node}
      current={lit.has(node.id)}
      className={styles.link}
      chosen={() => path === node.path && refreshView()}
    >
      {say(labelOf(node.meta.title))}
      <Marks node={node} />
    </MenuLink>
  )
}

/** The second level as headings, the third flowing in columns below them. */
const Group = ({ node }: EntryProps): ReactNode => {
  const say = useLabel()
  if (node.children.length === 0) return <Entry node={node} />
  return (
    <section className={styles.group}>
      <h3>{say(labelOf(node.meta.title))}</h3>
      {node.children.map((child) => (
        <Entry key={child.id} node={child} />
      ))}
    </section>
  )
}

const Below = ({ group, nodes }: { readonly group: string; readonly nodes: readonly MenuNode[] }): ReactNode => {
  const say = useLabel()
  const entries = nodes.map((node) => <Group key={node.id} node={node} />)
  if (group === '') return entries
  return (
    <section className={styles.group}>
      <h3>{say(groupTitle(group))}</h3>
      {entries}
    </section>
  )
}

const Head = ({ node, lit }: EntryProps & { readonly lit: boolean }): ReactNode => {
  const say = useLabel()
  return (
    <>
      <MenuIcon node={node} lit={lit} />
      <span className={styles.name}>{say(labelOf(node.meta.title))}</span>
      <Marks node={node} />
      {node.children.length > 0 && <RightOutlined aria-hidden className={styles.arrow} />}
    </>
  )
}

/** The first level in the column; everything below falls open beside it. */
export const FallMenu = ({ folded }: { readonly folded: boolean }): ReactNode => {
  const say = useLabel()
  const { tree } = useMenu()
  const { area } = useShown()
  return (
    <ul className={styles.fall} data-folded={folded}>
      {tree.map((node) => {
        const lit = node.id === area?.id
        const title = say(labelOf(node.meta.title))
        return (
          <li key={node.id}>
            {node.children.length === 0 ? (
              <MenuLink node={node} current={lit} className={styles.row} label={folded ? title : undefined}>
                <Head node={node} lit={lit} />
              </MenuLink>
            ) : (
              <FlyOut
                label={folded ? title : undefined}
                lit={lit}
                className={styles.row}
                head={<Head node={node} lit={lit} />}
              >
                <div className={styles.columns}>
                  {groupsOf(node.children).map(({ key, nodes }) => (
                    <Below key={key} group={key} nodes={nodes} />
                  ))}
                </div>
              </FlyOut>
            )}
          </li>
        )
      })}
    </ul>
  )
}
