import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import { supplier } from '@srm/api/supplier'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import styles from './supplier.module.css'
import { useSupplierText } from './supplier.texts.ts'
import { DuplicateList } from './duplicate.list.tsx'

const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Says while one is still typing that the supplier is known already. */
export const DuplicateNotice = ({ id }: { readonly id: string | undefined }): ReactNode => {
  const t = useSupplierText()
  const name = word(Form.useWatch('name'))
  const creditCode = word(Form.useWatch('creditCode'))
  const phone = word(Form.useWatch('phone'))
  const asked = useDebounced(JSON.stringify({ name, creditCode, phone }))
  const body = JSON.parse(asked) as { name: string; creditCode: string; phone: string }
  const enabled = body.name.length > 1 || body.creditCode.length === 18 || body.phone.length > 6
  const { data = [] } = useRead(supplier.supplier.duplicates, { body: { ...body, ...(id && { id }) } }, { enabled })
  if (!enabled || data.length === 0) return null
  return (
    <div className={styles.notice}>
      <Alert
        type="warning"
        showIcon
        title={t('duplicates.title')}
        description={
          <>
            {t('duplicates.hint')}
            <DuplicateList duplicates={data} />
          </>
        }
      />
    </div>
  )
}
