import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Supplier, supplier } from '@srm/api/supplier'
import { useCan } from '@/lib/can.tsx'
import { useMutate, useRead } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { MoveBanner } from './move.banner.tsx'
import { MoveDialog } from './move.dialog.tsx'
import { SubmitMove } from './move.steps.tsx'
import { useText as useMoveText } from './move.texts.ts'
import { supplierPaths } from './supplier.paths.ts'
import { useSupplierTabs } from './supplier.tabs.tsx'
import { useText } from './supplier.texts.ts'

const isEnabled = ({ status }: Readonly<Record<string, unknown>>): boolean => status === 'enabled'

const useSteps = (move: () => void): RecordAction[] => {
  const t = useText()
  const say = useMoveText()
  const may = useCan()
  const { mutate: disable } = useMutate(supplier.supplier.disable, { done: () => toast.success(t('disabled')) })
  const { mutate: enable } = useMutate(supplier.supplier.enable, { done: () => toast.success(t('enabled')) })
  return [
    { action: '', label: say('open'), when: () => may('supplierMove:create'), run: move },
    {
      action: 'update',
      label: t('disable'),
      when: isEnabled,
      run: ({ id, version }) => disable({ params: { id }, body: { version } }),
    },
    {
      action: 'update',
      label: t('enable'),
      when: (row) => !isEnabled(row),
      run: ({ id, version }) => enable({ params: { id }, body: { version } }),
    },
  ]
}

type Name = keyof typeof Supplier.all

const sectionsOf = (t: ReturnType<typeof useText>): { title: string; fields: Name[] }[] => [
  {
    title: t('section.company'),
    fields: [
      'creditCode',
      'legalPerson',
      'type',
      'shortName',
      'englishName',
      'establishedOn',
      'registeredCapital',
      'tags',
      'businessScope',
    ],
  },
  { title: t('section.reaching'), fields: ['region', 'email', 'website', 'serviceCities', 'location'] },
  {
    title: t('section.settling'),
    fields: ['taxpayerType', 'defaultTaxRate', 'invoiceTypes', 'paymentTerm', 'settlementMethod'],
  },
  {
    title: t('section.standing'),
    fields: ['score', 'cooperationCount', 'lastCooperatedOn', 'freezeScope', 'freezeUntil', 'blacklistReason'],
  },
  {
    title: t('section.stamps'),
    fields: ['department', 'stakeholders', 'source', 'createdBy', 'createdAt', 'updatedAt', 'remark', 'attachments'],
  },
]

const SupplierDetail = (): ReactNode => {
  const t = useText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const tabs = useSupplierTabs(id)
  const { data } = useRead(supplier.supplier.show, { params: { id } })
  // Which supplier it is about: another one may be shown in the same tab.
  const [moving, setMoving] = useState<string>()
  const [submitting, setSubmitting] = useState<string>()
  const actions = useSteps(() => setMoving(id))
  return (
    <>
      <RecordDetail
        record={Supplier}
        calls={supplier.supplier}
        paths={supplierPaths}
        summary={['lifecycle', 'grade', 'classifies', 'phone', 'owner', 'certificateExpiresOn', 'cooperationAmount']}
        sections={sectionsOf(t)}
        related={() => tabs}
        actions={actions}
        banner={data && <MoveBanner row={data} />}
      />
      {moving === id && <MoveDialog supplierId={id} close={() => setMoving(undefined)} toSubmit={setSubmitting} />}
      {submitting && <SubmitMove id={submitting} close={() => setSubmitting(undefined)} />}
    </>
  )
}

export default SupplierDetail
