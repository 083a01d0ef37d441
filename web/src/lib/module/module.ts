import type { ComponentType } from 'react'
import type { Label } from '@srm/api/shared/label'

export type Page = {
  readonly path: `/${string}`
  readonly title: Label
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** Without this permission the page is neither in the menu nor shown. */
  readonly permission?: string
  /** The menu entry that is lit while this page is open, when it is not the page's own. */
  readonly under?: string
  /** Each query is a page of its own, in a tab of its own. */
  readonly dynamicNewTab?: boolean
  /** The kind of record it shows, by the `id` of its address. */
  readonly subject?: string
}

export type MenuEntry = {
  readonly group: Label
  readonly path: string
  readonly title: Label
  readonly icon: ComponentType
  readonly permission?: string
}

/** Something to do that is not a page: the palette offers it to whoever may. */
export type Action = {
  readonly key: string
  readonly title: Label
  readonly icon: ComponentType
  readonly permission?: string
  /** Leads to a page, or is done at once. */
  readonly to?: string
  readonly run?: () => unknown
}

export type Finding = { readonly id: string; readonly code: string; readonly name: string }
export type FoundKind = {
  readonly subject: string
  readonly label: Label
  readonly items: readonly Finding[]
  readonly more: boolean
}

/** Looks for records of every kind; whoever owns the call fills it in. */
export type FindRecords = (keyword: string, signal: AbortSignal) => Promise<readonly FoundKind[]>

/** A part of the home page. Sizes are cells of a grid of twelve columns. */
export type Widget = {
  /** Never given to another: arrangements name it. */
  readonly type: string
  readonly title: Label
  readonly icon: ComponentType
  readonly permission?: string
  readonly size: { readonly w: number; readonly h: number; readonly minW?: number; readonly minH?: number }
  /** Where all of it is shown. */
  readonly to?: string
  readonly load: () => Promise<ComponentType>
}

export type WebModule = {
  readonly name: string
  readonly pages: readonly Page[]
  readonly menu: readonly MenuEntry[]
  readonly actions: readonly Action[]
  readonly widgets: readonly Widget[]
  readonly find?: FindRecords | undefined
}
