import { Table } from 'antd'
import type { ReactNode } from 'react'
import { demand, PoolLine, type DemandLine, type DemandLinePart } from '@srm/api/demand'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useDocumentText } from '../demand.texts.ts'

type Props = { readonly id: string; readonly lines: readonly DemandLine[] }

/** What became of each line: who buys it and how far it has come. */
export const ProgressTab = ({ id, lines }: Props): ReactNode => {
  const t = useDocumentText()
  const read = useRead(demand.demand.progress, { params: { id } })
  const nameOf = (line: string): string => lines.find((one) => one.id === line)?.name ?? ''
  const stage = metaOf(PoolLine.fields.stage)
  return (
    <Await query={read} rows={3}>
      {(parts) =>
        parts.length === 0 ? (
          <State title={t('progress.empty')} />
        ) : (
          <Table<DemandLinePart>
            size="small"
            rowKey="id"
            pagination={false}
            scroll={{ x: 640 }}
            dataSource={[...parts]}
            columns={[
              { title: t('progress.line'), render: (_, part) => nameOf(part.line) },
              { title: t('progress.code'), dataIndex: 'code' },
              { title: t('progress.quantity'), render: (_, part) => plainDecimalText(part.quantity) },
              { title: t('progress.stage'), render: (_, part) => <FieldView meta={stage} value={part.stage} /> },
              { title: t('progress.buyer'), render: (_, part) => part.buyer ?? '—' },
            ]}
          />
        )
      }
    </Await>
  )
}
