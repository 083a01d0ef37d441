import type { ReactNode } from 'react'
import { forgetAllBut } from '@/lib/storage.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { useToolsText } from '../shell.texts.ts'

const clear = (): Promise<void> => {
  forgetAllBut('token')
  window.location.reload()
  return Promise.resolve()
}

export const ClearCache = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useToolsText()
  return (
    <ConfirmDialog open title={t('floating.clear')} ok={t('clear.ok')} busy={false} confirm={clear} close={close}>
      {t('clear.text')}
    </ConfirmDialog>
  )
}
