import { useState, type ReactNode } from 'react'
import { expense, Reimburse } from '@srm/api/expense'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import { Skeleton } from '@/ui/states.tsx'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { reimbursePaths } from '../expense.paths.ts'
import { useExpenseText, useReimburseText } from '../expense.texts.ts'
import { useStart } from '../use-start.ts'
import { firstLine, LinesInput, totalOf } from './lines.input.tsx'
import { OffsetPlan } from './offset.plan.tsx'

const { project, purpose } = Reimburse.fields

const projectOf = ({ project: of }: Values): string | null => {
  if (typeof of === 'string') return of
  return typeof of === 'object' && of !== null && 'id' in of ? String(of.id) : null
}

const ReimburseEdit = (): ReactNode => {
  const t = useReimburseText()
  const shared = useExpenseText()
  const { payee, loans, isPending } = useStart()
  const [lines] = useState(() => [firstLine()])
  const asked = useQueryDefaults('project')
  if (isPending) return <Skeleton rows={6} />
  return (
    <DocumentEditor
      record={Reimburse}
      calls={expense.reimburse}
      paths={reimbursePaths}
      docType="reimburse"
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ lines, ...payee, ...asked }}
      facts={{ project, purpose }}
      counted={(values) => ({ amount: totalOf(values['lines']) })}
      aside={(values) => <OffsetPlan loans={loans} project={projectOf(values)} total={totalOf(values['lines'])} />}
      sections={[
        { title: t('section.lines'), fields: [{ name: 'lines', lines: LinesInput }] },
        { title: t('section.basic'), fields: ['purpose', 'project'] },
        { title: shared('section.payee'), fields: ['payeeName', 'payeeBank', 'payeeAccount'] },
        { title: shared('section.more'), fields: ['attachments', 'remark'] },
      ]}
    />
  )
}

export default ReimburseEdit
