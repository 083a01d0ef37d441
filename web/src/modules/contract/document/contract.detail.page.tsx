import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { contract, Contract } from '@srm/api/contract'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { VoidDialog } from '@/modules/approval/index.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { contractPaths } from '../contract.paths.ts'
import { useContractActions } from './contract.actions.ts'
import { useContractTabs } from './contract.tabs.tsx'
import { useDocumentText } from '../contract.texts.ts'
import { ContractBanner, useStanding, useWays } from './standing.tsx'
import { StepForm, type Step } from './steps.tsx'

type Section = { readonly title: string; readonly fields: (keyof typeof Contract.all)[] }

const useSections = (): Section[] => {
  const t = useDocumentText()
  return [
    { title: t('section.parties'), fields: ['ourCompany', 'counterparty', 'contactName', 'contactPhone', 'parent'] },
    {
      title: t('section.money'),
      fields: [
        'amountKind',
        'amountExTax',
        'tax',
        'taxRate',
        'firstAmount',
        'deposit',
        'retentionRate',
        'startDate',
        'isAutoRenewed',
        'noticeDays',
        'penalty',
      ],
    },
    {
      title: t('section.signing'),
      fields: [
        'signDate',
        'signer',
        'sealNo',
        'copies',
        'sealedPages',
        'keeper',
        'storagePlace',
        'archiveNo',
        'archivedAt',
      ],
    },
    { title: t('section.opening'), fields: ['openingSignDate', 'openingInvoiced', 'openingSettled'] },
    {
      title: t('section.stamps'),
      fields: [
        'type',
        'template',
        'versionNo',
        'creditReason',
        'department',
        'createdBy',
        'createdAt',
        'updatedAt',
        'remark',
      ],
    },
  ]
}

/** What was opened over the page, and which contract it is about: another one may be shown in the same tab. */
type OpenDialog = { readonly id: string } & ({ readonly kind: 'step'; readonly step: Step } | { readonly kind: 'void' })

type DialogProps = {
  readonly row: Contract
  readonly opened: OpenDialog
  readonly missing: readonly string[]
  readonly close: () => void
}

const Dialogs = ({ row, opened, missing, close }: DialogProps): ReactNode => {
  if (opened.kind === 'step') return <StepForm row={row} missing={missing} step={opened.step} close={close} />
  return (
    <Suspense>
      <VoidDialog
        docType="contract"
        docId={row.id}
        name={row.name}
        voided={() => refreshFamily(contract.contract.list, [row.id])}
        close={close}
      />
    </Suspense>
  )
}

const ContractDetail = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(contract.contract.show, { params: { id } }, { enabled: id !== '' })
  const standing = useStanding(id)
  const [opened, setOpened] = useState<OpenDialog>()
  const begin = (step: Step): void => setOpened({ id, kind: 'step', step })
  const ways = useWays(standing.data, begin)
  const actions = useContractActions({
    ways,
    standing: standing.data,
    begin,
    end: () => setOpened({ id, kind: 'void' }),
  })
  const tabs = useContractTabs(data)
  return (
    <>
      <DocumentDetail
        record={Contract}
        calls={contract.contract}
        paths={contractPaths}
        docType="contract"
        summary={['side', 'counterparty', 'project', 'endDate', 'owner', 'status']}
        sections={useSections()}
        related={() => tabs}
        actions={actions}
        banner={data && <ContractBanner row={data} ways={ways} begin={begin} />}
      />
      {opened?.id === id && data && (
        <Dialogs
          row={data}
          opened={opened}
          missing={standing.data?.missingPapers ?? []}
          close={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

export default ContractDetail
