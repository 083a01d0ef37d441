import { Select } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dictionary } from '@srm/api/dictionary'
import { useCall } from '@/lib/query.ts'
import type { InputProps } from '@/ui/slots.ts'
import styles from './dictionary.module.css'
import { useText } from './dictionary.texts.ts'
import { flatten, indented } from './option.tree.ts'

/** Offers the enabled options, and the way to the page where a missing one is added. */
export const OptionPicker = ({ meta, value, onChange, ...rest }: InputProps<string>): ReactNode => {
  const t = useText()
  const of = meta.of ?? ''
  const { data = [], isLoading } = useCall(dictionary.tree, { query: { selTypeName: of } })
  const options = flatten(data)
    .filter(({ option }) => option.status === 'enabled' || option.value === value)
    .map(({ option, depth }) => ({
      value: option.value,
      label: option.optionName,
      shown: indented(option.optionName, depth),
    }))
  return (
    <Select
      {...rest}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      options={options}
      value={value}
      onChange={(next: string | undefined) => onChange?.(next)}
      optionRender={({ data: { shown } }) => shown}
      popupRender={(menu) => (
        <>
          {menu}
          <Link className={styles.addLink} to={`/other/indexList?activeId=${encodeURIComponent(of)}`} target="_blank">
            {t('newOption')}
          </Link>
        </>
      )}
    />
  )
}
