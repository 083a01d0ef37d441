import { WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { isFixed, tabOf } from '@/lib/tab-list.ts'
import { goTo, useTabs } from '@/lib/tabs.ts'
import { State } from '@/ui/states.tsx'
import { useText } from '../shell.texts.ts'
import { closeTabs, refreshTab } from './closing.ts'

/** What is left of a page that threw; the frame and the other pages know nothing of it. */
export const BrokenPage = ({ tab }: { readonly tab: string }): ReactNode => {
  const t = useText()
  const closable = useTabs((list) => {
    const own = tabOf(list, tab)
    return own !== undefined && !isFixed(own)
  })
  return (
    <State
      icon={<WarningOutlined aria-hidden />}
      title={t('page.broken')}
      hint={t('page.brokenHint')}
      action={
        <>
          <Button onClick={() => refreshTab(tab)}>{t('page.again')}</Button>
          <Button type="text" onClick={() => (closable ? closeTabs('one', tab) : goTo('/'))}>
            {closable ? t('page.closeIt') : t('home')}
          </Button>
        </>
      }
    />
  )
}
