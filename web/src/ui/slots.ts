import { createElement, type ComponentProps, type ComponentType, type ReactNode, type Ref } from 'react'
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
  /** Shows its choices at once, as a cell wants it; controls without choices take no notice. */
  readonly isOpen?: boolean
  /** What an empty control stands for, where that is not plain from its kind. */
  readonly placeholder?: string
}

/** A request sends ids; an answer also carries the names. Controls take either and hand on ids. */
export type KnownRef = string | NamedRef
export type KnownFile = string | FileView

type One = ComponentType<InputProps<KnownRef, string>>
type Many = ComponentType<InputProps<readonly KnownRef[], string[]>>

/** A background job as the one who can say what it came to needs to know it. */
export type JobAt = { readonly id: string; readonly name: string; readonly state: string }

/** Records to be put on paper: one on its page, or those chosen in a list. */
export type PaperProps = {
  readonly subject: string
  readonly ids: readonly string[]
  /** Opens the sheet the browser prints; only the page of a record has one. */
  readonly print?: () => void
}

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

/** Controls and texts of field kinds that need data. */
type FieldSlots = {
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
  readonly mentions: ComponentType<MentionsProps>
}

/** What the form of a document needs to hand it in. */
export type DraftSubmission = {
  /** What keeps it from being handed in, as far as that is known. */
  readonly problem: () => string | undefined
  /** Hands the saved document in and says where its approval is shown. */
  readonly send: (docId: string) => Promise<string>
}

type DocumentAt = { readonly docType: string; readonly docId: string }

/** Parts of the page and the form of a document that is approved. */
type DocumentSlots = {
  readonly approvals: ComponentType<DocumentAt>
  /** Hands it in: shows its way first. */
  readonly submission: ComponentType<DocumentAt & { readonly close: () => void; readonly submitted?: () => unknown }>
  /** The way it will go, beside the form. */
  readonly draftWay: ComponentType<{
    readonly docType: string
    readonly facts: Readonly<Record<string, unknown>>
    readonly ref: Ref<DraftSubmission>
  }>
}

/** Parts of a record's list and page. */
type RecordSlots = {
  readonly timeline: ComponentType<RecordAt>
  readonly follow: ComponentType<RecordAt>
  /** Shows one record to people who would not see it; only for records that have an owner. */
  readonly share: ComponentType<RecordAt>
  /** What it came from and what came from it. */
  readonly links: ComponentType<RecordAt>
  /** Notes that a record was opened; shows nothing. */
  readonly visit: ComponentType<RecordAt>
  /** The ways to put records on paper; without it the browser's own printing is all there is. */
  readonly paper: ComponentType<PaperProps>
  readonly views: ComponentType<ViewsProps>
  readonly transfer: ComponentType<TransferProps>
}

/** Parts of the header and of the account centre. */
type ShellSlots = {
  readonly noticePreferences: ComponentType
  readonly companyInfo: ComponentType
  readonly jobs: ComponentType
  readonly jobResult: ComponentType<{ readonly job: JobAt }>
  /** The bell in the header, and what comes with being told: toasts, the number in the title, what must be read. */
  readonly notices: ComponentType
  /** The opener of the palette that finds pages, records and actions. */
  readonly search: ComponentType
  /** The entry by which everybody can say something about the product, and what it opens. */
  readonly feedback: ComponentType<{ readonly className?: string | undefined; readonly chosen: () => void }>
  readonly feedbackForm: ComponentType
}

type Slots = FieldSlots & RecordSlots & DocumentSlots & ShellSlots

export type SlotFillings = Partial<Slots>

const filled: { -readonly [K in keyof Slots]?: Slots[K] } = {}

/** Parts of the kit that need data are filled by the module that owns the data. */
export const fillSlots = (fillings: SlotFillings): void => {
  Object.assign(filled, fillings)
}

/** Takes everything out and answers how to put it back, for whoever draws a part of the kit alone. */
export const emptySlots = (): (() => void) => {
  const before = { ...filled }
  for (const name of Object.keys(filled) as (keyof Slots)[]) Reflect.deleteProperty(filled, name)
  return () => fillSlots(before)
}

export type SlotProps<K extends keyof Slots> = ComponentProps<Slots[K]>

/** What fills a slot, or nothing where no module does. */
export const slot = <K extends keyof Slots>(name: K, props: SlotProps<K>): ReactNode => {
  const filling = filled[name] as ComponentType<object> | undefined
  return filling ? createElement(filling, props) : null
}
