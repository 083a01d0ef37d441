import { MenuOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, type ReactNode } from 'react'
import type { Profile } from '@srm/api/identity'
import { Breadcrumb } from './frame/breadcrumb.tsx'
import { FoldButton } from './frame/sides.tsx'
import type { FrameLayout } from './frame/use-layout.ts'
import styles from './header.module.css'
import { Logo } from './menu/logo.tsx'
import { useMenu } from './menu/menu-context.ts'
import { MenuTree } from './menu/menu-tree.tsx'
import { TopMenu } from './menu/top-menu.tsx'
import { useShellText } from './shell.texts.ts'
import { HeaderTools } from './tools/tools.tsx'

/** Below 992 px the menu is a drawer; the browser's own dialog brings focus trap, Esc and backdrop. */
const MenuDrawer = (): ReactNode => {
  const t = useShellText()
  const { tree } = useMenu()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => dialog.current?.close()
  return (
    <>
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('openMenu')}
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className={styles.drawer} aria-label={t('menu')}>
        <button type="button" className={styles.veil} aria-label={t('closeMenu')} onClick={close} />
        <nav className={styles.sheet} aria-label={t('menu')}>
          <Logo chosen={close} />
          <MenuTree nodes={tree} chosen={close} />
        </nav>
      </dialog>
    </>
  )
}

/** What stands at the left of the header depends on the layout. */
const Start = ({ layout, mobile, foldable }: FrameLayout): ReactNode => {
  if (mobile) return <MenuDrawer />
  if (layout === 'horizontal')
    return (
      <>
        <Logo />
        <TopMenu flat={false} />
      </>
    )
  if (layout === 'comprehensive')
    return (
      <>
        <div className={styles.wide}>
          <Logo />
        </div>
        <FoldButton />
        <TopMenu flat />
      </>
    )
  return (
    <>
      {foldable && <FoldButton />}
      <Breadcrumb />
    </>
  )
}

type Props = { readonly profile: Profile; readonly frame: FrameLayout }

export const Header = ({ profile, frame }: Props): ReactNode => {
  const top = !frame.mobile && (frame.layout === 'horizontal' || frame.layout === 'comprehensive')
  return (
    <header className={styles.header}>
      <Start {...frame} />
      <strong className={styles.company} data-with={top ? 'top' : 'path'}>
        {profile.company}
      </strong>
      <HeaderTools profile={profile} />
    </header>
  )
}
