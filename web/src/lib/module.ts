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
}

export type MenuEntry = {
  readonly group: Label
  readonly path: string
  readonly title: Label
  readonly icon: ComponentType
  readonly permission?: string
}

export type WebModule = {
  readonly name: string
  readonly pages: readonly Page[]
  readonly menu: readonly MenuEntry[]
}
