import { Suspense, type ReactNode } from 'react'
import { z } from 'zod'
import type { FieldMeta, Kind } from '@srm/api/shared/field-meta'
import { FileView, Named } from '@srm/api/shared/fields'
import { formatAccount, formatAmount, formatDateTime, formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import styles from './field-view.module.css'
import { RegionName } from './region-name.tsx'
import { RowsView } from './rows-view.tsx'
import { slot } from './slots.ts'
import { Status } from './status.tsx'
import { useText } from './ui.texts.ts'

type Props = { readonly meta: FieldMeta; readonly value: unknown }
type View = (props: Props) => ReactNode

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const words = z.array(z.string()).catch([])
const named = Named.nullable().catch(null)
const files = z.array(FileView).catch([])
const range = z.object({ from: z.string(), to: z.string() }).nullable().catch(null)
const place = z.object({ address: z.string() }).nullable().catch(null)

const NameView: View = ({ value }) => named.parse(value)?.name
const AmountView: View = ({ value }) => formatAmount(word(value))

const BoolView: View = ({ value }) => {
  const t = useText()
  return value === true ? t('yes') : t('no')
}

const ChoiceView: View = ({ meta, value }) => {
  const say = useLabel()
  const found = meta.choices?.find((choice) => choice.value === value)
  if (!found) return word(value)
  return found.color ? <Status color={found.color}>{say(found.label)}</Status> : say(found.label)
}

const DictView: View = ({ meta, value }) => slot('dictName', { of: meta.of ?? '', value: word(value) })

const MultiDictView: View = ({ meta, value }) => (
  <span className={styles.list}>
    {words.parse(value).map((one) => (
      <DictView key={one} meta={meta} value={one} />
    ))}
  </span>
)

const FilesView: View = ({ meta, value }) =>
  slot('fileList', { files: files.parse(value), images: meta.kind === 'images' })

const TagsView: View = ({ value }) => (
  <span className={styles.list}>
    {words.parse(value).map((tag) => (
      <span key={tag} className={styles.tag}>
        {tag}
      </span>
    ))}
  </span>
)

const RangeView: View = ({ value }) => {
  const found = range.parse(value)
  return found && `${found.from} ~ ${found.to}`
}

const LinkView: View = ({ value }) => (
  <a className={styles.link} href={word(value)} target="_blank" rel="noreferrer">
    {word(value)}
  </a>
)

const views: Partial<Record<Kind, View>> = {
  longText: ({ value }) => <span className={styles.long}>{word(value)}</span>,
  money: ({ value }) => <span className={styles.amount}>{formatMoney(word(value))}</span>,
  quantity: AmountView,
  integer: AmountView,
  percent: ({ value }) => `${word(value)}%`,
  dateTime: ({ value }) => formatDateTime(word(value)),
  dateRange: RangeView,
  bool: BoolView,
  choice: ChoiceView,
  dict: DictView,
  multiDict: MultiDictView,
  ref: NameView,
  person: NameView,
  department: NameView,
  region: ({ value }) => <RegionName code={word(value)} />,
  bankAccount: ({ value }) => formatAccount(word(value)),
  url: LinkView,
  location: ({ value }) => place.parse(value)?.address,
  attachments: FilesView,
  images: FilesView,
  color: ({ value }) => <Status color={word(value)}>{word(value)}</Status>,
  tags: TagsView,
  rows: ({ meta, value }) => <RowsView meta={meta} value={value} View={FieldView} />,
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Shows a value the way its kind is shown everywhere. */
export const FieldView = ({ meta, value }: Props): ReactNode => {
  if (isEmpty(value) && meta.kind !== 'rows') return <span className={styles.empty}>—</span>
  const View = views[meta.kind]
  return <Suspense fallback={null}>{View ? <View meta={meta} value={value} /> : word(value)}</Suspense>
}
