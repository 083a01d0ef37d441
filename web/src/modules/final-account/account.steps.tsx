import { Suspense, type ReactNode } from 'react'
import { finalAccount } from '@srm/api/final-account'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SubmitDialog } from '@/modules/approval/index.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useText } from './final-account.texts.ts'

const RebuildDialog = ({ row: { id, version }, close }: { readonly row: Row; readonly close: () => void }) => {
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

export type AccountStep = { readonly kind: 'rebuild' | 'submit'; readonly row: Row }

type Props = { readonly step: AccountStep; readonly close: () => void }

/** What one does with an account beside its lines. */
export const AccountStepDialog = ({ step: { kind, row }, close }: Props): ReactNode => {
  if (kind === 'rebuild') return <RebuildDialog row={row} close={close} />
  return (
    <Suspense>
      <SubmitDialog
        docType="finalAccount"
        docId={row.id}
        close={close}
        submitted={() => refreshFamily(finalAccount.account.list, [row.id])}
      />
    </Suspense>
  )
}
