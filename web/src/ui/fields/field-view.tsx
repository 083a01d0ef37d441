import { lazy, Suspense, type ReactNode } from 'react'
import type { Kind } from '@srm/api/shared/field-meta'
import { formatAmount, formatDateTime, formatMoney } from '@/lib/format.ts'
import { DateView } from './date-view.tsx'
import styles from './field-view.module.css'
import { RegionName } from './region/region-name.tsx'
import { RowsView } from './rows-view.tsx'
import { Status } from '../status.tsx'
import {
  AccountView,
  BoolView,
  isEmptyValue,
  ChoiceView,
  CreditCodeView,
  DictView,
  FilesView,
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
  word,
  type View,
  type ViewProps,
} from './view-parts.tsx'

const RichView = lazy(async () => ({ default: (await import('./rich/rich-view.tsx')).RichView }))
const LocationView = lazy(async () => ({ default: (await import('./location/location-view.tsx')).LocationView }))

const AmountView: View = ({ value }) => <span className={styles.amount}>{formatAmount(word(value))}</span>

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
