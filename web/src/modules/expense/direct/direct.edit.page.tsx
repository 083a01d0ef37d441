import { useState, type ReactNode } from 'react'
import { expense, Expense } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { directPaths } from '../expense.paths.ts'
import { useExpenseText, useDirectText } from '../expense.texts.ts'
import { ProjectItemInput } from '@/modules/budget/index.ts'
import { controlOf, type Values } from '@/ui/record-form/sections.ts'

/** Lines of the budget of the project the form names. */
const itemControl = controlOf(ProjectItemInput)

const { kind, amount, project, supplier, purpose } = Expense.fields

/** What is only shared out among projects leaves no account. */
const isPaid = (values: Values): boolean => values['kind'] !== 'allocation'

const ExpenseEdit = (): ReactNode => {
  const t = useDirectText()
  const shared = useExpenseText()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <DocumentEditor
      record={Expense}
      calls={expense.direct}
      paths={directPaths}
      docType="expense"
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'bankFee', date: today, ...useQueryDefaults('project') }}
      facts={{ kind, amount, project, supplier, purpose }}
      sections={[
        {
          title: t('section.basic'),
          fields: [
            'project',
            { name: 'budgetItem', control: itemControl },
            'kind',
            'purpose',
            'amount',
            'tax',
            'date',
            { name: 'fundAccount', when: isPaid },
            'supplier',
          ],
        },
        { title: t('section.invoices'), fields: ['invoices'] },
        { title: shared('section.more'), fields: ['attachments', 'remark'] },
      ]}
    />
  )
}

export default ExpenseEdit
