import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLabel } from '@/lib/i18n.ts'
import { activeTab } from '@/lib/tabs/tab-list.ts'
import { useTabs } from '@/lib/tabs/tabs.ts'
import { useMenu, useShown } from '../menu/menu-context.ts'
import { MenuIcon } from '../menu/menu-icon.tsx'
import { breadcrumb, type MenuNode } from '../menu/menu-model.ts'
import { labelOf, menuPathOf, titleAt } from '../pages.tsx'
import { useShellText } from '../shell.texts.ts'
import styles from './breadcrumb.module.css'

const Crumb = ({ node, last }: { readonly node: MenuNode; readonly last: boolean }): ReactNode => {
  const say = useLabel()
  const inner = (
    <>
      <MenuIcon node={node} />
      {say(labelOf(node.meta.title))}
    </>
  )
  return last || node.external ? (
    <span className={styles.crumb} aria-current={last ? 'page' : undefined}>
      {inner}
    </span>
  ) : (
    <Link className={styles.crumb} to={node.to}>
      {inner}
    </Link>
  )
}

/** The way to the shown page through the menu; a page that is no entry stands below the one it belongs to. */
export const Breadcrumb = (): ReactNode => {
  const t = useShellText()
  const say = useLabel()
  const menu = useMenu()
  const { path } = useShown()
  const at = menuPathOf(path, menu)
  const crumbs = breadcrumb(menu, at)
  const search = useTabs((list) => activeTab(list)?.place.search ?? '')
  const own = at === path ? '' : say(titleAt({ pathname: path, search }, menu))
  return (
    <nav aria-label={t('breadcrumb')} className={styles.breadcrumb}>
      <ol>
        {crumbs.map((node, index) => (
          <li key={node.id}>
            <Crumb node={node} last={own === '' && index === crumbs.length - 1} />
          </li>
        ))}
        {own && (
          <li>
            <span className={styles.crumb} aria-current="page">
              {own}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}
