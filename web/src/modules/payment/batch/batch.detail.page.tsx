import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { payment, PaymentBatch } from '@srm/api/payment'
import { metaOf } from '@srm/api/shared/field-meta'
import { saveFile } from '@/lib/api/save-file.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { batchPaths } from '../payment.paths.ts'
import { useBatchText } from '../payment.texts.ts'
import { ConfirmBatchDialog } from './confirm.dialog.tsx'
import { ImportDialog } from './import.dialog.tsx'
import { Transfers } from './transfers.tab.tsx'

type Step = 'confirm' | 'import'

const useActions = (open: (step: Step) => void): RecordAction[] => {
  const t = useBatchText()
  const may = useCan()
  const { mutate: take } = useMutate(payment.batch.file, {
    done: ({ name, content }) => {
      saveFile(name, new Blob([content], { type: 'text/csv' }))
      toast.success(t('file.done'))
    },
  })
  const isPaying = ({ stage }: Row): boolean => stage === 'paying'
  const ofResult: RecordAction[] = [
    {
      action: '',
      label: t('file'),
      rank: 'primary',
      when: isPaying,
      run: ({ id, version }) => take({ params: { id }, body: { version } }),
    },
    { action: '', label: t('import'), rank: 'secondary', when: isPaying, run: () => open('import') },
  ]
  return [
    { action: 'confirm', label: t('confirm'), rank: 'primary', run: () => open('confirm') },
    ...(may('paymentBatch:result') ? ofResult : []),
  ]
}

const BatchDetail = (): ReactNode => {
  const t = useBatchText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(payment.batch.show, { params: { id } })
  const [step, setStep] = useState<Step>()
  const close = (): void => setStep(undefined)
  return (
    <>
      <RecordDetail
        record={PaymentBatch}
        calls={payment.batch}
        paths={batchPaths}
        summary={['fundAccount', 'day', 'count', 'total', 'owner', 'confirmedBy']}
        sections={[
          { title: t('section.basic'), fields: ['company', 'confirmedAt', 'exportedAt', 'remark'] },
          { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
        ]}
        lead={
          <Panel title={t('transfers')}>
            <Transfers batchId={id} />
          </Panel>
        }
        actions={useActions(setStep)}
        banner={
          data && (
            <StageBar
              label={t('stage.label')}
              meta={metaOf(PaymentBatch.fields.stage)}
              value={data.stage}
              path={['making', 'paying', 'done']}
              steps={{}}
            />
          )
        }
      />
      {step === 'confirm' && data && <ConfirmBatchDialog row={data} close={close} />}
      {step === 'import' && <ImportDialog batchId={id} close={close} />}
    </>
  )
}

export default BatchDetail
