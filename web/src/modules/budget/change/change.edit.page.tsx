import { Suspense, useRef, type ReactNode } from 'react'
import { BudgetChange, budget } from '@srm/api/budget'
import { DraftWay, type DraftSubmission } from '@/modules/approval/index.ts'
import { toSent } from '@/ui/form-values.ts'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import type { Row } from '@/ui/record-shape.ts'
import { Skeleton } from '@/ui/states.tsx'
import { changePaths } from '../budget.paths.ts'
import { useChangeText } from '../budget.texts.ts'
import { LinesInput } from './lines.input.tsx'

const { project, reason } = BudgetChange.fields

/** What the flow may depend on; what is still empty is not said. */
const factsOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(toSent({ project, reason }, values)).filter(([, value]) => value !== undefined))

const isSubmittable = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))

const ChangeEdit = (): ReactNode => {
  const t = useChangeText()
  const draft = useRef<DraftSubmission>(null)
  return (
    <RecordEditor
      record={BudgetChange}
      calls={budget.change}
      paths={changePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ lines: [{ from: null }], ...useQueryDefaults('project') }}
      submission={{
        isOpen: isSubmittable,
        problem: () => (draft.current ? draft.current.problem() : t('loadingFlow')),
        send: async (id) => (await draft.current?.send(id)) ?? changePaths.detail(id),
      }}
      aside={(values) => (
        <Suspense fallback={<Skeleton rows={4} />}>
          <DraftWay docType="budgetChange" facts={factsOf(values)} ref={draft} />
        </Suspense>
      )}
      sections={[
        { title: t('section.basic'), fields: ['project', 'reason', 'attachments'] },
        { title: t('section.lines'), fields: [{ name: 'lines', lines: LinesInput }] },
      ]}
    />
  )
}

export default ChangeEdit
