import type { ReactNode } from 'react'
import type { ActionDialogProps } from '@/ui/record-list/list-types.ts'
import { SubmitDialog } from '../act/submit.dialog.tsx'

/** Sends a draft in without opening it first. */
export const DraftDialog = ({ rows: [row], close, finished }: ActionDialogProps): ReactNode => {
  const docType = row?.['docType']
  if (!row || typeof docType !== 'string') return null
  return <SubmitDialog docType={docType} docId={row.id} close={close} submitted={() => finished([row])} />
}
