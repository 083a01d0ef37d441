import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLabel } from '@/lib/i18n.ts'
import { useMenu } from '../menu/menu-context.ts'
import { menuPathOf, titleAt } from '../pages.tsx'
import { useHelpText } from '../shell.texts.ts'

const HelpDrawer = lazy(async () => ({ default: (await import('./help.drawer.tsx')).HelpDrawer }))

/** Explains the page that is open. */
export const HelpTool = (): ReactNode => {
  const t = useHelpText()
  const say = useLabel()
  const menu = useMenu()
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={t('open')}
        aria-expanded={open}
        title={t('open')}
        onClick={() => setOpen(!open)}
      />
      <Suspense>
        {open && (
          <HelpDrawer
            key={pathname}
            page={say(titleAt({ pathname, search }, menu))}
            paths={[pathname, menuPathOf(pathname, menu)]}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
