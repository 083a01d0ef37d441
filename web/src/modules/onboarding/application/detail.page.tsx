import { Suspense, useState, type ReactNode } from 'react'
import { onboarding, SupplierApplication } from '@srm/api/onboarding'
import { useMutate } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { DocumentApprovals } from '@/modules/approval/index.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { paths } from './application.paths.ts'
import { useText } from './application.texts.ts'
import { DecisionDialog, type Decision } from './decision.dialog.tsx'
import { ReviewPanel } from './review.panel.tsx'

const { application } = onboarding

type PendingDecision = { readonly what: Decision; readonly row: Row }

const useSteps = (ask: (asked: PendingDecision) => void): RecordAction[] => {
  const t = useText()
  const { mutate: take } = useMutate(application.take, { done: () => toast.success(t('taken')) })
  const step = (what: Decision, more: Partial<RecordAction> = {}): RecordAction => ({
    action: 'review',
    label: t(what),
    run: (row) => ask({ what, row }),
    ...more,
  })
  const isWithUs = ({ stage }: Row): boolean => stage !== 'returned'
  return [
    {
      action: 'review',
      label: t('take'),
      when: ({ stage, status }) => stage === 'submitted' && status === 'draft',
      run: ({ id, version }) => take({ params: { id }, body: { version } }),
    },
    step('approve', { when: isWithUs }),
    step('giveBack', { when: isWithUs }),
    step('reject', { danger: true }),
    step('duplicate'),
  ]
}

const useSections = () => {
  const t = useText()
  return [
    {
      title: t('section.company'),
      fields: [
        'creditCode',
        'legalPerson',
        'type',
        'address',
        'phone',
        'website',
        'registeredCapital',
        'establishedOn',
        'businessScope',
      ],
    },
    { title: t('section.contact'), fields: ['contactPosition', 'contactEmail', 'referrer', 'remark'] },
    { title: t('section.bank'), fields: ['accountName', 'accountNo', 'bankName', 'branch'] },
    { title: t('section.result'), fields: ['opinion', 'supplier', 'duplicateOf', 'decidedAt', 'mended'] },
    {
      title: t('section.trail'),
      fields: ['source', 'submittedAt', 'agreementVersion', 'agreedAt', 'ip', 'userAgent', 'updatedAt'],
    },
  ] as const
}

const ApplicationDetail = (): ReactNode => {
  const t = useText()
  const [asked, setAsked] = useState<PendingDecision>()
  return (
    <>
      <RecordDetail
        record={SupplierApplication}
        calls={application}
        paths={paths}
        summary={['stage', 'classifies', 'region', 'contactName', 'contactMobile', 'owner']}
        sections={useSections()}
        tabs={['licences', 'offers']}
        related={(row) => [
          { key: 'review', title: t('tab.review'), content: <ReviewPanel row={row} /> },
          {
            key: 'approvals',
            title: t('tab.approvals'),
            content: (
              <Suspense>
                <DocumentApprovals docType="supplierApplication" docId={row.id} />
              </Suspense>
            ),
          },
        ]}
        actions={useSteps(setAsked)}
      />
      {asked && <DecisionDialog {...asked} close={() => setAsked(undefined)} />}
    </>
  )
}

export default ApplicationDetail
