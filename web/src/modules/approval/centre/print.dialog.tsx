import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '@/lib/toast.ts'
import type { ActionDialogProps } from '@/ui/record-list/list-types.ts'
import { printPath } from '../approval.paths.ts'
import { useCentreText } from './centre.texts.ts'

/** As many as are read and drawn without anybody waiting long. */
const most = 20

/** Leads to the sheets; there is nothing to ask. */
export const PrintDialog = ({ rows, close }: ActionDialogProps): ReactNode => {
  const t = useCentreText()
  const go = useNavigate()
  useEffect(() => {
    if (rows.length > most) toast.warning(t('print.most', { count: most }))
    void go(printPath(rows.slice(0, most).map(({ id }) => id)))
    close()
  }, [rows, go, close, t])
  return null
}
