import { LogoutOutlined, MenuOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Profile } from '@srm/api/identity'
import { resetSession } from '@/lib/session.ts'
import { loginPath } from '@/lib/way.ts'
import { slot } from '@/ui/slots.ts'
import styles from './header.module.css'
import { SideMenu } from './menu.tsx'
import { useText } from './shell.texts.ts'
import { Switches } from './switches.tsx'

/** Below 992 px the menu is a drawer; the browser's own dialog brings focus trap, Esc and backdrop. */
const MenuDrawer = (): ReactNode => {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => dialog.current?.close()
  return (
    <>
      <Button
        className={styles.opener}
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('openMenu')}
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className={styles.drawer} aria-label={t('menu')}>
        <button type="button" className={styles.veil} aria-label={t('closeMenu')} onClick={close} />
        <div className={styles.sheet}>
          <SideMenu chosen={close} />
        </div>
      </dialog>
    </>
  )
}

const SignOut = (): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const leave = async (): Promise<void> => {
    await go(loginPath(pathname + search), { replace: true })
    resetSession()
  }
  return (
    <Button
      type="text"
      icon={<LogoutOutlined aria-hidden />}
      aria-label={t('signOut')}
      title={t('signOut')}
      onClick={() => void leave()}
    />
  )
}

export const Header = ({ profile }: { readonly profile: Profile }): ReactNode => (
  <header className={styles.header}>
    <MenuDrawer />
    <strong className={styles.company}>{profile.company}</strong>
    <Suspense>{slot('jobs', {})}</Suspense>
    <Switches />
    <span className={styles.person}>
      <span aria-hidden className={styles.face}>
        {profile.displayName.slice(-1)}
      </span>
      <span className={styles.name}>
        {profile.displayName}
        {profile.department && <span className={styles.department}>{profile.department.name}</span>}
      </span>
    </span>
    <SignOut />
  </header>
)
