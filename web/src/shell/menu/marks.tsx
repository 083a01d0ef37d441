import { createElement, lazy, Suspense, type ReactNode } from 'react'
import { counterOf, type CounterBody } from '@/lib/module/counters.ts'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { useShellText } from '../shell.texts.ts'
import styles from './marks.module.css'
import type { MenuNode } from './menu-model.ts'

const bodies = new Map<string, CounterBody>()

const maxCount = 99

const Count = ({ count }: { readonly count: number }): ReactNode => {
  const t = useShellText()
  if (count === 0) return null
  const text = count > maxCount ? `${String(maxCount)}+` : String(count)
  return (
    <span className={styles.badge} data-count>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t('waiting', { count: text })}</VisuallyHidden>
    </span>
  )
}

/** What waits in an area. A number that cannot be had is no reason to have no menu. */
const Waiting = ({ area }: { readonly area: string }): ReactNode => {
  const counter = counterOf(area)
  if (!counter) return null
  const body = bodies.get(area) ?? lazy(async () => ({ default: await counter.load() }))
  bodies.set(area, body)
  return (
    <ErrorBoundary broken={<></>}>
      <Suspense>{createElement(body, { show: (count) => <Count count={count} /> })}</Suspense>
    </ErrorBoundary>
  )
}

/** A word or number beside an entry, or just a point that something is new. */
export const Marks = ({ node: { name, meta } }: { readonly node: MenuNode }): ReactNode => (
  <>
    {meta.badge && <span className={styles.badge}>{meta.badge}</span>}
    {meta.dot && <span aria-hidden className={styles.dot} />}
    <Waiting area={name} />
  </>
)
