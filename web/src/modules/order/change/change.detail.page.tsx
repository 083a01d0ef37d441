import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Input } from '@srm/api/endpoint'
import { order, OrderChange } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import { text } from '@srm/api/shared/fields'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { changePaths } from '../order.paths.ts'
import { ChangeLines } from './lines.view.tsx'
import { useChangeText } from '../order.texts.ts'

const path = ['draft', 'sent', 'agreed'] as const
const reasonFields = { reason: text('原因', 'Reason', { max: 200 }) }
type WithdrawBody = Input<typeof order.change.withdraw>['body']

const Banner = ({ row }: { readonly row: OrderChange }): ReactNode => {
  const t = useChangeText()
  const { stage, answerNote, amountBefore, amount, difference } = row
  return (
    <Stack gap={12}>
      {stage === 'refused' && <Alert type="warning" showIcon title={t('refused')} description={answerNote} />}
      <StageBar label={t('stage.label')} meta={metaOf(OrderChange.fields.stage)} value={stage} path={path} steps={{}} />
      <AmountRow>
        <Amount label={t('before')} amount={amountBefore} />
        <Amount label={t('after')} amount={amount} />
        <Amount label={t('difference')} amount={difference} tone={difference?.startsWith('-') ? 'good' : 'warning'} />
      </AmountRow>
    </Stack>
  )
}

const WithdrawForm = ({ row: { id, version }, close }: { row: Row; close: () => void }): ReactNode => {
  const t = useChangeText()
  const { mutateAsync } = useMutate(order.change.withdraw, {
    silent: true,
    done: () => toast.success(t('withdraw.done')),
  })
  return (
    <SideForm
      title={t('withdraw')}
      groups={[{ fields: reasonFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as WithdrawBody })}
      close={close}
      below={() => <Muted>{t('withdraw.hint')}</Muted>}
    />
  )
}

const ChangeDetail = (): ReactNode => {
  const t = useChangeText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(order.change.show, { params: { id } })
  const { mutate: resend } = useMutate(order.change.resend, { done: () => toast.success(t('resend.done')) })
  const [leaving, setLeaving] = useState<Row>()
  return (
    <>
      <DocumentDetail
        record={OrderChange}
        calls={order.change}
        paths={changePaths}
        docType="orderChange"
        summary={['order', 'supplier', 'project', 'versionNo', 'owner', 'status']}
        sections={[
          { title: t('section.answer'), fields: ['reason', 'signer', 'answerNote', 'sentAt', 'answeredAt'] },
          { title: t('section.stamps'), fields: ['department', 'createdBy', 'createdAt', 'updatedAt'] },
        ]}
        lead={data && <ChangeLines lines={data.lines} />}
        actions={[
          {
            action: 'resend',
            label: t('resend'),
            rank: 'secondary',
            run: ({ id: of, version }) => resend({ params: { id: of }, body: { version } }),
          },
          { action: 'withdraw', label: t('withdraw'), rank: 'more', danger: true, run: setLeaving },
        ]}
        banner={data && <Banner row={data} />}
      />
      {leaving && <WithdrawForm row={leaving} close={() => setLeaving(undefined)} />}
    </>
  )
}

export default ChangeDetail
