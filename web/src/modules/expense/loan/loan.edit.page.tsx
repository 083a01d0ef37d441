import type { ReactNode } from 'react'
import { Alert } from 'antd'
import { expense, Loan } from '@srm/api/expense'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import { Skeleton } from '@/ui/states.tsx'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { punctuation } from '@/lib/i18n.ts'
import { loanPaths } from '../expense.paths.ts'
import { useExpenseText, useLoanText } from '../expense.texts.ts'
import { useStart } from '../use-start.ts'

/** What one owes and may still borrow, seen before anything is typed. */
const CreditNote = (): ReactNode => {
  const t = useLoanText()
  const { data } = useRead(expense.loan.credit, {})
  if (!data) return null
  const { limit, unsettled, count, overdue } = data
  if (overdue.length > 0) {
    const codes = overdue.map(({ code }) => code).join(punctuation('list'))
    return <Alert type="error" showIcon title={t('credit.overdue', { codes })} />
  }
  const left = Math.max(0, Number(limit) - Number(unsettled)).toFixed(2)
  return (
    <Alert
      type="info"
      title={t('credit.left', { amount: formatMoney(left) })}
      description={count > 0 ? t('credit.open', { amount: formatMoney(unsettled), count }) : undefined}
    />
  )
}

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
