import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Alert } from 'antd'
import { creditFields, crm, Customer } from '@srm/api/crm'
import type { Input } from '@srm/api/endpoint'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { punctuation } from '@/lib/i18n.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { customerPaths } from './crm.paths.ts'
import { useCrmText } from './crm.texts.ts'
import { useCustomerTabs } from './customer.tabs.tsx'
import { LogForm } from './follow-up/log.form.tsx'
import { LoseDialog } from './lose.dialog.tsx'
import { AnniversaryBanner } from './overview/anniversary.tsx'
import { useOwnerSteps } from './pool/owner.steps.tsx'

type Body = Input<typeof crm.credit.set>['body']

/** How much and how long a customer may owe us. */
const CreditForm = ({ row, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = useCrmText()
  const { mutateAsync } = useMutate(crm.credit.set, { silent: true, done: () => toast.success(t('credit.saved')) })
  const { id, version } = row
  return (
    <SideForm
      title={t('credit.set')}
      groups={[{ fields: creditFields }]}
      initial={{ creditLimit: row['creditLimit'], creditDays: row['creditDays'] }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body })}
      close={close}
    />
  )
}

/** Said before anything else where a customer owes us more, or for longer, than it may. */
const CreditNotice = ({ customerId }: { readonly customerId: string }): ReactNode => {
  const t = useCrmText()
  const { data } = useRead(crm.credit.show, { params: { id: customerId } })
  if (!data || data.warnings.length === 0) return null
  return (
    <Alert type="warning" showIcon title={t('credit.over')} description={data.warnings.join(punctuation('list'))} />
  )
}

const isEnabled = ({ status }: Row): boolean => status === 'enabled'
const isLost = ({ stage }: Row): boolean => stage === 'lost'

type DialogActions = {
  readonly log: () => void
  readonly lose: (row: Row) => void
  readonly credit: (row: Row) => void
}

const useSteps = ({ log, lose, credit }: DialogActions): RecordAction[] => {
  const t = useCrmText()
  const may = useCan()
  const { mutate: disable } = useMutate(crm.customer.disable, { done: () => toast.success(t('disabled')) })
  const { mutate: enable } = useMutate(crm.customer.enable, { done: () => toast.success(t('enabled')) })
  const { mutate: resume } = useMutate(crm.customer.resume, { done: () => toast.success(t('resumed')) })
  const at = ({ id, version }: Row) => ({ params: { id }, body: { version } })
  const more = { action: 'update', rank: 'more' } as const
  return [
    { action: 'update', label: t('log.open'), rank: 'primary', when: () => may('followUp:create'), run: log },
    { action: '', rank: 'more', label: t('credit.set'), when: () => may('customer:setCredit'), run: credit },
    { ...more, label: t('lose'), when: (row) => !isLost(row), run: lose },
    { ...more, label: t('resume'), when: isLost, run: (row) => resume(at(row)) },
    { ...more, label: t('disable'), when: isEnabled, run: (row) => disable(at(row)) },
    { ...more, label: t('enable'), when: (row) => !isEnabled(row), run: (row) => enable(at(row)) },
  ]
}

const sectionsOf = (t: ReturnType<typeof useCrmText>): { title: string; fields: (keyof typeof Customer.all)[] }[] => [
  {
    title: t('section.company'),
    fields: ['creditCode', 'shortName', 'parent', 'classify', 'industry', 'scale', 'source', 'tags'],
  },
  { title: t('section.reaching'), fields: ['phone', 'email', 'website', 'region', 'location'] },
  {
    title: t('section.events'),
    fields: ['annualEvents', 'typicalAttendees', 'annualBudget', 'preferredCities', 'paymentHabit'],
  },
  { title: t('section.credit'), fields: ['creditLimit', 'creditDays'] },
  {
    title: t('section.stamps'),
    fields: [
      'department',
      'ownedAt',
      'isLocked',
      'dealtAt',
      'pool',
      'pooledAt',
      'poolReason',
      'previousOwner',
      'lostReason',
      'status',
      'createdBy',
      'createdAt',
      'updatedAt',
      'remark',
      'attachments',
    ],
  },
]

const CustomerDetail = (): ReactNode => {
  const t = useCrmText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const tabs = useCustomerTabs(id)
  // Which customer it is about: another one may be shown in the same tab.
  const [logging, setLogging] = useState<string>()
  const [losing, setLosing] = useState<Row>()
  const owning = useOwnerSteps(id)
  const [crediting, setCrediting] = useState<Row>()
  const steps = useSteps({ log: () => setLogging(id), lose: setLosing, credit: setCrediting })
  return (
    <>
      <RecordDetail
        record={Customer}
        calls={crm.customer}
        paths={customerPaths}
        summary={['stage', 'level', 'owner', 'phone', 'lastFollowAt', 'nextFollowAt']}
        sections={sectionsOf(t)}
        related={() => tabs}
        actions={[...steps, ...owning.actions]}
        banner={
          <>
            <CreditNotice customerId={id} />
            <AnniversaryBanner customerId={id} />
          </>
        }
      />
      {owning.dialog}
      {logging === id && <LogForm customerId={id} close={() => setLogging(undefined)} />}
      {crediting?.id === id && <CreditForm row={crediting} close={() => setCrediting(undefined)} />}
      {losing?.id === id && <LoseDialog row={losing} close={() => setLosing(undefined)} />}
    </>
  )
}

export default CustomerDetail
