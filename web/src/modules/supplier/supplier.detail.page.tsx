import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Supplier, supplier, type MoveKind } from '@srm/api/supplier'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { MoveBanner } from './lifecycle/move.banner.tsx'
import { MoveDialog } from './lifecycle/move.dialog.tsx'
import { SubmitMove } from './lifecycle/move.steps.tsx'
import { SupplierStageBar } from './lifecycle/stage.bar.tsx'
import { useMoveText, useSupplierText } from './supplier.texts.ts'
import { supplierPaths } from './supplier.paths.ts'
import { useSupplierTabs } from './supplier.tabs.tsx'

const isEnabled = ({ status }: Readonly<Record<string, unknown>>): boolean => status === 'enabled'

const isPotential = ({ lifecycle, status }: Readonly<Record<string, unknown>>): boolean =>
  lifecycle === 'potential' && status === 'enabled'

const useSteps = (move: (kind?: MoveKind) => void): RecordAction[] => {
  const t = useSupplierText()
  const say = useMoveText()
  const may = useCan()
  const { mutate: disable } = useMutate(supplier.supplier.disable, { done: () => toast.success(t('disabled')) })
  const { mutate: enable } = useMutate(supplier.supplier.enable, { done: () => toast.success(t('enabled')) })
  return [
    {
      action: '',
      label: say('qualify'),
      rank: 'primary',
      when: (row) => isPotential(row) && may('supplierMove:create'),
      run: () => move('qualify'),
    },
    {
      action: '',
      label: say('open'),
      rank: 'secondary',
      when: () => may('supplierMove:create'),
      run: () => move(),
    },
    {
      action: 'update',
      label: t('disable'),
      rank: 'more',
      when: isEnabled,
      run: ({ id, version }) => disable({ params: { id }, body: { version } }),
    },
    {
      action: 'update',
      label: t('enable'),
      rank: 'more',
      when: (row) => !isEnabled(row),
      run: ({ id, version }) => enable({ params: { id }, body: { version } }),
    },
  ]
}

type Name = keyof typeof Supplier.all

const sectionsOf = (t: ReturnType<typeof useSupplierText>): { title: string; fields: Name[] }[] => [
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
  const t = useSupplierText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const tabs = useSupplierTabs(id)
  const { data } = useRead(supplier.supplier.show, { params: { id } })
  // Which supplier it is about: another one may be shown in the same tab.
  const [moving, setMoving] = useState<{ readonly id: string; readonly kind: MoveKind | undefined }>()
  const [submitting, setSubmitting] = useState<string>()
  const actions = useSteps((kind) => setMoving({ id, kind }))
  return (
    <>
      <RecordDetail
        record={Supplier}
        calls={supplier.supplier}
        paths={supplierPaths}
        summary={['grade', 'classifies', 'phone', 'owner', 'certificateExpiresOn']}
        sections={sectionsOf(t)}
        related={() => tabs}
        actions={actions}
        banner={
          data && (
            <>
              <MoveBanner row={data} />
              <SupplierStageBar supplierId={id} stage={data.lifecycle} move={(kind) => setMoving({ id, kind })} />
            </>
          )
        }
      />
      {moving?.id === id && (
        <MoveDialog supplierId={id} kind={moving.kind} close={() => setMoving(undefined)} toSubmit={setSubmitting} />
      )}
      {submitting && <SubmitMove id={submitting} close={() => setSubmitting(undefined)} />}
    </>
  )
}

export default SupplierDetail
