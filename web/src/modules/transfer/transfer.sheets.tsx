import { Table, Tabs, type TableColumnType } from 'antd'
import { useState, type ReactNode } from 'react'
import { shownColumns, shownRows, transfer, type BookSheet } from '@srm/api/transfer'
import { useRead } from '@/lib/api/query.ts'
import type { SlotProps } from '@/ui/slots.ts'
import { Skeleton } from '@/ui/states.tsx'
import styles from './transfer.module.css'
import { useText } from './transfer.texts.ts'

type Line = BookSheet['rows'][number]

const width = 140
const numbers = 56

/** As spreadsheets name their columns: A to Z, then AA. */
export const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)

/** What stands above and below the grid in a window as high as the screen. */
const around = 250

const columnsOf = (count: number): TableColumnType<Line>[] => [
  { key: 'row', title: '', dataIndex: 'row', width: numbers, fixed: 'left', className: styles.number ?? '' },
  ...Array.from({ length: count }, (_, index): TableColumnType<Line> => ({
    key: letterOf(index),
    title: letterOf(index),
    width,
    ellipsis: true,
    render: (__, { cells }) => <span title={cells[index]}>{cells[index]}</span>,
  })),
]

const Grid = ({ sheet }: { readonly sheet: BookSheet }): ReactNode => {
  const t = useText()
  const count = Math.max(1, ...sheet.rows.map(({ cells }) => cells.length))
  return (
    <>
      <Table<Line>
        aria-label={sheet.name}
        virtual
        size="small"
        rowKey="row"
        pagination={false}
        columns={columnsOf(count)}
        dataSource={sheet.rows}
        scroll={{ x: numbers + count * width, y: Math.max(240, window.innerHeight - around) }}
        locale={{ emptyText: t('sheets.empty') }}
      />
      {sheet.more && <p className={styles.note}>{t('sheets.more', { rows: shownRows, columns: shownColumns })}</p>}
    </>
  )
}

/** The beginning of each sheet, read by the server: a workbook from outside is nothing to parse in the page. */
export const Sheets = ({ file, otherwise }: SlotProps<'sheets'>): ReactNode => {
  const t = useText()
  const [shown, setShown] = useState('0')
  const { data, error } = useRead(transfer.sheets, { params: { id: file.id } })
  if (error) return otherwise
  if (!data) return <Skeleton rows={8} />
  const sheet = data[Number(shown)]
  if (!sheet) return otherwise
  return (
    <section aria-label={t('sheets.label', { name: file.name })}>
      {data.length > 1 && (
        <Tabs
          size="small"
          activeKey={shown}
          onChange={setShown}
          items={data.map(({ name }, index) => ({ key: String(index), label: name }))}
        />
      )}
      <Grid key={shown} sheet={sheet} />
    </section>
  )
}
