import { createElement, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { FieldMeta } from '@srm/api/shared/field-meta'
import type { FileView, NamedRef } from '@srm/api/shared/fields'
import type { TransferProps, ViewsProps } from './record-list/list-slots.ts'

/** `V` is what a control can show, `E` what it hands on; they differ where an answer carries more than a request. */
export type InputProps<V, E = V> = {
  readonly meta: FieldMeta
  readonly id?: string
  readonly value?: V | undefined
  readonly onChange?: (value: E | undefined) => void
  readonly onBlur?: () => void
  readonly disabled?: boolean
  readonly status?: 'error' | 'warning'
  /** Says what the control is for where no visible label does, as in a cell or a filter. */
  readonly label?: string
  readonly autoFocus?: boolean
}

/** A request sends ids; an answer also carries the names. Controls take either and hand on ids. */
export type KnownRef = string | NamedRef
export type KnownFile = string | FileView

type One = ComponentType<InputProps<KnownRef, string>>
type Many = ComponentType<InputProps<readonly KnownRef[], string[]>>

/** A background job as the one who can say what it came to needs to know it. */
export type JobAt = { readonly id: string; readonly name: string; readonly state: string }

export type RecordAt = { readonly subject: string; readonly id: string }

/** Text in which people can be named; whoever is picked from the list is told apart from a mere word. */
export type MentionsProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onPick: (person: NamedRef) => void
  /** Those who can be named, when it is not everybody. */
  readonly only?: readonly string[] | undefined
  readonly max?: number
  readonly placeholder?: string
  /** Ctrl or ⌘ with Enter. */
  readonly send?: () => void
}

type Slots = {
  readonly person: One
  readonly persons: Many
  readonly personName: ComponentType<{ readonly value: KnownRef; readonly compact?: boolean }>
  readonly department: One
  readonly departments: Many
  readonly departmentName: ComponentType<{ readonly value: KnownRef }>
  readonly dict: ComponentType<InputProps<string>>
  readonly dicts: ComponentType<InputProps<readonly string[], string[]>>
  readonly dictName: ComponentType<{ readonly of: string; readonly value: string }>
  readonly files: ComponentType<InputProps<readonly KnownFile[], string[]>>
  readonly fileList: ComponentType<{
    readonly files: readonly FileView[]
    readonly images: boolean
    readonly compact?: boolean
  }>
  /** The sheets of a workbook; `otherwise` stands where they cannot be read. */
  readonly sheets: ComponentType<{ readonly file: FileView; readonly otherwise: ReactNode }>
  readonly timeline: ComponentType<RecordAt>
  /** Parts of the account centre other modules know about. */
  readonly noticePreferences: ComponentType
  readonly companyInfo: ComponentType
  readonly follow: ComponentType<RecordAt>
  readonly mentions: ComponentType<MentionsProps>
  readonly views: ComponentType<ViewsProps>
  readonly transfer: ComponentType<TransferProps>
  readonly jobs: ComponentType
  /** The bell in the header, and what comes with being told: toasts, the number in the title, what must be read. */
  readonly notices: ComponentType
  /** The opener of the palette that finds pages, records and actions. */
  readonly search: ComponentType
  /** Where everybody can say something about the product. */
  readonly feedback: ComponentType
  /** Notes that a record was opened; shows nothing. */
  readonly visit: ComponentType<RecordAt>
  readonly jobResult: ComponentType<{ readonly job: JobAt }>
}

export type SlotFillings = Partial<Slots>

const filled: { -readonly [K in keyof Slots]?: Slots[K] } = {}

/** Parts of the kit that need data are filled by the module that owns the data. */
export const fillSlots = (fillings: SlotFillings): void => {
  Object.assign(filled, fillings)
}

export type SlotProps<K extends keyof Slots> = ComponentProps<Slots[K]>

/** What fills a slot, or nothing where no module does. */
export const slot = <K extends keyof Slots>(name: K, props: SlotProps<K>): ReactNode => {
  const filling = filled[name] as ComponentType<object> | undefined
  return filling ? createElement(filling, props) : null
}
