import type { ReactNode } from 'react'
import { finalAccount } from '@srm/api/final-account'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useText } from './final-account.texts.ts'

type Props = { readonly row: Row; readonly close: () => void }

/** Works the account out anew from the documents as they are now. */
export const RebuildDialog = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useText()
  const { mutateAsync, isPending } = useMutate(finalAccount.account.rebuild, {
    done: () => toast.success(t('rebuild.done')),
  })
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('rebuild.title')}
      ok={t('rebuild')}
      busy={isPending}
      confirm={() => mutateAsync({ params: { id }, body: { version } })}
      close={close}
    >
      {t('rebuild.hint')}
    </ConfirmDialog>
  )
}
