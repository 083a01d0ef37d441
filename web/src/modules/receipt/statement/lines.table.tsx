import { Table, Tag, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import type { BankStatement } from '@srm/api/receipt'
import { formatMoney } from '@/lib/format.ts'
import { Muted } from '@/ui/layout.tsx'
import { useStatementText } from '../receipt.texts.ts'

type Line = BankStatement['lines'][number]

const colours = { new: 'green', known: 'default', doubtful: 'orange', closed: 'red' } as const

const useColumns = (): TableColumnType<Line>[] => {
  const t = useStatementText()
  return [
    { title: t('col.day'), dataIndex: 'day', width: 110 },
    { title: t('col.payer'), dataIndex: 'payerName', width: 220, ellipsis: true },
    { title: t('col.amount'), align: 'right', width: 140, render: (_, { amount }) => formatMoney(amount) },
    { title: t('col.summary'), dataIndex: 'summary', width: 160, ellipsis: true },
    {
      title: t('col.state'),
      width: 200,
      render: (_, { state, note }) => (
        <>
          <Tag color={colours[state]}>{t(`state.${state}`)}</Tag>
          {note !== null && <Muted size="s">{note}</Muted>}
        </>
      ),
    },
  ]
}

type Props = {
  readonly lines: readonly Line[]
  readonly chosen: readonly number[]
  readonly choose: (rows: readonly number[]) => void
}

/** What the file says, with those chosen that are new and plainly a customer's. */
export const LinesTable = ({ lines, chosen, choose }: Props): ReactNode => (
  <Table
    size="small"
    rowKey="row"
    columns={useColumns()}
    dataSource={[...lines]}
    pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
    scroll={{ x: 'max-content' }}
    rowSelection={{
      selectedRowKeys: [...chosen],
      onChange: (keys) => choose(keys.map(Number)),
      getCheckboxProps: ({ state }) => ({ disabled: state === 'known' || state === 'closed' }),
    }}
  />
)
