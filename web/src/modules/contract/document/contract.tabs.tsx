import type { ReactNode } from 'react'
import { contract, Contract, ContractBorrow } from '@srm/api/contract'
import { label } from '@srm/api/shared/label'
import { metaOf } from '@srm/api/shared/field-meta'
import { useCan } from '@/lib/session/can.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Panel } from '@/ui/page.tsx'
import type { RelatedTab } from '@/ui/record-detail/record-tabs.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { State } from '@/ui/states.tsx'
import { ChangesTab } from '../change/changes.tab.tsx'
import { borrowPaths, contractPaths } from '../contract.paths.ts'
import { PlansTab } from '../plan/plans.tab.tsx'
import { ClausesTab } from './clauses.tab.tsx'
import styles from './document.module.css'
import { useDocumentText } from '../contract.texts.ts'

/** Files written together with the contract, and the copy both sides sealed. */
const Files = ({ row }: { readonly row: Contract }): ReactNode => {
  const t = useDocumentText()
  if (row.attachments.length + row.sealedFiles.length === 0) return <State title={t('noFiles')} />
  const list = (title: string, name: 'attachments' | 'sealedFiles'): ReactNode =>
    row[name].length > 0 && (
      <Panel title={title}>
        <div className={styles.padded}>
          <FieldView meta={metaOf(Contract.fields[name])} value={row[name]} />
        </div>
      </Panel>
    )
  return (
    <>
      {list(t('sealed'), 'sealedFiles')}
      {list(t('attachments'), 'attachments')}
    </>
  )
}

const Lines = ({ row }: { readonly row: Contract }): ReactNode => {
  const t = useDocumentText()
  if (row.lines.length === 0) return <State title={t('lines.none')} />
  return (
    <Panel>
      <div className={styles.padded}>
        <FieldView meta={metaOf(Contract.fields.lines)} value={row.lines} />
      </div>
    </Panel>
  )
}

const supplement = label('补充协议与子合同', 'Supplement')

const Supplements = ({ id }: { readonly id: string }): ReactNode => (
  <RelatedRecords
    record={Contract}
    noun={supplement}
    calls={contract.contract}
    by="parent"
    owner={id}
    columns={['name', 'code', 'type', 'amount', 'signDate', 'stage', 'status']}
    paths={contractPaths}
  />
)

const Borrows = ({ id }: { readonly id: string }): ReactNode => (
  <RelatedRecords
    record={ContractBorrow}
    calls={contract.borrow}
    by="contract"
    owner={id}
    columns={['title', 'borrower', 'purpose', 'borrowedOn', 'dueOn', 'returnedOn', 'stage']}
    paths={borrowPaths}
  />
)

/** What belongs to a contract, in the order one reads it. */
export const useContractTabs = (row: Contract | undefined): RelatedTab[] => {
  const t = useDocumentText()
  const may = useCan()
  if (!row) return []
  const { id, clauses, lines, attachments, sealedFiles } = row
  const hasBorrows = row.stage === 'archived' && may('contractBorrow:list')
  return [
    { key: 'clauses', title: t('clauses'), count: clauses.length, content: <ClausesTab row={row} /> },
    { key: 'plans', title: t('section.plans'), content: <PlansTab row={row} /> },
    { key: 'lines', title: t('lines'), count: lines.length, content: <Lines row={row} /> },
    ...(may('contractChange:list')
      ? [{ key: 'changes', title: t('tabs.changing'), content: <ChangesTab row={row} /> }]
      : []),
    {
      key: 'files',
      title: t('attachments'),
      count: attachments.length + sealedFiles.length,
      content: <Files row={row} />,
    },
    { key: 'related', title: t('related'), content: <Supplements id={id} /> },
    ...(hasBorrows ? [{ key: 'borrows', title: t('step.borrow'), content: <Borrows id={id} /> }] : []),
  ]
}
