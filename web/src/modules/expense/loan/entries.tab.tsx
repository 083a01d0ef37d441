import { Table, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { expense, type LoanEntry } from '@srm/api/expense'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Await, State } from '@/ui/states.tsx'
import { reimbursePaths } from '../expense.paths.ts'
import { useLoanText } from '../expense.texts.ts'

const useColumns = (): TableColumnType<LoanEntry>[] => {
  const t = useLoanText()
  return [
    { title: t('col.day'), dataIndex: 'day', width: 120 },
    { title: t('col.kind'), render: (_, { kind }) => t(`entry.${kind}`), width: 120 },
    { title: t('col.amount'), render: (_, { amount }) => formatMoney(amount), align: 'right', width: 130 },
    {
      title: t('col.note'),
      render: (_, { note, reimburse }) => (
        <>
          {reimburse && <Link to={reimbursePaths.detail(reimburse.id)}>{reimburse.name}</Link>} {note}
        </>
      ),
    },
    { title: t('col.by'), dataIndex: 'by', width: 100 },
  ]
}

/** Every payment, offset and repayment of a loan. */
export const EntriesTab = ({ loanId }: { readonly loanId: string }): ReactNode => {
  const t = useLoanText()
  const columns = useColumns()
  const query = useRead(expense.loan.entries, { params: { id: loanId } })
  return (
    <Await query={query} rows={3}>
      {(entries) =>
        entries.length === 0 ? (
          <State title={t('entries.empty')} />
        ) : (
          <Table
            size="small"
            rowKey="id"
            pagination={false}
            columns={columns}
            dataSource={entries}
            scroll={{ x: 'max-content' }}
          />
        )
      }
    </Await>
  )
}
