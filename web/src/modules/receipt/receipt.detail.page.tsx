import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Input } from '@srm/api/endpoint'
import { Receipt, receipt, refundFields } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { refreshRecord, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await } from '@/ui/states.tsx'
import { deskOf, receiptPaths } from './receipt.paths.ts'
import { useReceiptText } from './receipt.texts.ts'
import { StoryTab } from './story.tab.tsx'

type RefundBody = Input<typeof receipt.receipt.refund>['body']

const RefundForm = ({ row, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = useReceiptText()
  const { id, version } = row
  const [today] = useState(() => shanghaiDay(new Date()))
  const { mutateAsync } = useMutate(receipt.receipt.refund, {
    silent: true,
    done: async () => {
      toast.success(t('refund.done'))
      await Promise.all([refreshRecord('contract', ''), refreshRecord('paymentPlan', '')])
    },
  })
  return (
    <SideForm
      title={t('refund.title')}
      groups={[{ fields: refundFields }]}
      initial={{ day: today, amount: row['unallocated'] }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as RefundBody })}
      close={close}
      below={() => <Muted size="s">{t('refund.hint')}</Muted>}
    />
  )
}

const Story = ({ id }: { readonly id: string }): ReactNode => (
  <Await query={useRead(receipt.receipt.show, { params: { id } })} rows={4}>
    {(row) => <StoryTab row={row} />}
  </Await>
)

const ReceiptDetail = (): ReactNode => {
  const t = useReceiptText()
  const go = useNavigate()
  const [refunding, setRefunding] = useState<Row>()
  return (
    <>
      <RecordDetail
        record={Receipt}
        calls={receipt.receipt}
        paths={receiptPaths}
        summary={['amount', 'day', 'unallocated', 'customer', 'fundAccount', 'stage']}
        sections={[
          {
            title: t('section.payer'),
            fields: ['payerName', 'payerAccount', 'payerBank', 'method', 'serialNo', 'summary'],
          },
          {
            title: t('section.claim'),
            fields: ['claimedAmount', 'allocated', 'refunded', 'claimer', 'claimedAt', 'confirmer', 'confirmedOn'],
          },
          {
            title: t('section.stamps'),
            fields: ['source', 'ourCompany', 'isPosted', 'remark', 'createdBy', 'createdAt', 'updatedAt'],
          },
        ]}
        tabs={['attachments']}
        related={(row) => [{ key: 'story', title: t('story.entries'), content: <Story id={row.id} /> }]}
        actions={[
          { action: 'claim', label: t('desk.open'), rank: 'primary', run: ({ id }) => void go(deskOf(id)) },
          { action: 'confirm', label: t('desk.confirm'), rank: 'primary', run: ({ id }) => void go(deskOf(id)) },
          { action: 'refund', label: t('refund.title'), rank: 'more', danger: true, run: setRefunding },
        ]}
      />
      {refunding && <RefundForm row={refunding} close={() => setRefunding(undefined)} />}
    </>
  )
}

export default ReceiptDetail
