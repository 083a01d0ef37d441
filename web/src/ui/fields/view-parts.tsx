import type { ReactNode } from 'react'
import { z } from 'zod'
import { isWebAddress } from '@srm/api/shared/checks'
import type { FieldMeta } from '@srm/api/shared/field-meta'
import { FileView, NamedRef } from '@srm/api/shared/fields'
import { formatAccount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { slot, type KnownRef } from '../slots.ts'
import { Status } from '../status.tsx'
import { useUiText } from '../ui.texts.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './field-view.module.css'
import { useText } from './fields.texts.ts'
import { idOf, nameOf } from './ref/known-names.ts'
import { PersonChip } from './ref/person-chip.tsx'
import { useRefOptions } from './ref/ref-options.ts'

type Props = { readonly of: string; readonly value: KnownRef }

const Looked = ({ of, value }: Props): ReactNode => {
  const { options } = useRefOptions(of, '', true)
  return options.find(({ id }) => id === idOf(value))?.name ?? '…'
}

/** A filter, and some answers, carry ids alone; those are read with the choices at hand. */
const RefName = ({ of, value }: Props): ReactNode =>
  nameOf(value) ?? (of === 'department' ? slot('departmentName', { value }) : <Looked of={of} value={value} />)

export type ViewProps = { readonly meta: FieldMeta; readonly value: unknown; readonly compact?: boolean }
export type View = (props: ViewProps) => ReactNode

export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

export const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const words = z.array(z.string()).catch([])
const known = z.union([NamedRef, z.string()]).nullable().catch(null)
const knowns = z.array(z.union([NamedRef, z.string()])).catch([])
const files = z.array(FileView).catch([])
const range = z.object({ from: z.string(), to: z.string() }).nullable().catch(null)
const degrees = z.number().nullable().catch(null)
export const place = z.object({ address: z.string(), lat: degrees, lng: degrees }).nullable().catch(null)

/** As many as a line has room for, and how many more there are. */
const shownInLine = 3

type SeveralProps<T> = {
  readonly items: readonly T[]
  readonly compact: boolean | undefined
  readonly keyOf: (item: T) => string
  readonly show: (item: T) => ReactNode
}

const Several = <T,>({ items, compact = false, keyOf, show }: SeveralProps<T>): ReactNode => {
  const shown = compact ? items.slice(0, shownInLine) : items
  return (
    <span className={styles.list} data-compact={compact}>
      {shown.map((item) => (
        <span key={keyOf(item)}>{show(item)}</span>
      ))}
      {items.length > shown.length && <span className={styles.more}>+{items.length - shown.length}</span>}
    </span>
  )
}

export const LongView: View = ({ value, compact }) => (
  <span className={compact ? styles.line : styles.long}>{word(value)}</span>
)

export const NameView: View = ({ meta, value }) => {
  const found = known.parse(value)
  return found && <RefName of={meta.of ?? ''} value={found} />
}

const PersonOf = ({ value }: { readonly value: KnownRef }): ReactNode =>
  typeof value === 'string' ? slot('personName', { value }) : <PersonChip name={value.name} />

export const PersonView: View = ({ value }) => {
  const found = known.parse(value)
  return found && <PersonOf value={found} />
}

export const PeopleView: View = ({ value, compact }) => (
  <Several items={knowns.parse(value)} compact={compact} keyOf={idOf} show={(one) => <PersonOf value={one} />} />
)

export const NamesView: View = ({ meta, value, compact }) => (
  <Several
    items={knowns.parse(value)}
    compact={compact}
    keyOf={idOf}
    show={(one) => (
      <span className={styles.tag}>
        <RefName of={meta.of ?? ''} value={one} />
      </span>
    )}
  />
)

export const BoolView: View = ({ value }) => {
  const t = useUiText()
  return value === true ? t('yes') : t('no')
}

export const ChoiceView: View = ({ meta, value }) => {
  const say = useLabel()
  const found = meta.choices?.find((choice) => choice.value === value)
  if (!found) return word(value)
  return found.color ? <Status color={found.color}>{say(found.label)}</Status> : say(found.label)
}

export const DictView: View = ({ meta, value }) => slot('dictName', { of: meta.of ?? '', value: word(value) })

export const MultiDictView: View = ({ meta, value, compact }) => (
  <Several
    items={words.parse(value)}
    compact={compact}
    keyOf={(one) => one}
    show={(one) => <DictView meta={meta} value={one} />}
  />
)

export const FilesView: View = ({ meta, value, compact = false }) =>
  slot('fileList', { files: files.parse(value), images: meta.kind === 'images', compact })

export const TagsView: View = ({ meta, value, compact }) => {
  const label = useLabel()
  const wordOf = (tag: string): string => {
    const choice = meta.choices?.find((one) => one.value === tag)
    return choice ? label(choice.label) : tag
  }
  return (
    <Several
      items={words.parse(value)}
      compact={compact}
      keyOf={(tag) => tag}
      show={(tag) => <span className={styles.tag}>{wordOf(tag)}</span>}
    />
  )
}

export const RangeView: View = ({ value }) => {
  const found = range.parse(value)
  return found && <span className={styles.amount}>{`${found.from} ~ ${found.to}`}</span>
}

const schemes: Partial<Record<FieldMeta['kind'], string>> = { mobile: 'tel:', email: 'mailto:' }

/** In a cell the row itself is a link, so a link inside it answers alone. */
export const LinkView: View = ({ meta, value, compact }) => {
  const address = (schemes[meta.kind] ?? '') + word(value)
  const shown = meta.kind === 'url' && compact ? word(value).replace(/^(https?:)?\/\/(www\.)?/, '') : word(value)
  if (!isWebAddress(address)) return shown
  return (
    <a
      className={styles.link}
      href={address}
      {...(meta.kind === 'url' && { target: '_blank', rel: 'noreferrer' })}
      onClick={(event) => event.stopPropagation()}
    >
      {shown}
    </a>
  )
}

const Copied = ({ text, shown, compact }: { text: string; shown: string; compact: boolean | undefined }): ReactNode => (
  <span className={styles.amount}>
    {shown}
    {!compact && <CopyButton text={text} />}
  </span>
)

export const CreditCodeView: View = ({ value, compact }) => (
  <Copied text={word(value)} shown={word(value)} compact={compact} />
)

export const AccountView: View = ({ value, compact }) => (
  <Copied text={word(value)} shown={formatAccount(word(value))} compact={compact} />
)

export const RowCount = ({ value }: { readonly value: unknown }): ReactNode => {
  const t = useText()
  return t('line.count', { count: Array.isArray(value) ? value.length : 0 })
}
