import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { shanghaiTime } from '@srm/api/shared/date'
import { onLanguage } from '@/lib/i18n.ts'
import type { InputProps } from '@/ui/slots.ts'
import { passed } from './control-props.ts'
import { useText } from '../fields.texts.ts'

onLanguage((language) => dayjs.locale(language === 'en' ? 'en' : 'zh-cn'))

type Range = { readonly from: string; readonly to: string }
const day = (value: Dayjs): string => value.format('YYYY-MM-DD')

/** A moment is shown and entered as Shanghai's clock says, wherever the browser is. */
const clock = (value: string): Dayjs => dayjs(shanghaiTime(new Date(value)).slice(0, 19))
const moment = (value: Dayjs): string => `${value.format('YYYY-MM-DDTHH:mm')}:00.000+08:00`

const useDayPresets = () => {
  const t = useText()
  const today = dayjs()
  return [
    { label: t('date.today'), value: today },
    { label: t('date.tomorrow'), value: today.add(1, 'day') },
    { label: t('date.nextWeek'), value: today.add(7, 'day') },
    { label: t('date.monthEnd'), value: today.endOf('month') },
  ]
}

export const DateInput = (props: InputProps<string>): ReactNode => {
  const { meta, value, onChange } = props
  const presets = useDayPresets()
  const withTime = meta.kind === 'dateTime'
  return (
    <DatePicker
      {...passed(props)}
      {...(props.isOpen && { defaultOpen: true })}
      style={{ width: '100%' }}
      format={withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
      {...(withTime ? { showTime: { format: 'HH:mm' } } : { presets })}
      value={value ? (withTime ? clock(value) : dayjs(value)) : null}
      onChange={(next: Dayjs | null) => onChange?.(next ? (withTime ? moment(next) : day(next)) : undefined)}
    />
  )
}

type Unit = 'week' | 'month' | 'year'
const span = (unit: Unit, back = 0): [Dayjs, Dayjs] => {
  const inside = dayjs().subtract(back, unit)
  return [inside.startOf(unit), inside.endOf(unit)]
}

const useRangePresets = () => {
  const t = useText()
  return [
    { label: t('date.thisWeek'), value: span('week') },
    { label: t('date.thisMonth'), value: span('month') },
    { label: t('date.lastMonth'), value: span('month', 1) },
    { label: t('date.last30'), value: [dayjs().subtract(29, 'day'), dayjs()] as [Dayjs, Dayjs] },
    { label: t('date.thisYear'), value: span('year') },
  ]
}

export const DateRangeInput = (props: InputProps<Range>): ReactNode => {
  const { id, value, onChange } = props
  const { id: _, ...rest } = passed(props)
  return (
    <DatePicker.RangePicker
      {...rest}
      {...(id && { id: { start: id } })}
      style={{ width: '100%' }}
      presets={useRangePresets()}
      value={value ? [dayjs(value.from), dayjs(value.to)] : null}
      onChange={(next) => {
        const [from, to] = next ?? []
        onChange?.(from && to ? { from: day(from), to: day(to) } : undefined)
      }}
    />
  )
}

/** Two moments to compare with. Whole days are meant, so the second one ends its day. */
export const MomentRangeInput = (props: InputProps<readonly [string, string], [string, string]>): ReactNode => {
  const { value, onChange } = props
  const { id: _, ...rest } = passed(props)
  return (
    <DatePicker.RangePicker
      {...rest}
      style={{ width: '100%' }}
      presets={useRangePresets()}
      value={value ? [clock(value[0]), clock(value[1])] : null}
      onChange={(next) => {
        const [from, to] = next ?? []
        onChange?.(from && to ? [moment(from.startOf('day')), `${day(to)}T23:59:59.999+08:00`] : undefined)
      }}
    />
  )
}
