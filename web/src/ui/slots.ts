import { createElement, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { FieldMeta } from '@srm/api/shared/field-meta'
import type { FileView, Named } from '@srm/api/shared/fields'

export type InputProps<V> = {
  readonly meta: FieldMeta
  readonly id?: string
  readonly value?: V | undefined
  readonly onChange?: (value: V | undefined) => void
  readonly onBlur?: () => void
  readonly disabled?: boolean
}

type Slots = {
  readonly person: ComponentType<InputProps<Named>>
  readonly department: ComponentType<InputProps<Named>>
  readonly dict: ComponentType<InputProps<string>>
  readonly dictName: ComponentType<{ readonly of: string; readonly value: string }>
  readonly files: ComponentType<InputProps<FileView[]>>
  readonly fileList: ComponentType<{ readonly files: readonly FileView[]; readonly images: boolean }>
  readonly timeline: ComponentType<{ readonly subject: string; readonly id: string }>
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
