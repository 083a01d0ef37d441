import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { Contract, contract, type ContractDirection } from '@srm/api/contract'
import { DraftWay, type DraftSubmission } from '@/modules/approval/index.ts'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import type { Row } from '@/ui/record-shape.ts'
import { Skeleton } from '@/ui/states.tsx'
import { contractPaths } from '../contract.paths.ts'
import { StartPanel } from '../editor/start.panel.tsx'
import { SumsPanel } from '../editor/sums.panel.tsx'
import { idOf } from '../editor/use-start.ts'
import { useContractSections } from './contract.sections.ts'
import { draftFacts } from './draft.facts.ts'
import { useDocumentText } from '../contract.texts.ts'

const isSubmittable = ({ status }: Row): boolean =>
  ['draft', 'returned', 'rejected', 'withdrawn'].includes(String(status))

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
  const draft = useRef<DraftSubmission>(null)
  const { remember, directionOf } = useDirections()
  const sections = useContractSections(directionOf)
  const begun = useQueryDefaults('type', 'project', 'customer', 'supplier', 'parent', 'ourCompany')
  return (
    <RecordEditor
      record={Contract}
      calls={contract.contract}
      paths={contractPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ ...defaults, ...begun }}
      submission={{
        isOpen: isSubmittable,
        problem: () => (draft.current ? draft.current.problem() : t('loadingFlow')),
        send: async (id) => (await draft.current?.send(id)) ?? contractPaths.detail(id),
      }}
      aside={(values) => (
        <>
          <StartPanel values={values} onDirection={remember} />
          <SumsPanel values={values} />
          <Suspense fallback={<Skeleton rows={4} />}>
            <DraftWay docType="contract" facts={draftFacts(values, directionOf(values))} ref={draft} />
          </Suspense>
        </>
      )}
      sections={sections}
    />
  )
}

export default ContractEdit
