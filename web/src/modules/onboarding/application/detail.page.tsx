import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { onboarding, SupplierApplication } from '@srm/api/onboarding'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { DocumentApprovals } from '@/modules/approval/index.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { paths } from './application.paths.ts'
import { useApplicationText } from '../onboarding.texts.ts'
import { DecisionDialog, type Decision } from './decision.dialog.tsx'
import { ReviewPanel } from './review.panel.tsx'
import { ApplicationStageBar } from './stage.bar.tsx'

const { application } = onboarding

type PendingDecision = { readonly what: Decision; readonly row: Row }

const useTake = () => {
  const t = useApplicationText()
  return useMutate(application.take, { done: () => toast.success(t('taken')) })
}

const useSteps = (ask: (asked: PendingDecision) => void): RecordAction[] => {
  const t = useApplicationText()
  const { mutate: take } = useTake()
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
      rank: 'secondary',
      when: ({ stage, status }) => stage === 'submitted' && status === 'draft',
      run: ({ id, version }) => take({ params: { id }, body: { version } }),
    },
    step('approve', { rank: 'primary', when: isWithUs }),
    step('giveBack', { rank: 'secondary', when: isWithUs }),
    step('reject', { danger: true }),
    step('duplicate', { rank: 'more' }),
  ]
}

const useSections = () => {
  const t = useApplicationText()
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
  const t = useApplicationText()
  const [asked, setAsked] = useState<PendingDecision>()
  const [params] = useSearchParams()
  const { data } = useRead(application.show, { params: { id: params.get('id') ?? '' } })
  const { mutate: take } = useTake()
  return (
    <>
      <RecordDetail
        record={SupplierApplication}
        calls={application}
        paths={paths}
        summary={['classifies', 'region', 'contactName', 'contactMobile', 'owner']}
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
        banner={
          data && (
            <ApplicationStageBar
              row={data}
              take={() => take({ params: { id: data.id }, body: { version: data.version } })}
              decide={(what) => setAsked({ what, row: data })}
            />
          )
        }
      />
      {asked && <DecisionDialog {...asked} close={() => setAsked(undefined)} />}
    </>
  )
}

export default ApplicationDetail
