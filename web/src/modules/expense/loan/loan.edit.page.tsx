import type { ReactNode } from 'react'
import { expense, Loan } from '@srm/api/expense'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import { Skeleton } from '@/ui/states.tsx'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { loanPaths } from '../expense.paths.ts'
import { useExpenseText, useLoanText } from '../expense.texts.ts'
import { useStart } from '../use-start.ts'
import { CreditNote } from './credit.note.tsx'

const { kind, amount, project, repayDate, purpose } = Loan.fields
const isAdvance = (values: Values): boolean => values['kind'] === 'project'

const LoanEdit = (): ReactNode => {
  const t = useLoanText()
  const shared = useExpenseText()
  const { payee, isPending } = useStart()
  const asked = useQueryDefaults('project')
  if (isPending) return <Skeleton rows={6} />
  return (
    <DocumentEditor
      record={Loan}
      calls={expense.loan}
      paths={loanPaths}
      docType="loan"
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: asked['project'] ? 'project' : 'float', ...payee, ...asked }}
      facts={{ kind, amount, project, repayDate, purpose }}
      sections={[
        {
          title: t('section.basic'),
          notice: () => <CreditNote />,
          fields: ['kind', { name: 'project', when: isAdvance }, 'amount', 'purpose', 'needDate', 'repayDate'],
        },
        { title: shared('section.payee'), fields: ['payeeName', 'payeeBank', 'payeeAccount'] },
        { title: shared('section.more'), fields: ['attachments', 'remark'] },
      ]}
    />
  )
}

export default LoanEdit
