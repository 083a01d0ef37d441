import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { acceptance, Acceptance } from '@srm/api/acceptance'
import { text } from '@srm/api/shared/fields'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { acceptancePaths } from '../acceptance.paths.ts'
import { AcceptanceBanner } from './acceptance.banner.tsx'
import { AcceptanceLines, Deductions } from './lines.tab.tsx'
import { RateForm } from './rate.form.tsx'
import { Signatures } from './signatures.tab.tsx'
import { useAcceptanceText } from '../acceptance.texts.ts'

type Step = 'reopen' | 'rate' | 'void'

const reasonFields = { reason: text('原因', 'Reason', { max: 200 }) }

const ReopenForm = ({ row: { id, version }, close }: { row: Acceptance; close: () => void }): ReactNode => {
  const t = useAcceptanceText()
  const { mutateAsync } = useMutate(acceptance.acceptance.reopen, {
    silent: true,
    done: () => toast.success(t('reopen.done')),
  })
  return (
    <SideForm
      title={t('reopen')}
      groups={[{ fields: reasonFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { reason: String(sent['reason']), version } })}
      close={close}
      below={() => <Muted>{t('reopen.hint')}</Muted>}
    />
  )
}

const VoidForm = ({ row: { id, version }, close }: { row: Acceptance; close: () => void }): ReactNode => {
  const t = useAcceptanceText()
  const { mutateAsync } = useMutate(acceptance.acceptance.void, {
    silent: true,
    done: () => toast.success(t('void.done')),
  })
  return (
    <SideForm
      title={t('void')}
      groups={[{ fields: reasonFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { reason: String(sent['reason']), version } })}
      close={close}
      below={() => <Muted>{t('void.hint')}</Muted>}
    />
  )
}

const useActions = (open: (step: Step) => void): RecordAction[] => {
  const t = useAcceptanceText()
  const { mutate: ask } = useMutate(acceptance.acceptance.requestSignature, {
    done: () => toast.success(t('send.done')),
  })
  const send: RecordAction['run'] = ({ id, version }) => ask({ params: { id }, body: { version } })
  const isFirst: NonNullable<RecordAction['when']> = ({ stage }) => stage === 'recording' || stage === 'objected'
  return [
    { action: 'requestSignature', label: t('send'), rank: 'primary', when: isFirst, run: send },
    {
      action: 'requestSignature',
      label: t('resend'),
      rank: 'secondary',
      when: (row) => !isFirst(row),
      run: send,
    },
    { action: 'rate', label: t('rate'), rank: 'primary', run: () => open('rate') },
    { action: 'reopen', label: t('reopen'), rank: 'more', danger: true, run: () => open('reopen') },
    { action: 'void', label: t('void'), rank: 'more', danger: true, run: () => open('void') },
  ]
}

/** What was there, and what was taken off for it. */
const Lead = ({ row }: { readonly row: Acceptance }): ReactNode => (
  <>
    <AcceptanceLines row={row} />
    {row.deductions.length > 0 && <Deductions row={row} />}
  </>
)

const AcceptanceDetail = (): ReactNode => {
  const t = useAcceptanceText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(acceptance.acceptance.show, { params: { id } })
  const [step, setStep] = useState<Step>()
  const close = (): void => setStep(undefined)
  return (
    <>
      <DocumentDetail
        record={Acceptance}
        calls={acceptance.acceptance}
        paths={acceptancePaths}
        docType="acceptance"
        summary={['order', 'supplier', 'project', 'acceptedOn', 'isFinal', 'owner', 'status']}
        sections={[
          {
            title: t('section.signer'),
            fields: ['contactName', 'contactMobile', 'signerName', 'signedAt', 'objection'],
          },
          {
            title: t('section.stamps'),
            fields: [
              'remark',
              'orderVersion',
              'settledAt',
              'isRated',
              'department',
              'createdBy',
              'createdAt',
              'updatedAt',
            ],
          },
        ]}
        tabs={['photos', 'attachments']}
        related={() => [{ key: 'signatures', title: t('signatures'), content: <Signatures id={id} /> }]}
        lead={data && <Lead row={data} />}
        actions={useActions(setStep)}
        banner={data && <AcceptanceBanner row={data} />}
      />
      {step === 'reopen' && data && <ReopenForm row={data} close={close} />}
      {step === 'void' && data && <VoidForm row={data} close={close} />}
      {step === 'rate' && <RateForm id={id} close={close} />}
    </>
  )
}

export default AcceptanceDetail
