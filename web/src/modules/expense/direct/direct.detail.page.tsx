import { useState, type ReactNode } from 'react'
import { expense, Expense, voidFields } from '@srm/api/expense'
import type { Input } from '@srm/api/endpoint'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { directPaths } from '../expense.paths.ts'
import { useExpenseText, useDirectText } from '../expense.texts.ts'

type Body = Input<typeof expense.direct.void>['body']

const VoidForm = ({ row, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = useDirectText()
  const { id, version } = row
  const { mutateAsync } = useMutate(expense.direct.void, { silent: true, done: () => toast.success(t('void.done')) })
  return (
    <SideForm
      title={t('void.title')}
      groups={[{ fields: voidFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body })}
      close={close}
    />
  )
}

const ExpenseDetail = (): ReactNode => {
  const t = useDirectText()
  const shared = useExpenseText()
  const [voided, setVoided] = useState<Row>()
  return (
    <>
      <DocumentDetail
        record={Expense}
        calls={expense.direct}
        paths={directPaths}
        docType="expense"
        summary={['kind', 'amount', 'project', 'budgetItem', 'stage', 'status']}
        sections={[
          {
            title: t('section.basic'),
            fields: ['purpose', 'tax', 'date', 'fundAccount', 'supplier', 'owner', 'department', 'remark'],
          },
          { title: shared('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
        ]}
        tabs={['invoices', 'attachments']}
        actions={[{ action: 'void', label: t('void.title'), rank: 'more', danger: true, run: setVoided }]}
      />
      {voided && <VoidForm row={voided} close={() => setVoided(undefined)} />}
    </>
  )
}

export default ExpenseDetail
