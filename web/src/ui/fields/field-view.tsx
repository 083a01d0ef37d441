import { lazy, type ReactNode, Suspense } from 'react'
import type { Kind } from '@srm/api/shared/field-meta'
import { shanghaiDay } from '@srm/api/shared/date'
import { formatAmount, formatDateTime, formatMoney } from '@/lib/format.ts'
import { Status } from '../status.tsx'
import { Muted } from '../layout.tsx'
import { RegionName } from './region/region-name.tsx'
import { RowsView } from './rows-view.tsx'
import {
  AccountView,
  BoolView,
  ChoiceView,
  CreditCodeView,
  DictView,
  FilesView,
  isEmptyValue,
  LinkView,
  LongView,
  MultiDictView,
  NamesView,
  NameView,
  PeopleView,
  PersonView,
  place,
  RangeView,
  RowCount,
  TagsView,
  type View,
  type ViewProps,
  word,
} from './view-parts.tsx'
import { useText } from './fields.texts.ts'
import styles from './field-view.module.css'

const msOfDay = 86_400_000

/** Days from today on; what has been is not counted. */
const daysTo = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${shanghaiDay(new Date())}T00:00:00Z`)) / msOfDay)

const DaysLeft = ({ day }: { readonly day: string }): ReactNode => {
  const t = useText()
  const left = daysTo(day)
  if (!(left >= 0)) return null
  return <Muted size="s">{left === 0 ? t('days.today') : t('days.left', { count: left })}</Muted>
}

/** A day; one people wait for says in a list how far away it is. */
const DateView = ({ meta, value, compact = false }: ViewProps): ReactNode => {
  const day = word(value)
  return compact && meta.isAwaited ? (
    <>
      {day} <DaysLeft day={day} />
    </>
  ) : (
    day
  )
}

const RichView = lazy(async () => ({ default: (await import('./rich/rich-view.tsx')).RichView }))
const LocationView = lazy(async () => ({ default: (await import('./location/location-view.tsx')).LocationView }))

const AmountView: View = ({ meta, value }) => (
  <span className={styles.amount}>{meta.isYear ? word(value) : formatAmount(word(value))}</span>
)

const PlaceView: View = ({ value, compact }) => {
  const found = place.parse(value)
  if (!found) return null
  const { address, lat, lng } = found
  if (compact || lat === null || lng === null) return <span className={compact ? styles.line : ''}>{address}</span>
  return <LocationView address={address} point={{ lat, lng }} />
}

const views: Partial<Record<Kind, View>> = {
  longText: LongView,
  richText: ({ value, compact }) => <RichView html={word(value)} compact={compact ?? false} />,
  money: ({ value }) => <span className={styles.amount}>{formatMoney(word(value))}</span>,
  quantity: AmountView,
  integer: AmountView,
  percent: ({ value }) => `${word(value)}%`,
  date: DateView,
  dateTime: ({ value }) => formatDateTime(word(value)),
  dateRange: RangeView,
  bool: BoolView,
  choice: ChoiceView,
  dict: DictView,
  multiDict: MultiDictView,
  ref: NameView,
  refs: NamesView,
  person: PersonView,
  persons: PeopleView,
  department: NameView,
  region: ({ value, compact }) => <RegionName code={word(value)} short={compact ?? false} />,
  mobile: LinkView,
  email: LinkView,
  url: LinkView,
  creditCode: CreditCodeView,
  bankAccount: AccountView,
  location: PlaceView,
  attachments: FilesView,
  images: FilesView,
  color: ({ value }) => <Status color={word(value)}>{word(value)}</Status>,
  tags: TagsView,
  rows: ({ meta, value, compact }) =>
    compact ? <RowCount value={value} /> : <RowsView meta={meta} value={value} View={FieldView} />,
}

/** Shows a value the way its kind is shown everywhere; `compact` keeps it to one line, as a cell wants it. */
export const FieldView = ({ meta, value, compact = false }: ViewProps): ReactNode => {
  if (isEmptyValue(value) && (meta.kind !== 'rows' || compact)) return <span className={styles.empty}>—</span>
  const Shown = views[meta.kind]
  return (
    <Suspense fallback={null}>{Shown ? <Shown meta={meta} value={value} compact={compact} /> : word(value)}</Suspense>
  )
}
