import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { SupplierApplication, type Remark } from '@srm/api/onboarding'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { useApplicationText } from '../onboarding.texts.ts'
import styles from './review.module.css'

/** What an applicant can mend, in the order of their page. */
export const mendable = [
  'name',
  'type',
  'creditCode',
  'contactName',
  'contactPosition',
  'contactEmail',
  'legalPerson',
  'region',
  'address',
  'businessScope',
  'classifies',
  'licences',
  'accountName',
  'accountNo',
  'bankName',
  'branch',
  'remark',
] as const

type Props = { readonly remarks: readonly Remark[]; readonly change: (remarks: readonly Remark[]) => void }

/** Remarks by field: where, and what to do about it. */
export const RemarkLines = ({ remarks, change }: Props): ReactNode => {
  const t = useApplicationText()
  const say = useLabel()
  const options = mendable.map((path) => ({ value: path, label: say(metaOf(SupplierApplication.fields[path]).label) }))
  const set = (index: number, some: Partial<Remark>): void =>
    change(remarks.map((one, at) => (at === index ? { ...one, ...some } : one)))
  return (
    <div className={styles.part}>
      <span>{t('remarks')}</span>
      {remarks.map(({ path, text }, index) => (
        // eslint-disable-next-line react/no-array-index-key -- a remark is nothing but its place and its words
        <div key={index} className={styles.remark}>
          <Select
            aria-label={t('remark.field')}
            value={path}
            options={options}
            onChange={(value: string) => set(index, { path: value })}
          />
          <Input
            aria-label={t('remark.text')}
            placeholder={t('remark.text')}
            maxLength={500}
            value={text}
            onChange={({ target }) => set(index, { text: target.value })}
          />
          <Button
            type="text"
            aria-label={t('remark.remove')}
            icon={<CloseOutlined aria-hidden />}
            onClick={() => change(remarks.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        onClick={() => change([...remarks, { path: 'licences', text: '' }])}
      >
        {t('remark.add')}
      </Button>
    </div>
  )
}
