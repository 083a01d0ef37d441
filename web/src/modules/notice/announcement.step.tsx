import type { ReactNode } from 'react'
import { notice } from '@srm/api/notice'
import { useMutate, useRead } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useText } from './announcement.texts.ts'

export type Step = 'publish' | 'withdraw'

type Props = { readonly step: Step; readonly row: Row; readonly close: () => void }

/** Publishing cannot be unheard, so it says first how many will hear it. */
export const StepDialog = ({ step, row, close }: Props): ReactNode => {
  const t = useText()
  const { id, version } = row
  const name = String(row['title'])
  const input = { params: { id }, body: { version } }
  const audience = useRead(notice.announcement.receipts, { params: { id }, query: {} }, { enabled: step === 'publish' })
  const publish = useMutate(notice.announcement.publish, {
    done: ({ people }) => toast.success(t('published', { count: people })),
  })
  const withdraw = useMutate(notice.announcement.withdraw, { done: () => toast.success(t('withdrawn')) })
  const act = step === 'publish' ? publish : withdraw
  const hint = audience.data ? t('publishTo', { count: audience.data.total }) : t('publishHint')
  return (
    <ConfirmDialog
      open
      title={step === 'publish' ? t('publishAsk', { name }) : t('withdrawAsk', { name })}
      ok={t(step)}
      danger={step === 'withdraw'}
      busy={act.isPending}
      confirm={() => act.mutateAsync(input)}
      close={close}
    >
      {step === 'publish' ? hint : t('withdrawHint')}
    </ConfirmDialog>
  )
}
