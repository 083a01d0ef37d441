import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { toast } from '@/lib/toast.ts'
import { FieldView } from '../fields/field-view.tsx'
import { fieldOf, type RecordShape, type Row } from '../record-shape.ts'
import { useDetailText } from '../ui.texts.ts'
import styles from './record-detail.module.css'

const word = (value: unknown): string => (typeof value === 'string' ? value : '')

export const codeOf = (row: Row): string => word(row['code'])
export const titleOf = (record: RecordShape, row: Row): string => word(row[record.title])

const Code = ({ code }: { code: string }): ReactNode => {
  const t = useDetailText()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code)
    toast.success(t('copied', { code }))
  }
  return (
    <span className={styles.code}>
      {code}
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={t('copyCode')}
        title={t('copyCode')}
        onClick={() => void copy()}
      />
    </span>
  )
}

type Props = { readonly record: RecordShape; readonly row: Row }

export const HeadStatus = ({ record, row }: Props): ReactNode =>
  'status' in record.all && <FieldView meta={metaOf(fieldOf(record.all, 'status'))} value={row['status']} />

/** Beside the title: the number one quotes on the phone, and how the record stands. */
export const HeadNote = ({ record, row }: Props): ReactNode => (
  <>
    <Code code={codeOf(row)} />
    <HeadStatus record={record} row={row} />
  </>
)
