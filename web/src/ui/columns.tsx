import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import { FieldView } from './field-view.tsx'
import { fieldOf, type RecordShape, type Row } from './record-shape.ts'
import styles from './record-table.module.css'

const numbers: readonly Kind[] = ['money', 'quantity', 'percent', 'integer']
const widths: Partial<Record<Kind, number>> = {
  code: 120,
  dateTime: 152,
  date: 112,
  choice: 88,
  bool: 80,
  person: 88,
  department: 128,
  money: 152,
  integer: 104,
  percent: 96,
  creditCode: 184,
  mobile: 136,
  region: 168,
}
const usual = 104
/** The title gets what the others leave, but never less than a name needs. */
const titleWidth = 200

const widthOf = (record: RecordShape, name: string): number =>
  name === record.title ? titleWidth : (widths[metaOf(fieldOf(record.all, name)).kind] ?? usual)

/** Narrower than this the table scrolls inside its frame. */
export const leastWidth = (record: RecordShape, columns: readonly string[]): number =>
  columns.reduce((total, name) => total + widthOf(record, name), 0)

const order = (sort: string, name: string): 'ascend' | 'descend' | null => {
  if (sort === name) return 'ascend'
  return sort === `-${name}` ? 'descend' : null
}

type Options = {
  readonly record: RecordShape
  readonly columns: readonly string[]
  readonly sort: string
  readonly say: (label: Label) => string
  readonly open: (row: Row) => string
}

/** Columns follow from the record: label, width, alignment and look come with the kind of the field. */
export const columnsOf = ({ record, columns, sort, say, open }: Options): TableColumnType<Row>[] =>
  columns.map((name) => {
    const meta = metaOf(fieldOf(record.all, name))
    return {
      key: name,
      dataIndex: name,
      title: say(meta.label),
      ...(name !== record.title && { width: widthOf(record, name) }),
      align: numbers.includes(meta.kind) ? 'right' : 'left',
      ellipsis: meta.kind !== 'choice',
      ...(record.sort.includes(name) && { sorter: true, sortOrder: order(sort, name) }),
      render: (value: unknown, row) =>
        name === record.title ? (
          <Link className={styles.title} to={open(row)} onClick={(event) => event.stopPropagation()}>
            <FieldView meta={meta} value={value} />
          </Link>
        ) : (
          <FieldView meta={meta} value={value} />
        ),
    }
  })
