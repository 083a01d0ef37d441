import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useCan } from '@/lib/session/can.tsx'
import type { SlotProps } from '@/ui/slots.ts'
import { useText } from './transfer.texts.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./import.dialog.tsx')).ImportDialog }))
const ExportDialog = lazy(async () => ({ default: (await import('./export.dialog.tsx')).ExportDialog }))

/** Brings records of a list in and out, as far as one may. */
export const TransferActions = (props: SlotProps<'transfer'>): ReactNode => {
  const t = useText()
  const may = useCan()
  const { isChosen = false } = props
  const [open, setOpen] = useState<'import' | 'export'>()
  const close = (): void => setOpen(undefined)
  return (
    <>
      {!isChosen && props.transfer === 'both' && may(`${props.record.name}:import`) && (
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen('import')}>
          {t('import')}
        </Button>
      )}
      {(props.transfer === 'exportVisible' || may(`${props.record.name}:export`)) && (
        <Button
          size={isChosen ? 'small' : 'middle'}
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => setOpen('export')}
        >
          {t(isChosen ? 'exportChosen' : 'export')}
        </Button>
      )}
      <Suspense>
        {open === 'import' && <ImportDialog record={props.record} close={close} />}
        {open === 'export' && <ExportDialog {...props} close={close} />}
      </Suspense>
    </>
  )
}
