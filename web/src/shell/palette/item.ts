import type { ComponentType } from 'react'

/** One line of the palette: a page, an action or a record. */
export type Item = {
  readonly key: string
  readonly title: string
  /** What helps to tell it from others of the same name. */
  readonly note: string
  readonly icon: ComponentType
  readonly to?: string | undefined
  readonly run?: (() => unknown) | undefined
  /** A shorter way to the same. */
  readonly keys?: string | undefined
}

export type Group = { readonly key: string; readonly title: string; readonly items: readonly Item[] }

/** Records are asked for; pages and actions are at hand. */
export const isRecord = (item: Item | undefined): boolean => item?.key.startsWith('rec:') ?? false
