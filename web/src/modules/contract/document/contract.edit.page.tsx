import { useCallback, useState, type ReactNode } from 'react'
import { Contract, contract, type ContractDirection } from '@srm/api/contract'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { contractPaths } from '../contract.paths.ts'
import { StartPanel } from '../editor/start.panel.tsx'
import { SumsPanel } from '../editor/sums.panel.tsx'
import { idOf } from '../editor/use-start.ts'
import { useContractSections } from './contract.sections.ts'
import { useDocumentText } from '../contract.texts.ts'

/** What the flow may depend on, beside the direction of the type. */
const { fields } = Contract
const facts = {
  type: fields.type,
  project: fields.project,
  ourCompany: fields.ourCompany,
  customer: fields.customer,
  supplier: fields.supplier,
  amountKind: fields.amountKind,
  amount: fields.amount,
  taxRate: fields.taxRate,
}

const defaults = {
  amountKind: 'fixed',
  taxRate: '6.00',
  noticeDays: 30,
  isAutoRenewed: false,
  isOpening: false,
  lines: [],
  plans: [],
  clauses: [],
}

/** Which way a type buys or sells, as far as the form has asked. */
const useDirections = () => {
  const [known, setKnown] = useState<Readonly<Record<string, ContractDirection>>>({})
  const remember = useCallback(
    (type: string, direction: ContractDirection) => setKnown((before) => ({ ...before, [type]: direction })),
    [],
  )
  const directionOf = ({ type, direction }: Values): unknown => known[idOf(type) ?? ''] ?? direction
  return { remember, directionOf }
}

const ContractEdit = (): ReactNode => {
  const t = useDocumentText()
  const { remember, directionOf } = useDirections()
  const sections = useContractSections(directionOf)
  const directionFact = (values: Values): Values => {
    const direction = directionOf(values)
    return typeof direction === 'string' ? { direction } : {}
  }
  const begun = useQueryDefaults('type', 'project', 'customer', 'supplier', 'parent', 'ourCompany')
  return (
    <DocumentEditor
      record={Contract}
      calls={contract.contract}
      paths={contractPaths}
      docType="contract"
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ ...defaults, ...begun }}
      facts={facts}
      counted={directionFact}
      aside={(values) => (
        <>
          <StartPanel values={values} onDirection={remember} />
          <SumsPanel values={values} />
        </>
      )}
      sections={sections}
    />
  )
}

export default ContractEdit
