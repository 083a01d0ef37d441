import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { shanghaiTime } from '@srm/api/shared/date'
import { onLanguage } from '@/lib/i18n.ts'
import type { InputProps } from './slots.ts'

onLanguage((language) => dayjs.locale(language === 'en' ? 'en' : 'zh-cn'))

type Range = { readonly from: string; readonly to: string }
const day = (value: Dayjs): string => value.format('YYYY-MM-DD')

export const DateInput = ({ meta, value, onChange, ...rest }: InputProps<string>): ReactNode => {
  const withTime = meta.kind === 'dateTime'
  return (
    <DatePicker
      {...rest}
      style={{ width: '100%' }}
      showTime={withTime ? { format: 'HH:mm' } : false}
      value={value ? dayjs(value) : null}
      onChange={(next: Dayjs | null) => {
        if (!next) onChange?.(undefined)
        else onChange?.(withTime ? shanghaiTime(next.toDate()) : day(next))
      }}
    />
  )
}

export const DateRangeInput = ({ id, value, onChange, disabled }: InputProps<Range>): ReactNode => (
  <DatePicker.RangePicker
    {...(id && { id: { start: id } })}
    style={{ width: '100%' }}
    disabled={disabled ?? false}
    value={value ? [dayjs(value.from), dayjs(value.to)] : null}
    onChange={(next) => {
      const [from, to] = next ?? []
      onChange?.(from && to ? { from: day(from), to: day(to) } : undefined)
    }}
  />
)
