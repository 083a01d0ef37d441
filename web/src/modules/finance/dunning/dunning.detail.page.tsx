import { useState, type ReactNode } from 'react'
import { Dunning, finance } from '@srm/api/finance'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { dunningPaths } from '../finance.paths.ts'
import { useDunningText } from '../finance.texts.ts'

const SmsDialog = ({ row: { id, version }, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = useDunningText()
  const { mutateAsync, isPending } = useMutate(finance.dunning.sms, { done: () => toast.success(t('sms.done')) })
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('sms.title')}
      ok={t('sms')}
      busy={isPending}
      confirm={() => mutateAsync({ params: { id }, body: { version } })}
      close={close}
    >
      {t('sms.hint')}
    </ConfirmDialog>
  )
}

const DunningDetail = (): ReactNode => {
  const t = useDunningText()
  const [sending, setSending] = useState<Row>()
  return (
    <>
      <RecordDetail
        record={Dunning}
        calls={finance.dunning}
        paths={dunningPaths}
        summary={['customer', 'way', 'day', 'overdueAmount', 'promisedOn', 'outcome']}
        sections={[
          { title: t('section.basic'), fields: ['contact', 'said', 'smsSentAt'] },
          { title: t('section.promise'), fields: ['promisedAmount'] },
          { title: t('section.letter'), fields: ['letter'] },
          { title: t('section.more'), fields: ['owner', 'department', 'createdBy', 'createdAt', 'updatedAt'] },
        ]}
        tabs={['lines', 'attachments']}
        actions={[
          { action: 'sms', label: t('sms'), rank: 'primary', when: (row) => row['contact'] !== null, run: setSending },
        ]}
      />
      {sending && <SmsDialog row={sending} close={() => setSending(undefined)} />}
    </>
  )
}

export default DunningDetail
