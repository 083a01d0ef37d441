import { Activity, memo, Suspense, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { NavigationType, Route, Routes, UNSAFE_LocationContext as Location } from 'react-router'
import { endProgress } from '@/lib/api/progress.ts'
import { useSettings } from '@/lib/settings.ts'
import type { Place } from '@/lib/tabs/tab-list.ts'
import { TabScope } from '@/lib/tabs/tab-scope.ts'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { Skeleton, State } from '@/ui/states.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { useMenu } from '../menu/menu-context.ts'
import { titleAt, type ModulePage } from '../pages.tsx'
import { WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isFixed, tabOf } from '@/lib/tabs/tab-list.ts'
import { goTo, useTabs } from '@/lib/tabs/tabs.ts'
import { useShellText } from '../shell.texts.ts'
import { closeTabs, refreshTab } from './closing.ts'
import styles from './tab-page.module.css'
import { TabRouter } from './tab-router.tsx'

/** What is left of a page that threw; the frame and the other pages know nothing of it. */
const BrokenPage = ({ tab }: { readonly tab: string }): ReactNode => {
  const t = useShellText()
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

/** The page's name stands there while the page itself is still fetched. */
const Arriving = ({ place }: { readonly place: Parameters<typeof titleAt>[0] }): ReactNode => {
  const say = useLabel()
  const menu = useMenu()
  return (
    <div className={styles.arriving}>
      <p aria-hidden>{say(titleAt(place, menu))}</p>
      <Skeleton rows={10} />
    </div>
  )
}

/** Runs each time the page is there to be seen: after it came, whenever it is shown again, and at each new address of its own. */
const Arrived = ({ place }: { readonly place: Place }): ReactNode => {
  useEffect(() => endProgress(), [place])
  return null
}

type Props = {
  readonly tab: string
  readonly place: Place
  readonly page: ModulePage
  readonly active: boolean
}

/** The keyboard goes along into a page that is shown anew, unless it is somewhere that stays. */
const useFocusBack = (active: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (active && document.activeElement === null) box.current?.focus({ preventScroll: true })
  }, [active])
  return box
}

/** The page itself, which is not drawn again for being shown or hidden: a second drawing would stay in memory. */
const Kept = memo(({ tab, place, page: { page, Body } }: Omit<Props, 'active'>): ReactNode => {
  const here = useMemo(() => ({ location: place, navigationType: NavigationType.Pop }), [place])
  return (
    <TabScope value={tab}>
      <TabRouter tab={tab}>
        <Location value={here}>
          <ErrorBoundary broken={<BrokenPage tab={tab} />}>
            <Suspense fallback={<Arriving place={place} />}>
              <Routes>
                <Route path="*" element={<Body />} />
                {page.path.includes(':') && <Route path={page.path} element={<Body />} />}
              </Routes>
              <Arrived place={place} />
            </Suspense>
          </ErrorBoundary>
        </Location>
      </TabRouter>
    </TabScope>
  )
})

/**
 * One page in its tab. It sees its own address, whatever the window's is; if it breaks, only it is broken;
 * hidden, it keeps its state and does nothing.
 */
export const TabPage = memo(({ tab, place, page, active }: Props): ReactNode => {
  const transition = useSettings(({ theme }) => theme.pageTransition)
  const box = useFocusBack(active)
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <div ref={box} tabIndex={-1} className={styles.page} data-path={place.pathname} data-transition={transition}>
        <Kept tab={tab} place={place} page={page} />
      </div>
    </Activity>
  )
})
