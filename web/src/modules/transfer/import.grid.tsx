import { Table, Tooltip, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import type { PreviewSheet } from '@srm/api/transfer'
import styles from './transfer.module.css'
import { useText } from './transfer.texts.ts'

/** Messages by `row:column` of one sheet. */
export type Wrong = ReadonlyMap<string, string>
type Line = PreviewSheet['rows'][number]

const width = 160

/** A red cell says what is wrong when it is pointed at or reached by the keyboard. */
const CellView = ({ text, wrong }: { readonly text: string; readonly wrong: string | undefined }): ReactNode =>
  wrong === undefined ? (
    text
  ) : (
    <Tooltip title={wrong} trigger={['hover', 'focus']}>
      <button type="button" className={styles.wrong} aria-label={`${text} ${wrong}`}>
        {text || '　'}
      </button>
    </Tooltip>
  )

type Props = { readonly sheet: PreviewSheet; readonly wrong: Wrong; readonly onlyWrong: boolean }

/** Ten thousand rows stay quick: only those in sight are drawn. */
export const PreviewGrid = ({ sheet, wrong, onlyWrong }: Props): ReactNode => {
  const t = useText()
  const red = new Set([...wrong.keys()].map((key) => Number(key.split(':')[0])))
  const columns: TableColumnType<Line>[] = [
    { key: 'row', title: t('preview.row'), dataIndex: 'row', width: 64, fixed: 'left' },
    ...sheet.columns.map((column, index): TableColumnType<Line> => ({
      key: column.key,
      title: column.required ? `${column.label} *` : column.label,
      width,
      ellipsis: true,
      render: (_, { row, cells }) => <CellView text={cells[index] ?? ''} wrong={wrong.get(`${row}:${column.key}`)} />,
    })),
  ]
  return (
    <Table<Line>
      aria-label={t('preview.label')}
      virtual
      size="small"
      rowKey="row"
      pagination={false}
      columns={columns}
      dataSource={onlyWrong ? sheet.rows.filter(({ row }) => red.has(row)) : sheet.rows}
      scroll={{ x: 64 + sheet.columns.length * width, y: 360 }}
    />
  )
}
