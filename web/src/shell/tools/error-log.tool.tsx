import { BugOutlined } from '@ant-design/icons'
import { Badge, Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useErrors } from '@/lib/error-log.ts'
import { useText } from './tools.texts.ts'

const ErrorDialog = lazy(async () => ({ default: (await import('./error-log.dialog.tsx')).ErrorDialog }))

/** There only when something went wrong. */
export const ErrorTool = (): ReactNode => {
  const t = useText()
  const count = useErrors(({ entries }) => entries.length)
  const [open, setOpen] = useState(false)
  if (count === 0) return null
  const label = t('errors', { count })
  return (
    <>
      <Badge count={count} size="small" offset={[-6, 6]} title="">
        <Button
          type="text"
          icon={<BugOutlined aria-hidden />}
          aria-label={label}
          aria-haspopup="dialog"
          title={label}
          onClick={() => setOpen(true)}
        />
      </Badge>
      <Suspense>{open && <ErrorDialog close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
