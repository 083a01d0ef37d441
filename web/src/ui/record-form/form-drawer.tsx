import { Drawer } from 'antd'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { useNarrow } from '../narrow.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

type Props = {
  readonly title: string
  readonly width?: number
  /** Whether something was typed that closing would lose. */
  readonly dirty: boolean
  readonly close: () => void
  /** Gets the closing that asks first. */
  readonly footer?: (close: () => void) => ReactNode
  readonly children: ReactNode
}

const firstControl = 'form :is(input, textarea):not([type="hidden"], :disabled)'

/** A drawer with a form: one types at once, and neither Escape nor a click beside it loses what was typed. */
export const FormDrawer = ({ title, width = 560, dirty, close, footer, children }: Props): ReactNode => {
  const narrow = useNarrow()
  const body = useRef<HTMLDivElement>(null)
  const { place, ...guard } = useLeaveGuard(dirty, close)
  const request = (): void => guard.request(close)
  return (
    <>
      <i ref={place} hidden />
      <Drawer
        open
        title={title}
        size={narrow ? '100%' : width}
        onClose={request}
        afterOpenChange={(open) => {
          // Whoever was quicker than the drawer and types already is left where they are.
          if (!open || body.current?.contains(document.activeElement)) return
          body.current?.querySelector<HTMLElement>(firstControl)?.focus()
        }}
        footer={footer?.(request)}
      >
        <div ref={body}>{children}</div>
      </Drawer>
      {guard.asked && (
        <Suspense>
          <LeaveDialog stay={guard.stay} drop={guard.go} />
        </Suspense>
      )}
    </>
  )
}
